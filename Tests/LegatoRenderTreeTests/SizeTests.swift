import AllocationCounter
import Foundation
import LegatoGraphics
import LegatoMotion
import Testing

@testable import LegatoRenderTree

/// Memory of each layer.
///
/// The layer and each tree store a layer's values, and the layer and all trees together store its
/// animations: each added byte costs memory for every layer of a program.
struct SizeTests {
    @Test("A layer's state takes at most 152 bytes")
    func state() {
        #expect(MemoryLayout<LayerState>.stride <= 152)
    }

    @Test("Copies share rarely set values, and the transform, until one changes them")
    func sharing() {
        var state = LayerState()
        #expect(state.rare.storage === RareValues.fresh.storage)
        #expect(state.turned.storage === TransformValue.identity.storage)
        state.shadowOpacity = 0.5
        state.transform = CATransform3DMakeScale(2, 2, 1)
        var copy = state
        #expect(copy.rare.storage === state.rare.storage)
        #expect(copy.turned.storage === state.turned.storage)
        copy.shadowOpacity = 1
        copy.transform = CATransform3DIdentity
        #expect(state.shadowOpacity == 0.5)
        #expect(copy.turned.storage === TransformValue.identity.storage)
        #expect(CATransform3DEqualToTransform(state.transform, CATransform3DMakeScale(2, 2, 1)))
    }

    @Test(
        "An animation of one or two numbers is one allocation, and a change is a reference to it"
    )
    func animation() {
        func make() -> FrozenAnimation {
            FrozenAnimation(
                id: 1, path: PropertyPath(.position), timing: MediaTiming(duration: 1), easing: nil,
                spring: nil, ends: .vector(from: SIMD4(1, 2, 0, 0), to: SIMD4(3, 4, 0, 0), by: nil),
                isAdditive: false, isCumulative: false
            )
        }
        // The first instance also allocates shared values.
        _ = make()
        let before = bytesOfThisThread()
        let animation = make()
        #expect(bytesOfThisThread() - before <= 152)
        #expect(animation.path.property == .position)
        #expect(MemoryLayout<Commit.Change>.stride <= 24)
    }

    @Test(
        "An animation keeps its given ends, except for a third that has no effect"
    )
    func ends() {
        let vectors: [SIMD4<Double>?] = [
            nil, SIMD4(1, 0, 0, 0), SIMD4(1, -0.0, 0, 0), SIMD4(1, 2, 3, 4),
        ]
        for from in vectors {
            for to in vectors {
                for by in vectors {
                    let animation = FrozenAnimation(
                        id: 1, path: PropertyPath(.bounds), timing: MediaTiming(duration: 1),
                        easing: nil, spring: nil, ends: .vector(from: from, to: to, by: by),
                        isAdditive: false, isCumulative: false
                    )
                    guard case .vector(let a, let b, let c) = animation.ends else {
                        Issue.record("no vectors: \(animation.ends)")
                        continue
                    }
                    #expect(a.map(bits) == from.map(bits) && b.map(bits) == to.map(bits))
                    #expect(c == by || from != nil && to != nil)
                }
            }
        }
    }

    private func bits(_ vector: SIMD4<Double>) -> [UInt64] {
        (0..<4).map { vector[$0].bitPattern }
    }
}
