import Foundation
import Legato
import LegatoScenes
import TestSupport
import Testing

/// How scenes made for a mouse respond to it.
@Suite("Interactive scenes of layers", .ownProcess)
struct LayerSceneTests {
    @Test("The bead goes to the corner it is thrown at, with the pointer's velocity")
    func corner() throws {
        let stage = try SceneStage("throw")
        let bead = try stage.layer("bead")
        let release = 27.0 / 60
        stage.player.play(to: release - 1e-4)
        let before = try stage.seen(bead).position
        stage.player.play(to: release)
        let at = try stage.seen(bead).position
        #expect(abs(at.x - bead.position.x) > 100, "it is on its way")
        stage.player.play(to: release + 1e-4)
        let after = try stage.seen(bead).position
        let (come, gone) = (distance(before, at) / 1e-4, distance(at, after) / 1e-4)
        #expect(come > 300 && abs(gone - come) < 0.02 * come, "\(come) and \(gone) points a second")
        stage.player.play(to: 1.4)
        #expect(bead.position.x > 900 && bead.position.y < 250)
        #expect(distance(try stage.seen(bead).position, bead.position) < 1)
    }

    @Test("A slider draws the curve of its spring")
    func springCurve() throws {
        let stage = try SceneStage("spring-lab")
        let curve = try #require(try stage.layer("curve") as? CAShapeLayer)
        let before = try #require(curve.path)
        let low = before.boundingBox.maxY
        let target = before.elements.last.flatMap(\.point)?.y ?? 0
        stage.player.play(to: 1.1)
        let path = try #require(curve.path)
        let spring = Spring(duration: 0.5, bounce: 0.62)
        for (step, element) in path.elements.enumerated() {
            let y = try #require(element.point).y
            let expected =
                low + (target - low) * spring.value(target: 1, time: 0.005 * Double(step))
            #expect(abs(y - expected) < 2, "\(step): \(y) and \(expected)")
        }
    }

    @Test("A bead further back in the chain is further from the pointer")
    func chain() throws {
        let stage = try SceneStage("followers")
        stage.player.play(to: 1.5)
        let target = try stage.layer("bead 0").position
        let distances = try [0, 4, 8, 12].map { index in
            distance(try stage.seen("bead \(index)").position, target)
        }
        #expect(distances == distances.sorted() && distances[3] > 60, "\(distances)")
        #expect(try stage.layer("bead 19").position == target)
    }

    @Test("The outline shows the model immediately, the card follows")
    func ghost() throws {
        let stage = try SceneStage("model-presentation")
        let (card, ghost) = (try stage.layer("card"), try stage.layer("ghost"))
        let start = card.position
        stage.player.play(to: 32.0 / 60)
        #expect(card.position != start)
        #expect(try stage.seen(ghost).position == card.position)
        #expect(try stage.seen(card).position == start)
        stage.player.play(to: 1)
        let seen = try stage.seen(card).position
        #expect(distance(seen, start) > 200 && distance(seen, card.position) > 1)
    }

    @Test("The engine moves at constant speed and rotates with the track")
    func train() throws {
        let stage = try SceneStage("railway")
        let engine = try stage.layer("engine")
        var speeds: [CGFloat] = []
        for step in 1...60 {
            let time = 2.6 + 0.1 * Double(step)
            stage.player.play(to: time - 0.005)
            let a = try stage.seen(engine).position
            stage.player.play(to: time)
            let middle = try stage.seen(engine)
            stage.player.play(to: time + 0.005)
            let b = try stage.seen(engine).position
            speeds.append(distance(a, b))
            let heading = atan2(b.y - a.y, b.x - a.x)
            let turn = atan2(middle.transform.m12, middle.transform.m11)
            #expect(abs(remainder(heading - turn, 2 * .pi)) < 0.02, "at \(time)")
        }
        let (minimum, maximum) = (speeds.min() ?? 0, speeds.max() ?? 0)
        #expect(minimum > 0.98 * maximum && minimum > 0, "\(minimum)...\(maximum)")
    }

    @Test("The heart has its five scales at their five times, and beats faster after a click")
    func heartbeat() throws {
        let stage = try SceneStage("keyframes")
        for (time, scale) in zip([0, 0.16, 0.34, 0.52], [1, 1.28, 0.94, 1.16]) {
            stage.player.play(to: 1.5 * time)
            #expect(abs(try stage.seen("heart").transform.m11 - scale) < 1e-6, "at \(time)")
        }
        let click = 92.0 / 60
        stage.player.play(to: click + 0.1)
        let fast = try stage.seen("heart").transform.m11
        // Without the click the clock reads the same a tenth of a second later.
        let calm = try SceneStage("keyframes", isScripted: false)
        calm.player.play(to: click + 0.2)
        #expect(abs(try calm.seen("heart").transform.m11 - fast) < 1e-6)
        #expect(abs(fast - 1) > 0.01)
    }

