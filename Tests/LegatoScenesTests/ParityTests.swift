import Foundation
import Legato
import LegatoDrawing
import LegatoGL
import LegatoPlatform
import LegatoScenes
import LegatoSoftware
import TestSupport
import Testing

/// Compares the two renderers on the display lists of every scene.
@Suite(
    "Parity of the renderers", .serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct ParityTests {
    private nonisolated static let profiles =
        triesAllCases ? OffscreenContext.Profile.allCases : [.core33]

    // One renderer draws all scenes: its driver takes longer to compile the shaders than to draw.
    @Test(
        "Every scene looks the same on both renderers, in both kinds of OpenGL", arguments: profiles
    )
    func scenes(profile: OffscreenContext.Profile) throws {
        let context = try OffscreenContext(profile: profile)
        let renderer = try GLRenderer { context.load($0) }
        for id in DeterminismTests.golden.keys.sorted() {
            #expect(throws: Never.self, "\(id)") { try compare(id, with: renderer, profile) }
        }
        withExtendedLifetime(context) {}
    }

    private func compare(
        _ id: String, with renderer: GLRenderer, _ profile: OffscreenContext.Profile
    ) throws {
        let scene = try SceneCatalog.scene(id: id)
        let player = ScenePlayer(
            scene, size: CGSize(width: 640, height: 360),
            count: scene.defaultCount.map { min($0, 1000) }
        )
        let times = [0, 0.25, 0.5, 1, 1.7] + (profile == .core33 ? [5] : [])
        for time in cases(times, every: 3) {
            player.play(to: time)
            let expected = player.display.snapshot()
            let actual = try draw(player.display.displayList(), with: renderer)
            let pixels = expected.width * expected.height
            // Blurs agree within 2; colour filters after them turn one step into two.
            let tolerances = id == "filters" ? [(2, 0)] : [(2, 0), (1, pixels / 10_000)]
            for tolerance in tolerances {
                expectSame(
                    actual,
                    expected,
                    tolerance: tolerance,
                    because:
                        "coverage is computed in another order, so some values round otherwise",
                    comment: "\(id) at \(time) s, \(profile)"
                )
            }
        }
    }
}

/// Occlusion in scenes.
///
/// Culling of items occluded by opaque layers in front.
struct OcclusionTests {
    @Test("Every scene looks the same with occluded items drawn")
    func scenes() throws {
        let renderer = SoftwareRenderer()
        for id in DeterminismTests.golden.keys.sorted() {
            let scene = try SceneCatalog.scene(id: id)
            let player = ScenePlayer(scene, size: CGSize(width: 640, height: 360))
            for time in cases([0.5, 1.7]) {
                player.play(to: time)
                let list = player.display.displayList().withoutOcclusion
                let expected = try draw(list, with: renderer)
                #expect(renderer.statistics.occluded == 0)
                expectSame(player.display.snapshot(), expected, comment: "\(id) at \(time) s")
            }
        }
    }
}
