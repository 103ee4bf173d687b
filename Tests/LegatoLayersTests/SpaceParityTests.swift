import Foundation
import Legato
import LegatoGL
import LegatoHeadless
import TestSupport
import Testing

/// Layers that share a space, on both renderers.
@Suite("Parity of 3D spaces", .serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct SpaceParityTests {
    @Test("Random trees in 3D look the same on both renderers")
    func parity() throws {
        let context = try OffscreenContext(profile: .core33)
        let renderer = try GLRenderer { context.load($0) }
        for seed in 1...10 as ClosedRange<UInt64> {
            var random = SeededRandom(seed: seed)
            let root = SpaceOracle.tree(&random, CGRect(x: 0, y: 0, width: 100, height: 100))
            let display = Vectors.display(scale: seed % 2 == 0 ? 1 : 2, [root])
            expectSame(
                try draw(display.displayList(), with: renderer), display.snapshot(),
                tolerance: (2, 0),
                because: "coverage is computed in another order, so some values round otherwise"
            )
        }
        withExtendedLifetime(context) {}
    }
}
