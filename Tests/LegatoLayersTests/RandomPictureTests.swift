import Foundation
import Legato
import LegatoDrawing
import LegatoGL
import LegatoRenderTree
import TestSupport
import Testing

/// Random trees of layers on both renderers.
@Suite(
    "Parity of random trees", .serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct RandomPictureTests {
    /// The differences between the renderers over many pictures.
    private struct Distance {
        var largest = 0
        var pixelsOver = 0
        var pixels = 0
        var worst: UInt64 = 0
    }

    private func compare(
        _ seeds: ClosedRange<UInt64>, _ parts: PictureParts, _ profile: OffscreenContext.Profile
    ) throws -> Distance {
        let context = try OffscreenContext(profile: profile)
        let renderer = try GLRenderer { context.load($0) }
        var total = Distance()
        for seed in stride(from: seeds.lowerBound, through: seeds.upperBound, by: 2) {
            var pictures = RandomPictures(seed: seed, parts: parts)
            let display = pictures.display(scale: seed % 3 == 0 ? 1.5 : 1)
            let expected = display.snapshot()
            let actual = try draw(display.displayList(), with: renderer)
            let found = PictureDifference(actual, expected, allowed: 1)
            total.pixels += expected.width * expected.height
            total.pixelsOver += found.pixelsOver
            if found.largest > total.largest {
                (total.largest, total.worst) = (found.largest, seed)
            }
            expectSame(
                actual, expected, tolerance: (2, 0),
                because: "coverage is computed in another order, so some values round otherwise",
                comment: "seed \(seed), \(profile)"
            )
        }
        print("seeds \(seeds), \(profile): \(total)")
        withExtendedLifetime(context) {}
        return total
    }

    /// Three hundred trees: the first half has no textures, and every second one is drawn with the
    /// other OpenGL variant.
    @Test(
        "Both renderers agree within two steps on three hundred random trees",
        arguments: OffscreenContext.Profile.allCases
    )
    func parity(profile: OffscreenContext.Profile) throws {
        let first: UInt64 = profile == .core33 ? 1 : 2
        for (seeds, parts) in [
            (first...150, [.gradients, .motion]), (150 + first...300, .everything),
        ] as [(ClosedRange<UInt64>, PictureParts)] {
            let found = try compare(seeds, parts, profile)
            #expect(found.pixelsOver * 10_000 <= found.pixels, "\(found)")
        }
    }

    @Test("The random trees use every drawn property")
    func coverage() {
        var used: [LayerProperty: Int] = [:]
        for seed in 151...300 as ClosedRange<UInt64> {
            var pictures = RandomPictures(seed: seed)
            _ = pictures.display()
            used.merge(pictures.used) { $0 + $1 }
        }
        let rare = LayerProperty.allCases.filter { used[$0, default: 0] < 3 }
        #expect(rare == [.isOpaque, .needsDisplayOnBoundsChange], "\(rare)")
    }
}
