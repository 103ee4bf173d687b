import Foundation
import Legato
import LegatoScenes
import TestSupport
import Testing

extension LayerSceneTests {
    @Test("A stage scrubbed to a time equals one played to that time")
    func scrubbing() throws {
        let playing = try SceneStage("scrubber", isScripted: false)
        let expected = playing.player.picture(at: 1)
        let stage = try SceneStage("scrubber", isScripted: false)
        stage.player.play(to: 0.4)
        // The line begins 1.3 units inside the area and ends 0.3 units before its end.
        let (start, end) = (1280 * 0.07 + 104, 1280 * 0.93 - 24)
        let y = 720 * (0.105 + 0.72 * 0.92)
        let quarter = CGPoint(x: start + (end - start) / 4, y: y)
        stage.drag([CGPoint(x: end, y: y), CGPoint(x: start, y: y), quarter], isReleased: false)
        #expect(try stage.layer("stage").speed == 0)
        #expect(abs(try stage.layer("stage").timeOffset - 1) < 1e-9)
        expectSame(
            stage.player.display.snapshot(), expected, tolerance: (1, 16),
            because: "the reading is worked out from the pointer's place, so its last bits differ"
        )
        let moment = stage.player.display.snapshot()
        stage.player.display.advance(frames: 30)
        #expect(stage.player.display.snapshot() == moment, "it stands while it is held")
    }

    @Test("The button pauses the stage and resumes it")
    func button() throws {
        let stage = try SceneStage("scrubber")
        let layer = try stage.layer("stage")
        stage.player.play(to: 203.0 / 60)
        #expect(layer.speed == 0)
        let reading = layer.timeOffset
        stage.player.play(to: 242.0 / 60)
        #expect(layer.speed == 1)
        #expect(abs(layer.convertTime(242.0 / 60, from: nil) - reading) < 1e-9)
        #expect(abs(layer.convertTime(5, from: nil) - reading - (5 - 242.0 / 60)) < 1e-9)
    }

