import LegatoDrawing
import LegatoGL
import LegatoPlatform
import LegatoSoftware
import TestSupport
import Testing

/// Parity of cut items on both renderers.
@MainActor
@Suite(
    "Parity of cuts at planes", .serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable)
)
struct CutParityTests {
    @Test("Lists whose items are cut by planes agree with the software renderer", arguments: 1...12)
    func parity(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let list = PictureScene.random(seed: seed, count: 14, blends: seed % 2 == 0)
        let angle = Double.random(in: -3...3, using: &random)
        let line = CutLine(x: angle, y: 1, constant: -angle * 100 - 75)
        let fixture = try GLFixture(width: list.width, height: list.height)
        try fixture.expectParity(
            list.cut(along: line), usual: 4, largest: 4,
            because: "pictures and groups are rounded once more; " + Reason.rounding
        )
        let items = fixture.renderer.statistics.items
        _ = try draw(list, with: fixture.renderer)
        #expect(items <= 2 * fixture.renderer.statistics.items)
    }
}
