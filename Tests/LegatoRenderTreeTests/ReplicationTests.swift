import AllocationCounter
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree
import Testing

/// Replicators in the render tree.
struct ReplicationTests {
    private let sketch = Sketch()
    private var tree: RenderTree { sketch.tree }

    /// Adds a replicator of the whole target whose instances are 20 points apart.
    private static func add(
        to sketch: Sketch, count: Double, delay: Double, in parent: LayerID = 0
    ) -> LayerID {
        sketch.add(0, 0, 100, 100, in: parent) {
            $0.backgroundColor = nil
            $0.kind = LayerKind(fresh: .replicator)
            $0[.instanceCount] = .number(count)
            $0[.instanceDelay] = .number(delay)
            $0[.instanceTransform] = .transform(CATransform3DMakeTranslation(20, 0, 0))
        }
    }

    private func replicator(_ count: Double, delay: Double = 0, in parent: LayerID = 0) -> LayerID {
        Self.add(to: sketch, count: count, delay: delay, in: parent)
    }

    @Test("Instances are drawn where visible and culled elsewhere")
    func culling() {
        sketch.add(5, 0, 10, 10, in: replicator(8))
        #expect(sketch.edges() == [5, 25, 45, 65, 85])
        #expect(tree.statistics.layers == 10)
        #expect(tree.statistics.visible == 5)
        #expect(tree.statistics.culled.total == 5)
    }

    @Test("Instances are drawn up to the limit where nested replicators multiply")
    func limits() {
        tree.instanceLimit = 20
        sketch.add(0, 0, 1, 10, in: replicator(20))
        _ = sketch.list(at: 0)
        #expect(tree.statistics.layers == 2 + 20)
        let other = Sketch()
        other.tree.instanceLimit = 20
        other.add(0, 0, 1, 10, in: Self.add(to: other, count: 21, delay: 0))
        _ = other.list(at: 0)
        #expect(other.tree.statistics.layers == 2 + 20)
        let nested = Sketch()
        nested.tree.instanceLimit = 20
        let outer = Self.add(to: nested, count: 1e300, delay: 0)
        nested.add(0, 0, 1, 10, in: Self.add(to: nested, count: 3, delay: 0, in: outer))
        _ = nested.list(at: 0)
        // The root, the outer replicator, and five instances with three instances of a layer each.
        #expect(nested.tree.statistics.layers == 2 + 5 + 15)
        let copies = Sketch()
        copies.tree.copyLimit = 7
        copies.add(0, 0, 1, 10, in: Self.add(to: copies, count: 1000, delay: 0))
        _ = copies.list(at: 0)
        #expect(copies.tree.statistics.layers == 2 + 8)
    }

    @Test("A million instances are drawn up to the default limit")
    func million() {
        #expect(tree.instanceLimit == RenderLimits.instances)
        sketch.add(0, 0, 1, 10, in: replicator(1_000_000))
        _ = sketch.list(at: 0)
        #expect(tree.statistics.layers == 2 + RenderLimits.instances)
    }

    @Test("An animation is evaluated once for all instances, or once for each delayed one")
    func evaluations() {
        let together = sketch.add(0, 0, 10, 10, in: replicator(4))
        sketch.animate(together, .cornerRadius, from: 0, to: 1)
        _ = sketch.list(at: 0.5)
        #expect(tree.statistics.evaluations == 1)
        let apart = sketch.add(0, 0, 10, 10, in: replicator(4, delay: 0.125))
        sketch.animate(apart, .cornerRadius, from: 0, to: 1)
        _ = sketch.list(at: 0.75)
        #expect(tree.statistics.evaluations == 5)
    }

