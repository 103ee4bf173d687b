import Foundation
import Legato
import LegatoRenderTree
import LegatoSoftware
import TestSupport
import Testing

/// Layers in each other, each of which needs something.
nonisolated enum DeepTree: String, CaseIterable, Sendable, Codable {
    case plain, whole, cut, faded, shaded, spaces, alternating, masks, filtered

    /// How many levels are tried.
    ///
    /// What shadows and blurs reach grows with each level by some
    /// pixels, and so do their pictures.
    var levels: Int { self == .shaded || self == .filtered ? 40 : 10_000 }

    /// How much more memory twice the levels may take, by how much larger their pictures are.
    var growth: Int { self == .shaded || self == .filtered ? 4 : 1 }

    /// How many items show `count` levels.
    func items(_ count: Int) -> Int {
        switch self {
        case .plain, .whole: count
        case .alternating: count / 2
        case .spaces: 1
        // The innermost one needs no group.
        case .cut, .faded: 3 * count - 2
        case .shaded: 3 * count - 1
        case .filtered: 3 * count
        case .masks: 5 * count - 4
        }
    }

    @MainActor
    private func fill(_ layer: CALayer, _ level: Int, _ count: Int) {
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 0x1p-10, y: 0)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        switch self {
        case .plain, .masks, .alternating: break
        case .spaces: layer.zPosition = 0x1p-10
        case .whole:
            layer.masksToBounds = true
            layer.position = .zero
        case .cut: layer.masksToBounds = true
        case .faded: layer.opacity = 0.99
        case .shaded:
            layer.shadowOpacity = 0.5
            layer.shadowRadius = 1
        case .filtered:
            let filter = CIFilter(name: "CIGaussianBlur")
            filter?.setValue(1, forKey: "inputRadius")
            layer.filters = filter.map { [$0] }
        }
    }

    /// The outermost and the innermost layer.
    @MainActor
    func chain(_ count: Int) -> (outer: CALayer, inner: CALayer) {
        func layer(_ level: Int) -> CALayer {
            let isDeep =
                self == .spaces ? level < count - 1 : self == .alternating && level % 2 == 0
            let layer = isDeep ? CATransformLayer() : CALayer()
            fill(layer, level, count)
            return layer
        }
        let outer = layer(0)
        var inner = outer
        for level in 1..<count {
            let next = layer(level)
            if self == .masks { inner.mask = next } else { inner.addSublayer(next) }
            inner = next
        }
        return (outer, inner)
    }

    /// A tree of so many levels, made without layers.
    func tree(_ count: Int) -> RenderTree {
        let tree = RenderTree()
        var changes: [Commit.Change] = []
        for id in 0..<LayerID(count) {
            var state = LayerState()
            state.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
            state.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            switch self {
            case .faded: state.opacity = 0.99
            case .cut: (state.masksToBounds, state.cornerRadius) = (true, 2)
            case .shaded: (state.shadowOpacity, state.shadowRadius) = (0.5, 1)
            case .spaces: state.preservesDepth = Int(id) < count - 1
            default: break
            }
            changes.append(.insert(id, state))
        }
        for id in 1..<LayerID(count) {
            changes.append(self == .masks ? .mask(id - 1, id) : .sublayers(id - 1, [id]))
        }
        tree.apply(Commit(changes: changes + [.root(0)]))
        return tree
    }
}

