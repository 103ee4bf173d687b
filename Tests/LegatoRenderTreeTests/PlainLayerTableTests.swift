import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

@testable import LegatoRenderTree

/// Blocks of plain layers.
struct PlainLayerTableTests {
    /// Adds a plane far larger than the display with rows of layers; some are hidden, rotated or
    /// clear.
    private static func plane(
        _ count: Int, in sketch: Sketch, _ random: inout SeededRandom
    ) -> (plane: LayerID, layers: [LayerID]) {
        let plane = sketch.add(0, 0, 100, 100) { $0.backgroundColor = nil }
        let layers = (0..<count).map { index in
            let (angle, kind) = (random.unit(), random.unit())
            let (x, y) = (Double(index % 100) * 12, Double(index / 100) * 12)
            return sketch.add(x, y, 10, 10, in: plane) {
                if kind < 0.1 { $0.isHidden = true }
                if kind > 0.7 { $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1) }
                if kind > 0.9 { $0.backgroundColor = nil }
                if kind > 0.5 { $0.cornerRadius = 3 }
            }
        }
        return (plane, layers)
    }

    @Test(
        "Still layers skipped in blocks are drawn like those on the general path",
        arguments: cases(1...4 as ClosedRange<UInt64>)
    )
    func stillLayers(seed: UInt64) {
        let (short, long) = (Sketch(), Sketch())
        var (a, b) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
        let (plane, layers) = Self.plane(6000, in: short, &a)
        let (otherPlane, others) = Self.plane(6000, in: long, &b)
        for layer in others { long.add(0, 0, 5, 5, in: layer) { $0.isHidden = true } }
        for step in 0..<12 {
            let corner = CGPoint(x: -a.unit() * 1100, y: -a.unit() * 650)
            let turn = step > 6 ? a.unit() : 0
            for (sketch, plane) in [(short, plane), (long, otherPlane)] {
                sketch.change(plane) {
                    $0.position = corner
                    $0.transform = CATransform3DMakeRotation(turn, 0, 0, 1)
                    // With perspective, none of them is drawn as a plain layer.
                    $0.sublayerTransform.m14 = step == 10 ? 0.001 : 0
                }
            }
            for _ in 0..<20 {
                let index = Int(a.unit() * 6000)
                let place = CGPoint(x: a.unit() * 1200, y: a.unit() * 700)
                let isPlain = a.chance(of: 0.8)
                for (sketch, layer) in [(short, layers[index]), (long, others[index])] {
                    sketch.change(layer) {
                        $0.position = place
                        $0.isDoubleSided = isPlain
                        if !isPlain { $0.maskedCorners = .layerMinXMinYCorner }
                    }
                }
            }
            let (one, other) = (short.list(at: 0), long.list(at: 0))
            let (items, expected) = (one.singleItems, other.singleItems)
            let differing = zip(items, expected).first { $0 != $1 }
            #expect(differing == nil, "seed \(seed), step \(step)")
            #expect(items.count == expected.count, "seed \(seed), step \(step)")
            #expect(short.tree.statistics.visible == long.tree.statistics.visible)
        }
    }

    @Test("A run reports why its layers need the general path", arguments: [0, 0.001])
    func rules(perspective: Double) {
        let sketch = Sketch()
        let plane = sketch.add(0, 0, 100, 100) {
            $0.backgroundColor = nil
            $0.sublayerTransform.m14 = perspective
        }
        let mirror = CATransform3DMakeScale(-1, 1, 1)
        func add(_ count: Int, _ change: (inout LayerState) -> Void) {
            for _ in 0..<count { sketch.add(10, 10, 10, 10, in: plane, change) }
        }
        add(7) { _ in }
        add(1) { $0.isHidden = true }
        add(2) { $0.opacity = 0 }
        add(4) { ($0.transform, $0.isDoubleSided) = (mirror, false) }
        add(5) { $0.position.x = -40 }
        add(6) { $0.backgroundColor = nil }
        _ = sketch.list(at: 0)
        let statistics = sketch.tree.statistics
        #expect(statistics.culled.hidden == 3)
        #expect(statistics.culled.turnedAway == 4)
        #expect(statistics.culled.outside == 5)
        // Including the plane and the root.
        #expect(statistics.culled.empty == 8)
        #expect(statistics.visible == 7)
    }

    @Test("Distant still layers are not visited, also when others move")
    func visits() {
        let sketch = Sketch()
        var random = SeededRandom(seed: 5)
        let layers = Self.plane(20000, in: sketch, &random).layers
        _ = sketch.list(at: 0)
        // 100 x 100 points contain parts of nine rows, each of them in one or two blocks.
        #expect(sketch.tree.drawOrder.plainLayers.visits <= 18 * PlainLayerTable.blockSize)
        #expect(sketch.tree.drawOrder.plainLayers.visits >= sketch.tree.statistics.visible)
        #expect(sketch.tree.statistics.culled.total > 19000)
        for index in 0..<10 {
            sketch.animate(layers[index * 1000], .opacity, from: 0, to: 1)
        }
        _ = sketch.list(at: 0.5)
        #expect(sketch.tree.drawOrder.plainLayers.visits <= 28 * PlainLayerTable.blockSize)
        #expect(sketch.tree.statistics.evaluations == 10)
    }

    /// Returns values that cover all reasons for which a layer is not drawn.
    private static func state(_ random: inout SeededRandom) -> LayerState {
        var state = LayerState()
        let kind = random.unit()
        state.bounds = CGRect(x: random.unit(), y: 0, width: 9 * random.unit(), height: 7)
        state.position = CGPoint(x: 130 * random.unit() - 10, y: 130 * random.unit() - 10)
        state.anchorPoint = CGPoint(x: random.unit(), y: 0.5)
        state.transform = CATransform3DMakeRotation(6 * random.unit(), 0, 0, 1)
        if kind < 0.3 { state.transform.m11 *= -1 }
        state.transform.m41 = random.unit()
        state.cornerRadius = 8 * random.unit() - 1
        state.opacity = Float(1.2 * random.unit() - 0.1)
        state.allowsGroupOpacity = kind > 0.5
        state.isDoubleSided = random.chance(of: 0.7)
        state.isHidden = random.chance(of: 0.1)
        state.backgroundColor = CGColor(
            red: 1.2 * random.unit(), green: random.unit(), blue: random.unit(),
            alpha: 1.1 * random.unit() - 0.05
        )
        if random.chance(of: 0.1) { state.backgroundColor = nil }
        if random.chance(of: 0.1) { state.bounds.size.width = -2 }
        return state
    }

    /// Returns the drawing of a table of `count` random layers, in runs of several lengths.
    private static func drawn(
        _ count: Int, level: Int32 = KernelChoice.fastest, threads: Int = 1, isFlipped: Bool = false
    ) -> (shapes: [PlainShape], items: [DisplayItem], counts: RenderStatistics) {
        var random = SeededRandom(seed: 3)
        let table = PlainLayerTable(PlainLayerColumns(), level: level)
        table.removeAll(slots: count, reserving: count)
        let starts = [0, 5, 6, 70, 200, 201, 333]
        for slot in 0..<count {
            var state = state(&random)
            withUnsafePointer(to: &state) {
                _ = table.append(
                    $0, slot: slot, entry: slot, follows: !starts.contains(slot),
                    isMoving: slot % 3 == 0
                )
            }
        }
        var plane = ProjectiveTransform()
        (plane.a, plane.b, plane.c, plane.d) = (0.9, 0.2, -0.3, 1.1)
        let outer = PlainLayerTable.Surroundings(
            plane: plane, tint: SIMD4(0.9, 0.8, 1, 0.7), isFlipped: isFlipped
        )
        var builder = DisplayListBuilder(list: DisplayList(width: 100, height: 100))
        let workers = WorkerPool(count: threads)
        var counts = RenderStatistics()
        for run in table.runs { table.draw(run, in: outer, into: &builder, by: workers, &counts) }
        return (builder.list.shapes, builder.list.items, counts)
    }

    @Test("Every compilation of the kernels draws the same", arguments: [false, true])
    func levels(isFlipped: Bool) {
        let baseline = Self.drawn(400, level: 0, isFlipped: isFlipped)
        #expect(baseline.shapes.count > 60 && baseline.shapes.count < 300)
        let fastest = Self.drawn(400, isFlipped: isFlipped)
        #expect(fastest.shapes == baseline.shapes && fastest.items == baseline.items)
        #expect(fastest.counts == baseline.counts)
        #expect(baseline.counts.visible + baseline.counts.culled.total == 400)
        for rule in [\CulledLayers.hidden, \.turnedAway, \.outside, \.empty] {
            #expect(baseline.counts.culled[keyPath: rule] > 0)
        }
    }

    @Test("The list is the same for any number of threads", arguments: [2, 3, 8])
    func threads(count: Int) {
        // More than three portions of work.
        let (one, many) = (Self.drawn(7000), Self.drawn(7000, threads: count))
        #expect(one.shapes.count > 2000 && one.items.count > 2)
        #expect(one.shapes == many.shapes && one.items == many.items)
        #expect(one.counts == many.counts)
    }

    @Test("The kernels write shapes in the list's memory layout")
    func layout() {
        #expect(MemoryLayout<PlainShape>.stride == 64)
        #expect(MemoryLayout<PlainShape>.offset(of: \.a) == 0)
        #expect(MemoryLayout<PlainShape>.offset(of: \.ty) == 20)
        #expect(MemoryLayout<PlainShape>.offset(of: \.rect) == 24)
        #expect(MemoryLayout<PlainShape>.offset(of: \.radius) == 40)
        #expect(MemoryLayout<PlainShape>.offset(of: \.fill) == 48)
        #expect(PlainLayerColumns.blockSize == EndsBatch.stride)
    }

    @Test("A layer that stops being plain, and becomes it again, is drawn correctly")
    func change() {
        let sketch = Sketch()
        let layer = sketch.add(10, 10, 20, 20)
        sketch.add(50, 10, 20, 20)
        #expect(sketch.kinds() == ["shape", "shape"])
        #expect(sketch.list().items.count == 1)
        sketch.change(layer) { $0.borderWidth = 2 }
        guard case .shape(let item)? = sketch.list().singleItems.first else {
            Issue.record("the layer is not drawn")
            return
        }
        #expect(item.borderWidth == 2)
        sketch.change(layer) {
            $0.borderWidth = 0
            $0.position.x += 5
        }
        guard case .shape(let plain)? = sketch.list().singleItems.first else {
            Issue.record("the layer is not drawn")
            return
        }
        #expect(plain.borderWidth == 0)
        #expect(plain.shape.projection.tx == item.shape.projection.tx + 5)
    }
}
