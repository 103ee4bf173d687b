import Foundation
import LegatoDrawing
import LegatoMotion
import LegatoRenderTree
import Testing

/// Activity and idleness of the render tree.
struct ActivityTests {
    private let sketch = Sketch()
    private var tree: RenderTree { sketch.tree }

    @Test("An unchanged tree builds no list twice")
    func buildsOnce() {
        let layer = sketch.add(0, 0, 10, 10)
        let first = sketch.list(at: 0)
        #expect(tree.statistics.displayListsBuilt == 1)
        for time in [0, 1, 5, 5, 100.0] { #expect(sketch.list(at: time) == first) }
        #expect(tree.statistics.displayListsBuilt == 1)
        tree.apply(Commit())
        #expect(!tree.needsDisplay)
        sketch.change(layer) { $0.opacity = 0.5 }
        #expect(tree.needsDisplay)
        #expect(sketch.list(at: 100) != first)
        #expect(tree.statistics.displayListsBuilt == 2)
        _ = tree.displayList(at: 100, width: 50, height: 100, scale: 1)
        _ = tree.displayList(at: 100, width: 50, height: 100, scale: 2)
        #expect(tree.statistics.displayListsBuilt == 4)
    }

    @Test("Lists are built while something moves, and once more at its end")
    func buildsWhileMoving() {
        let layer = sketch.add(0, 0, 10, 10)
        sketch.animate(layer, .zPosition, from: 0, to: 1, begin: 1)
        var built: [Int] = []
        for time in [0, 0.5, 0.9, 1, 1.5, 2, 2.1, 3] {
            _ = sketch.list(at: time)
            built.append(tree.statistics.displayListsBuilt)
        }
        #expect(built == [1, 1, 1, 2, 3, 4, 5, 5])
    }

    @Test("Only animated layers are evaluated, once for each list")
    func evaluations() {
        let ids = (0..<100).map { sketch.add(Double($0 % 10) * 10, 0, 5, 5) }
        for id in ids[0..<3] { sketch.animate(id, .cornerRadius, from: 0, to: 1) }
        sketch.animate(ids[0], .borderWidth, from: 0, to: 1)
        _ = sketch.list(at: 0)
        #expect(tree.statistics.evaluations == 4)
        _ = sketch.list(at: 0.5)
        #expect(tree.statistics.evaluations == 4)
        _ = sketch.list(at: 0.5)
        #expect(tree.statistics.displayListsBuilt == 2)
    }

    @Test("The next activity is never, now, or the begin of a delayed animation")
    func nextActivity() {
        #expect(tree.nextActivity(after: 0) == nil)
        let layer = sketch.add(0, 0, 10, 10)
        #expect(tree.nextActivity(after: 0) == nil)
        sketch.animate(layer, .opacity, from: 0, to: 1, begin: 3)
        #expect(tree.nextActivity(after: 0) == 3)
        sketch.animate(layer, .borderWidth, from: 0, to: 1, begin: 2)
        #expect(tree.nextActivity(after: 1) == 2)
        #expect(tree.nextActivity(after: 2.5) == 2.5)
        #expect(tree.nextActivity(after: 4) == 4)
        #expect(tree.nextActivity(after: 4.001) == nil)
    }

    @Test("An animation held at its end is not an activity")
    func heldEnd() {
        let layer = sketch.add(0, 0, 10, 10)
        sketch.animate(layer, .opacity, from: 0, to: 1, fill: .both)
        #expect(tree.nextActivity(after: 0.5) == 0.5)
        #expect(tree.nextActivity(after: 1.5) == nil)
    }

    @Test("A transition is active until it ends, on its layer's clock")
    func transition() {
        let layer = sketch.add(0, 0, 10, 10)
        func begin(_ id: AnimationID) {
            let fade = FrozenTransition(
                id: id, style: .fade, edge: .minX, timing: MediaTiming(beginTime: 3, duration: 1),
                easing: nil, startProgress: 0, endProgress: 1
            )
            tree.apply(Commit(changes: [.addTransition(layer, fade, pictureAt: 0)]))
        }
        begin(100)
        #expect(tree.nextActivity(after: 0) == 3)
        #expect(tree.nextActivity(after: 3.5) == 3.5)
        #expect(tree.nextActivity(after: 4.5) == nil)
        begin(101)
        tree.apply(Commit(changes: [.removeAnimation(layer, 100)]))
        #expect(tree.nextActivity(after: 3.5) == 3.5)
        sketch.change(layer) { $0.clock.speed = 0 }
        #expect(tree.nextActivity(after: 3.5) == nil)
        tree.apply(Commit(changes: [.removeAnimation(layer, 101)]))
        #expect(tree.nextActivity(after: 3.5) == nil)
    }

    @Test("Nothing is active on stopped clocks, and activity scales with the clock's speed")
    func otherClocks() {
        let outer = sketch.add(0, 0, 50, 50)
        let inner = sketch.add(0, 0, 10, 10, in: outer)
        sketch.animate(inner, .opacity, from: 0, to: 1)
        sketch.change(outer) { $0.clock.speed = 0 }
        #expect(tree.nextActivity(after: 0.5) == nil)
        sketch.change(outer) { $0.clock.speed = 2 }
        #expect(tree.nextActivity(after: 0.25) == 0.25)
        #expect(tree.nextActivity(after: 0.75) == nil)
    }

    @Test("A clock that starts later is awaited, even if it is stopped from then on")
    func laterStart() {
        let layer = sketch.add(0, 0, 10, 10) {
            $0.clock = MediaClockRate(beginTime: 2, speed: 0, timeOffset: 0.5)
        }
        sketch.animate(layer, .cornerRadius, from: 0, to: 4)
        _ = sketch.list(at: 0)
        #expect(tree.nextActivity(after: 0) == 2)
        let before = sketch.list(at: 1.9)
        #expect(tree.statistics.displayListsBuilt == 1)
        #expect(sketch.list(at: 2) != before)
        #expect(tree.shownState(of: layer)?.cornerRadius == 2)
        #expect(tree.nextActivity(after: 2) == nil)
        _ = sketch.list(at: 3)
        #expect(tree.statistics.displayListsBuilt == 2)
    }

    @Test("An animation with speed 0 shows its value, and is then idle")
    func stillAnimation() {
        let layer = sketch.add(0, 0, 10, 10)
        sketch.animate(layer, .opacity, from: 0.25, to: 1, begin: 1, speed: 0)
        #expect(tree.nextActivity(after: 0) == 1)
        #expect(tree.nextActivity(after: 2) == nil)
        #expect(tree.presentation(of: layer, at: 5)?.opacity == 0.25)
    }

    @Test("Removing an animation ends its activity")
    func removal() {
        let layer = sketch.add(0, 0, 10, 10)
        let animation = sketch.animate(layer, .opacity, from: 0, to: 1, duration: 100)
        #expect(tree.nextActivity(after: 1) == 1)
        tree.apply(Commit(changes: [.removeAnimation(layer, animation)]))
        #expect(tree.nextActivity(after: 1) == nil)
        #expect(tree.presentation(of: layer, at: 1)?.opacity == 1)
    }

    @Test(
        "Values and lists at a time do not depend on the times evaluated before",
        arguments: [1, 2, 3] as [UInt64]
    )
    func independentOfFrames(seed: UInt64) throws {
        func make() -> (Sketch, [LayerID]) {
            let sketch = Sketch()
            let ids = (0..<6).map { sketch.add(Double($0) * 15, 10, 12, 40) }
            sketch.animate(ids[0], .zPosition, from: -5, to: 5)
            sketch.animate(ids[1], .zPosition, from: 5, to: -5, begin: 0.3)
            sketch.animate(ids[2], .cornerRadius, from: 0, to: 6, begin: 0.5, fill: .both)
            sketch.animate(ids[3], .opacity, from: 1, to: 0)
            var spring = PropertyAnimator<Vector4>()
            spring.retarget(
                by: Vector4(SIMD4(30, 20, 0, 0)), animation: .bouncy(duration: 0.6), at: 0
            )
            let change = Commit.Change.animator(ids[4], .position, VectorAnimator(spring))
            sketch.tree.apply(Commit(changes: [change]))
            sketch.animate(ids[5], .opacity, from: 0, to: 1)
            sketch.animate(ids[5], .opacity, from: 1, to: 0, begin: 0.2)
            return (sketch, ids)
        }
        let (wandering, ids) = make()
        var state = seed
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        for _ in 0..<50 {
            let time = next() * 2
            let (fresh, _) = make()
            #expect(wandering.list(at: time) == fresh.list(at: time), "seed \(seed), time \(time)")
            for id in ids {
                let state = wandering.tree.presentation(of: id, at: time)
                #expect(
                    state == fresh.tree.presentation(of: id, at: time), "seed \(seed), time \(time)"
                )
            }
        }
    }
}
