import Foundation
import Legato
import LegatoGraphics
import LegatoHeadless
import LegatoLayers
import LegatoScenes
import Testing

/// Scenes.
///
/// The purpose of each scene.
struct SceneTests {
    @Test("The workload has the requested number of layers, and three animations each")
    func workload() throws {
        let scene = try SceneCatalog.scene(id: "layers")
        let player = ScenePlayer(scene)
        player.play(to: 0.5)
        _ = player.display.displayList()
        #expect(player.root.sublayers?.count == 1000)
        #expect(player.display.statistics.layers == 1002)
        #expect(player.display.statistics.evaluations == 3000)
        let few = ScenePlayer(scene, count: 7)
        few.play(to: 0.5)
        _ = few.display.displayList()
        #expect(few.display.statistics.evaluations == 21)
    }

    @Test("The workload's first layer moves between the positions of the shared generator")
    func sharedGenerator() throws {
        let player = ScenePlayer(try SceneCatalog.scene(id: "layers"), count: 1)
        var state: UInt32 = 12345
        func random() -> Double {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Double(state) / 4_294_967_296
        }
        let start = CGPoint(x: 12 + random() * 1256, y: 12 + random() * 696)
        let end = CGPoint(x: 12 + random() * 1256, y: 12 + random() * 696)
        _ = random()
        let duration = 1 + 2 * random()
        let phase = random() * duration
        let layer = try #require(player.root.sublayers?.first)
        for time in stride(from: 0.0, through: 6, by: 0.25) {
            player.play(to: time)
            // The eased progress of the shared scene: a cubic in each half of a cycle.
            var cycle = (time + phase) / duration
            cycle -= 2 * (cycle / 2).rounded(.down)
            let p = cycle < 1 ? cycle : 2 - cycle
            let eased = p < 0.5 ? 4 * p * p * p : 1 - 4 * (1 - p) * (1 - p) * (1 - p)
            let seen = try #require(player.display.perform { layer.presentation() }).position
            // One Bézier curve approximates it within 0.0027.
            let reach = 0.0027
            #expect(
                abs(seen.x - (start.x + (end.x - start.x) * eased))
                    <= reach * abs(end.x - start.x)
            )
            #expect(
                abs(seen.y - (start.y + (end.y - start.y) * eased))
                    <= reach * abs(end.y - start.y)
            )
        }
    }

    /// Returns the largest velocity and its change at a new target, in points per second.
    private func jump(of name: String) throws -> (before: Double, change: Double) {
        let player = ScenePlayer(try SceneCatalog.scene(id: "retarget"))
        let dot = try #require(player.root.sublayers?.first { $0.name == name })
        let step = 10e-6
        func position(at time: Double) throws -> CGPoint {
            player.play(to: time)
            return try #require(player.display.perform { dot.presentation() }).position
        }
        func velocity(from time: Double) throws -> CGVector {
            let (a, b) = (try position(at: time), try position(at: time + step))
            return CGVector(dx: (b.x - a.x) / step, dy: (b.y - a.y) / step)
        }
        // Targets change every 0.4 s.
        let change = 72.0 / 60
        let before = try velocity(from: change - 2 * step)
        let after = try velocity(from: change + step)
        return (hypot(before.dx, before.dy), hypot(after.dx - before.dx, after.dy - before.dy))
    }

    @Test("At a new target the left dot keeps its velocity, the right one starts from rest")
    func retargetedDots() throws {
        let smooth = try jump(of: "handed over")
        #expect(smooth.before > 50)
        #expect(smooth.change < 0.01 * smooth.before, "\(smooth)")
        let broken = try jump(of: "restarted")
        #expect(broken.before > 50)
        #expect(broken.change > 0.9 * broken.before, "\(broken)")
    }

    @Test("The thrown card stays inside the scene, goes where it is thrown and settles")
    func throwing() throws {
        let scene = try SceneCatalog.scene(id: "drag-spring")
        let player = ScenePlayer(scene)
        let script = scene.scriptedInput(size: DemoScene.designSize)
        let card = try #require(player.root.sublayers?.last)
        let start = card.position
        let bounds = CGRect(origin: .zero, size: DemoScene.designSize)
        for frame in 0...300 {
            player.play(to: Double(frame) / 60)
            let seen = try #require(player.display.perform { card.presentation() })
            #expect(bounds.contains(seen.frame), "frame \(frame): \(seen.frame)")
            if frame == 90 {
                #expect(card.position.x > start.x + 200 && card.position.y < start.y - 100)
            }
        }
        #expect(script.contains { if case .pointerUp = $0.event { true } else { false } })
        #expect(card.position.x < start.x - 200, "it is caught and thrown back")
        #expect(player.display.isIdle)
    }

    @Test(
        "A scene with a stopped clock changes nothing",
        arguments: [
            "retarget", "layers", "pulsing-button", "card-flip", "loading-indicator", "gradients",
            "filters", "corners", "particles", "carousel",
        ]
    )
    func stoppedClock(id: String) throws {
        let player = ScenePlayer(
            try SceneCatalog.scene(id: id), size: CGSize(width: 160, height: 90), count: 50,
            isScripted: false
        )
        player.play(to: 1)
        player.display.perform {
            player.root.timeOffset = player.root.convertTime(1, from: nil)
            player.root.speed = 0
        }
        let before = player.display.snapshot()
        #expect(player.picture(at: 2) == before)
        player.display.perform {
            player.root.timeOffset = 0
            player.root.speed = 1
            player.root.beginTime = 1
        }
        #expect(player.picture(at: 2.25) != before)
    }

    @Test(
        "Scenes of views respond to the keyboard within a frame, and then animate",
        arguments: [
            "counter", "ticker", "progress", "radial-menu", "card-stack", "expanding-list",
            "onboarding", "elastic", "zoom-gallery", "transitions", "transactions", "jump",
            "reduce-motion",
        ]
    )
    func keyboard(id: String) throws {
        let display = HeadlessDisplay(size: CGSize(width: 480, height: 300))
        let scene = try SceneCatalog.scene(id: id)
        display.perform { display.rootLayer.addSublayer(scene.makeRoot(size: display.size)) }
        display.advance(by: 1.5)
        func press(_ key: String) -> CGImage {
            display.send(.keyDown(KeyEvent(key: key, time: display.time)))
            display.advance(frames: 1)
            return display.snapshot()
        }
        let start = display.snapshot()
        let focused = press("tab")
        #expect(focused != start, "the focus does not show")
        _ = press("return")
        display.advance(by: 0.2)
        let moving = display.snapshot()
        #expect(moving != focused)
        display.advance(frames: 2)
        #expect(display.snapshot() != moving)
    }

    @Test("A removed scene is released", arguments: DeterminismTests.golden.keys.sorted())
    func releasedWhenRemoved(id: String) throws {
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        let scene = try SceneCatalog.scene(id: id)
        weak var root: CALayer?
        display.perform {
            let made = scene.makeRoot(size: display.size, count: 5)
            display.rootLayer.addSublayer(made)
            root = made
        }
        display.advance(frames: 30)
        #expect(root != nil)
        display.perform { root?.removeFromSuperlayer() }
        display.advance(frames: 2)
        #expect(root == nil)
    }
}