    @Test("A discrete shake has eight positions, a linear one those in between")
    func shake() throws {
        func places(_ name: String, from start: Int) throws -> Set<Double> {
            let stage = try SceneStage("shake")
            return Set(
                try (0..<42).map { frame in
                    stage.player.play(to: Double(start + frame) / 60)
                    return (try stage.seen(name).transform.m41 * 1000).rounded() / 1000
                }
            )
        }
        #expect(try places("discrete", from: 26).count == 5)
        #expect(try places("linear", from: 53).count > 8)
        #expect(try places("cubic", from: 80).count > 20)
    }

    /// Returns the velocities of a bead of the race just before and after the second click.
    private func turning(_ name: String) throws -> (before: Double, after: Double) {
        let stage = try SceneStage("race")
        func x(_ time: Double) throws -> Double {
            stage.player.play(to: time)
            return try stage.seen(name).position.x
        }
        let (click, step) = (62.0 / 60, 1e-4)
        let (a, b, c) = (try x(click - step), try x(click), try x(click + step))
        return ((b - a) / step, (c - b) / step)
    }

    @Test("A retargeted spring keeps its velocity, a curve loses speed at once")
    func race() throws {
        let spring = try turning("bouncy")
        #expect(spring.before > 50 && abs(spring.after - spring.before) < 0.05 * spring.before)
        let line = try turning("linear")
        // Half of the way back remains, so reversing halves the speed.
        #expect(line.before > 400 && abs(line.after - line.before / 2) < 1, "\(line)")
    }

    @Test("Five thousand retargeted dots keep their velocity, and each reaches its target")
    func swarm() throws {
        let count = 60
        let size = CGSize(width: 480, height: 270)
        let scene = try SceneCatalog.scene(id: "swarm")
        #expect(scene.defaultCount == 5000)
        let player = ScenePlayer(scene, size: size, count: count)
        let dots = try #require(player.root.sublayers)
        #expect(dots.count == count)
        func places(_ time: Double) throws -> [CGPoint] {
            player.play(to: time)
            return try player.display.perform {
                try dots.map { try #require($0.presentation()).position }
            }
        }
        func velocities(_ from: [CGPoint], _ to: [CGPoint], _ step: Double) -> [CGVector] {
            zip(from, to).map { CGVector(dx: ($1.x - $0.x) / step, dy: ($1.y - $0.y) / step) }
        }
        let (click, step) = (68.0 / 60, 1e-4)
        let around = try [click - step, click, click + step].map(places)
        let before = velocities(around[0], around[1], step)
        let after = velocities(around[1], around[2], step)
        let moving = before.filter { hypot($0.dx, $0.dy) > 20 }
        #expect(moving.count > count / 3, "\(moving.count) dots move at the second click")
        for (old, new) in zip(before, after) {
            let turn = hypot(new.dx - old.dx, new.dy - old.dy)
            #expect(turn < 1 + 0.05 * hypot(old.dx, old.dy), "\(old) turns into \(new)")
        }
        let end = try places(6)
        for (place, dot) in zip(end, dots) {
            #expect(hypot(place.x - dot.position.x, place.y - dot.position.y) < 0.01)
            #expect(CGRect(origin: .zero, size: size).contains(dot.frame))
        }
    }

    @Test("The custom curve overshoots at its start and end")
    func elastic() throws {
        let stage = try SceneStage("race", isScripted: false)
        let bead = try stage.layer("elastic, our own")
        let start = bead.position.x
        stage.player.play(to: 1.6)
        let end = bead.position.x
        let part = 0.7
        stage.player.play(to: 1.6 + part)
        let swing = sin((20 * part - 11.125) * 2 * .pi / 4.5) / 2
        let expected = start + (end - start) * (pow(2, 10 - 20 * part) * swing + 1)
        #expect(abs(try stage.seen(bead).position.x - expected) < 1e-6)
    }

    @Test("A flick scrolls several cards, the wheel scrolls back one at a time")
    func reel() throws {
        let stage = try SceneStage("reel")
        let scroller = try stage.layer("scroller")
        let step = 240.0
        func card() -> Double { (scroller.bounds.midX / step * 1e9).rounded() / 1e9 }
        #expect(card() == 4)
        stage.player.play(to: 1.6)
        let flicked = card()
        #expect(flicked == flicked.rounded() && flicked >= 6, "\(flicked)")
        #expect(abs(try stage.seen(scroller).bounds.midX / step - flicked) < 0.01)
        stage.player.play(to: 101.0 / 60)
        #expect(card() == flicked - 1)
        stage.player.play(to: 3)
        #expect(card() == flicked - 2)
    }
}
