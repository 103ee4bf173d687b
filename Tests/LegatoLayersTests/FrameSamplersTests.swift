import Foundation
import Testing

@testable import LegatoLayers

/// Frame samplers.
@MainActor struct FrameSamplersTests {
    private final class Sampler: FrameSampler {
        let number: Int
        init(_ number: Int) { self.number = number }
        var wantsFrames: Bool { false }
        var nextFrameTime: CFTimeInterval? { nil }
        func sample(at time: CFTimeInterval, for shown: CFTimeInterval) {}
    }

    private func numbers(_ samplers: FrameSamplers) -> [Int] {
        samplers.living.compactMap { ($0 as? Sampler)?.number }
    }

    @Test("Samplers keep the order of their last insertion until removed")
    func order() {
        var samplers = FrameSamplers()
        let made = (0..<20).map(Sampler.init)
        for sampler in made { samplers.append(sampler) }
        samplers.append(made[0])
        samplers.remove(made[5])
        samplers.remove(made[5])
        withExtendedLifetime(made) {
            #expect(numbers(samplers) == [1, 2, 3, 4] + Array(6..<20) + [0])
        }
    }

    @Test("Samplers are not retained, and released ones leave at most as many empty entries")
    func lifetime() {
        var samplers = FrameSamplers()
        let kept = (0..<10).map(Sampler.init)
        for sampler in kept { samplers.append(sampler) }
        for number in 10..<10_000 { samplers.append(Sampler(number)) }
        for _ in 0..<1000 { samplers.append(kept[0]) }
        withExtendedLifetime(kept) { #expect(numbers(samplers) == Array(1..<10) + [0]) }
        #expect(samplers.storedCount <= 2 * kept.count + 1)
    }
}