/// Nothing may need the thread's stack, or work on all that is inside, for each of many levels.
@Suite("The life of trees of many levels")
struct DeepTreeLifeTests {
    @Test(
        "They are made, laid out, drawn, converted, hit, changed, taken out and let go",
        arguments: DeepTree.allCases
    )
    func life(kind: DeepTree) async {
        await #expect(processExitsWith: .success) { [kind] in
            await MainActor.run { live(kind) }
        }
    }

    @Test("A thread with 512 KB of stack makes and draws their lists", arguments: DeepTree.allCases)
    func smallStack(kind: DeepTree) async {
        await #expect(processExitsWith: .success) { [kind] in
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                let tree = kind.tree(kind.levels)
                var list = tree.displayList(at: 1, width: 20, height: 20, scale: 1)
                require(!list.items.isEmpty, "Something should show")
                let renderer = SoftwareRenderer()
                for _ in 0..<2 {
                    guard (try? draw(list, with: renderer)) != nil else { refuse("It draws") }
                    list.items[0] = list.items[list.items.count / 2]
                    if case .endGroup = list.items[0] { break }
                    if case .beginGroup = list.items[0] { break }
                }
                let last = LayerID(kind.levels - 1)
                require(tree.presentation(of: last, at: 1) != nil, "The last layer should be there")
                done.signal()
            }
            thread.stackSize = 512 * 1024
            thread.start()
            done.wait()
        }
    }

    /// What work on a tree takes, in numbers of things.
    private struct Cost {
        var visits = 0
        var statistics = RenderStatistics()
        var items = 0
        var moved = 0
        var drawn = RenderStatistics()
        var groupBytes = 0

        init(_ kind: DeepTree, _ count: Int) throws {
            let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
            withoutActions { display.rootLayer.addSublayer(kind.chain(count).outer) }
            display.advance(by: 0.1)
            let list = display.displayList()
            visits = display.host.visits
            items = list.items.count
            moved = display.host.tree.itemsMoved
            statistics = display.statistics
            let renderer = SoftwareRenderer()
            _ = try draw(list, with: renderer)
            drawn = renderer.statistics
            groupBytes = renderer.groupBytes
        }
    }

    @Test("The list of a thousand shadows in each other moves each item once at most")
    func shadows() {
        let tree = DeepTree.shaded.tree(1000)
        let list = tree.displayList(at: 0, width: 20, height: 20, scale: 1)
        #expect(list.items.count >= 1000 && tree.itemsMoved <= 20 * list.items.count)
    }

    @Test("Twice the levels take twice the work, and no more memory", arguments: DeepTree.allCases)
    func proportion(kind: DeepTree) throws {
        let count = kind.levels / 2
        let (half, all) = (try Cost(kind, count), try Cost(kind, 2 * count))
        func expectDouble(_ name: String, _ number: (Cost) -> Int) {
            let (a, b) = (number(half), number(all))
            #expect(b <= 2 * a + 20, "\(name) of \(kind): \(a) for \(count), \(b) for \(2 * count)")
        }
        expectDouble("visits", \.visits)
        expectDouble("layers", \.statistics.layers)
        expectDouble("visible layers", \.statistics.visible)
        expectDouble("items", \.items)
        expectDouble("items moved", \.moved)
        expectDouble("items drawn", \.drawn.items)
        expectDouble("instances", \.drawn.instances)
        if kind.growth == 1 { expectDouble("pixels of groups", \.drawn.offscreenPixels) }
        #expect(all.items == kind.items(2 * count) && half.items == kind.items(count))
        #expect(
            all.groupBytes <= max(kind.growth * half.groupBytes, 1 << 18),
            "\(all.groupBytes) bytes"
        )
        // Each item moves with few others, or once.
        #expect(all.moved <= 20 * all.items)
    }
}

@MainActor
private func live(_ kind: DeepTree) {
    let count = kind.levels
    let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
    weak var last: CALayer?
    do {
        let (outer, inner) = kind.chain(count)
        last = inner
        withoutActions { display.rootLayer.addSublayer(outer) }
        outer.layoutIfNeeded()
        display.advance(by: 0.1)
        #expect(display.displayList().items.count == kind.items(count))
        let step = kind == .whole ? 0 : 0x1p-10
        let place = CGPoint(x: step * Double(count), y: 3)
        #expect(inner.convert(CGPoint(x: 0, y: 3), to: nil) == place)
        #expect(outer.convert(place, from: inner).x == 2 * place.x - step)
        let hit = display.rootLayer.hitTest(CGPoint(x: 20, y: 20))
        #expect(hit === (kind == .masks ? outer : inner))
        let seen = display.rootLayer.presentation()?.hitTest(CGPoint(x: 20, y: 20))
        #expect(seen?.model() === hit)
        #expect(inner.presentation()?.convert(CGPoint.zero, to: nil).x == place.x)
        #expect(!inner.contentsAreFlipped())
        // A clock of its own makes all times be worked out from above.
        outer.speed = 0.5
        #expect(inner.convertTime(1, from: nil) == 0.5 && inner.convertTime(1, to: nil) == 2)
        inner.add(basic("opacity", from: 0, to: 1), forKey: "a")
        outer.add(basic("position.y", from: 0, to: 10), forKey: "a")
        display.advance(by: 0.5)
        #expect((inner.presentation()?.opacity ?? 0) < 1)
        #expect(inner.presentation()?.convert(CGPoint.zero, to: nil).y ?? 0 > 0)
        let picture = display.snapshot()
        #expect(picture[20, 20].alpha > 0)
        let copy = CGContext(width: 50, height: 50)
        outer.render(in: copy)
        withoutActions { inner.backgroundColor = CGColor(red: 0, green: 1, blue: 0) }
        display.advance(by: 3)
        _ = display.snapshot()
        withoutActions { outer.position.x = 30 }
        #expect(display.snapshot() != picture)
        withoutActions { outer.removeFromSuperlayer() }
        display.advance(by: 0.1)
        #expect(display.displayList().items.isEmpty)
    }
    CATransaction.flush()
    #expect(last == nil)
}