    @Test("The wave has 450 points, changes each frame, and follows the bead's height")
    func wave() throws {
        let stage = try SceneStage("wave", isScripted: false)
        let wave = try #require(try stage.layer("front") as? CAShapeLayer)
        var paths: [CGPath] = []
        for _ in 0..<3 {
            stage.player.display.advance(frames: 1)
            paths.append(try #require(wave.path))
        }
        #expect(paths.allSatisfy { $0.elements.count == 450 })
        #expect(paths[0] != paths[1] && paths[1] != paths[2])
        stage.drag([CGPoint(x: 640, y: 335), CGPoint(x: 640, y: 330)], isReleased: false)
        stage.player.display.advance(by: 1)
        let low = try #require(wave.path).boundingBox.height
        #expect(low < 20 && paths[0].boundingBox.height > 150, "\(low)")
    }

    @Test("An outline retargeted in mid-flight keeps the velocity of its points")
    func morph() throws {
        let stage = try SceneStage("morph")
        let shape = try #require(try stage.layer("shape") as? CAShapeLayer)
        func points(at time: Double) throws -> [CGPoint] {
            stage.player.play(to: time)
            let seen = try #require(try stage.seen(shape) as? CAShapeLayer)
            return try #require(seen.path).elements.compactMap(\.point)
        }
        let (press, step) = (144.0 / 60, 1e-4)
        let (a, b) = (try points(at: press - step), try points(at: press))
        let c = try points(at: press + step)
        let speeds = zip(a, b).map { distance($0, $1) / step }
        let changes = b.indices.map { index in
            hypot(
                c[index].x - 2 * b[index].x + a[index].x, c[index].y - 2 * b[index].y + a[index].y
            ) / step
        }
        let (fastest, jump) = (speeds.max() ?? 0, changes.max() ?? .infinity)
        #expect(fastest > 200 && jump < 0.03 * fastest, "\(jump) of \(fastest)")
    }

    @Test("Dragging changes the angle between the copies, and releasing springs it back")
    func petals() throws {
        let stage = try SceneStage("petals", isScripted: false)
        let ring = try #require(try stage.layer("ring") as? CAReplicatorLayer)
        func angle() throws -> Double {
            let seen = try #require(try stage.seen(ring) as? CAReplicatorLayer)
            return atan2(seen.instanceTransform.m12, seen.instanceTransform.m11)
        }
        let full = 2 * Double.pi / 20
        #expect(abs(try angle() - full) < 1e-9)
        stage.drag([CGPoint(x: 900, y: 300), CGPoint(x: 350, y: 300)])
        #expect(try angle() != full)
        stage.player.display.advance(frames: 4)
        #expect(try angle() < 0.95 * full)
        stage.player.display.advance(by: 3)
        #expect(abs(try angle() - full) < 1e-3)
    }

    @Test("Every shadow points away from the lamp")
    func lamp() throws {
        let stage = try SceneStage("lamp")
        for time in [0.2, 1, 1.7, 2.6] {
            stage.player.play(to: time)
            let lamp = try stage.layer("bulb").position
            for index in 0..<14 {
                let peg = try stage.layer("peg \(index)")
                let delta = CGVector(dx: peg.position.x - lamp.x, dy: peg.position.y - lamp.y)
                let shadow = peg.shadowOffset
                #expect(abs(delta.dx * shadow.height - delta.dy * shadow.width) < 1e-6)
                #expect(delta.dx * shadow.width + delta.dy * shadow.height >= 0)
            }
        }
    }

    @Test(
        "A scene that plays by itself stops with its clock",
        arguments: [
            "followers", "keyframes", "lamp", "morph", "petals", "railway", "scrubber",
            "spring-lab", "swarm", "wave",
        ]
    )
    func stoppedClock(id: String) throws {
        let player = try SceneStage(id, isScripted: false).player
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
        #expect(player.picture(at: 2.5) != before)
    }

    /// The scenes with which a user can interact.
    nonisolated static let touched = [
        "drag-spring", "followers", "keyframes", "lamp", "model-presentation", "morph", "petals",
        "race", "railway", "reel", "scrubber", "shake", "spring-lab", "swarm", "throw",
        "wave",
    ]

    @Test("What a script does is visible by the time of its last input", arguments: touched)
    func scripts(id: String) throws {
        let scene = try SceneCatalog.scene(id: id)
        let size = CGSize(width: 320, height: 180)
        let end = try #require(scene.scriptedInput(size: size).last).time + 2.0 / 60
        let scripted = ScenePlayer(scene, size: size).picture(at: end)
        #expect(scripted != ScenePlayer(scene, size: size, isScripted: false).picture(at: end))
    }

    @Test("A scene that was interacted with is released when removed", arguments: touched)
    func releasedWhenRemoved(id: String) throws {
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        let scene = try SceneCatalog.scene(id: id)
        weak var root: CALayer?
        display.perform {
            let made = scene.makeRoot(size: display.size)
            display.rootLayer.addSublayer(made)
            root = made
        }
        for input in scene.scriptedInput(size: display.size) {
            display.advance(by: max(0, input.time - display.time))
            display.send(input.event)
        }
        display.advance(frames: 10)
        #expect(root != nil)
        display.perform { root?.removeFromSuperlayer() }
        display.advance(frames: 3)
        #expect(root == nil)
    }

    @Test(
        "A scene without motion draws no frames",
        arguments: ["model-presentation", "reel", "shake", "throw"]
    )
    func idleScene(id: String) throws {
        let player = try SceneStage(id, isScripted: false).player
        #expect(player.display.isIdle)
        let scripted = try SceneStage(id).player
        scripted.play(to: 1)
        #expect(!scripted.display.isIdle)
        scripted.play(to: 12)
        #expect(scripted.display.isIdle)
    }
}