    @Test("A value at a time does not depend on the lists before")
    func anyOrder() {
        func make() -> Sketch {
            let sketch = Sketch()
            let outer = Self.add(to: sketch, count: 3, delay: 0.25)
            let inner = Self.add(to: sketch, count: 1, delay: 0.125, in: outer)
            sketch.animate(inner, .instanceCount, from: 0, to: 3, begin: 0.5)
            let layer = sketch.add(0, 0, 10, 10, in: inner)
            let other = sketch.add(4, 4, 10, 10, in: inner)
            sketch.animate(layer, .zPosition, from: -1, to: 1)
            sketch.animate(other, .borderWidth, from: 0, to: 5)
            return sketch
        }
        let (forwards, backwards) = (make(), make())
        let times = (0...20).map { Double($0) / 8 }
        let ahead = times.map { forwards.list(at: $0) }
        let behind = times.reversed().map { backwards.list(at: $0) }
        for (i, time) in times.enumerated() {
            #expect(ahead[i] == behind[times.count - 1 - i], "\(time)")
            #expect(ahead[i] == make().list(at: time), "\(time)")
        }
    }

    @Test("Activity lasts from the begin of the first instance to the end of the last")
    func nextActivity() {
        let late = sketch.add(0, 0, 10, 10, in: replicator(5, delay: 0.5))
        sketch.animate(late, .cornerRadius, from: 0, to: 1, begin: 3)
        #expect(tree.nextActivity(after: 0) == 3)
        #expect(tree.nextActivity(after: 4.5) == 4.5)
        #expect(tree.nextActivity(after: 6) == 6)
        #expect(tree.nextActivity(after: 6.125) == nil)
        let early = sketch.add(0, 0, 10, 10, in: replicator(3, delay: -0.5))
        sketch.animate(early, .cornerRadius, from: 0, to: 1, begin: 12)
        #expect(tree.nextActivity(after: 7) == 11)
        #expect(tree.nextActivity(after: 11) == 11)
        #expect(tree.nextActivity(after: 13) == 13)
        #expect(tree.nextActivity(after: 13.125) == nil)
    }

    @Test("Delays of nested replicators add up; a faster clock scales those below")
    func nestedActivity() {
        let outer = replicator(3, delay: 1)
        let inner = replicator(3, delay: 0.25, in: outer)
        let layer = sketch.add(0, 0, 10, 10, in: inner)
        sketch.animate(layer, .cornerRadius, from: 0, to: 1)
        #expect(tree.nextActivity(after: 3.5) == 3.5)
        #expect(tree.nextActivity(after: 3.625) == nil)
        sketch.change(inner) { $0.clock = MediaClockRate(speed: 2) }
        #expect(tree.nextActivity(after: 2.75) == 2.75)
        #expect(tree.nextActivity(after: 2.875) == nil)
        sketch.change(outer) { $0.clock = MediaClockRate(speed: 0) }
        #expect(tree.nextActivity(after: 0.5) == nil)
    }

    @Test("Frames of delayed instances allocate no more than those of as many layers")
    func allocations() {
        let outer = replicator(4, delay: 0.125)
        let inner = replicator(4, delay: 0.25, in: outer)
        for i in 0..<20 {
            let layer = sketch.add(Double(i), Double(i), 10, 10, in: inner)
            sketch.animate(layer, .cornerRadius, from: 0, to: 5, duration: 100)
            sketch.animate(layer, .borderWidth, from: 0, to: 5, duration: 100)
        }
        func frames(_ times: ClosedRange<Int>) -> Int {
            let before = allocationsOfThisThread()
            for time in times { _ = sketch.list(at: Double(time)) }
            return Int(allocationsOfThisThread() - before)
        }
        _ = frames(1...10)
        #expect(frames(11...20) <= Self.listAllocations(4 * 4 * 20))
    }

    /// Returns the allocations of the same number of frames of `layers` layers in two others,
    /// without replicators.
    private static func listAllocations(_ layers: Int) -> Int {
        let sketch = Sketch()
        let outer = sketch.add(0, 0, 100, 100)
        let inner = sketch.add(0, 0, 100, 100, in: outer)
        for i in 0..<layers {
            let layer = sketch.add(Double(i % 20), Double(i % 20), 10, 10, in: inner)
            sketch.animate(layer, .cornerRadius, from: 0, to: 5, duration: 100)
            sketch.animate(layer, .borderWidth, from: 0, to: 5, duration: 100)
        }
        for time in 1...10 { _ = sketch.list(at: Double(time)) }
        let before = allocationsOfThisThread()
        for time in 11...20 { _ = sketch.list(at: Double(time)) }
        return Int(allocationsOfThisThread() - before)
    }
}
