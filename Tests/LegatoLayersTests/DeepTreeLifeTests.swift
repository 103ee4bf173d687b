import Foundation
import Legato
import LegatoLayers
import LegatoRenderTree
import TestSupport
import Testing

/// Chains of thousands of layers, from their first commit to their release.
@Suite("Lifetime of trees thousands of levels deep", .serialized, .ownProcess)
struct DeepTreeLifeTests {
    /// The levels of a chain, and the bytes of stack available to it on the main thread, of the
    /// usual 8 MiB of it and the render thread: too few for a recursion in either build.
    ///
    /// Unoptimised code runs only a twelfth of the levels, which takes a twelfth of the time.
    private static let (depth, stack) = isOptimised ? (10_000, 1 << 20) : (800, 1 << 17)

    @Test(
        "Building, animating and releasing a deep tree uses no stack per level",
        arguments: DeepTree.allCases
    )
    func stackUse(tree: DeepTree) async {
        await #expect(processExitsWith: .success) { [tree] in
            await MainActor.run {
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
                limit.rlim_cur = rlim_t(Self.stack)
                setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
                DeepTreeLife(tree, depth: Self.depth).run()
            }
        }
    }

    @Test("Work grows linearly with the number of levels", arguments: DeepTree.allCases)
    func work(tree: DeepTree) {
        let (few, many) = (work(tree, depth: 200), work(tree, depth: 400))
        for (name, count) in many {
            let half = few[name] ?? 0
            #expect(count * 10 <= half * 22 + 1000, "\(name): \(half) and \(count)")
        }
    }

    /// Returns the counts of displaying a chain, and of a frame in which its innermost layer moves.
    private func work(_ tree: DeepTree, depth: Int) -> [String: Int] {
        let life = DeepTreeLife(tree, depth: depth)
        life.show()
        var counts = life.counts
        let clocksRead = life.display.host.clocksRead
        life.move()
        counts["clocks read"] = life.display.host.clocksRead - clocksRead
        return counts
    }
}

/// One chain, and the operations on it.
final class DeepTreeLife {
    let display = HeadlessDisplay(size: CGSize(width: 64, height: 64))
    private let tree: DeepTree
    private var outer: CALayer?
    private weak var inner: CALayer?

    init(_ tree: DeepTree, depth: Int) {
        self.tree = tree
        (outer, inner) = tree.chain(depth)
    }

    func run() {
        show()
        search()
        move()
        stay()
        part()
    }

    /// The counts of the latest display list and its picture.
    var counts: [String: Int] {
        let tree = display.host.tree
        return [
            "visits": display.host.visits,
            "items": display.displayList().items.count,
            "items moved": tree.itemsMoved,
            "items measured": tree.itemsMeasured,
            "pixels of groups": Int(display.statistics.offscreenPixels),
        ]
    }

    func show() {
        guard let outer else { return }
        withoutActions { display.rootLayer.addSublayer(outer) }
        display.advance(frames: 1)
        #expect(display.snapshot()[32, 32].alpha > 0)
    }

    private func search() {
        guard let outer, let inner else { return }
        for top in [outer, outer.presentation()] {
            let hit = top?.hitTest(CGPoint(x: 32, y: 32))?.model()
            if tree.isMasked { #expect(hit === outer) } else { #expect(hit != nil) }
            if !tree.isMasked && !tree.sorts { #expect(hit === inner) }
        }
        for layer in [inner, inner.presentation()] {
            let point = layer?.convert(CGPoint(x: 1, y: 2), to: nil) ?? .zero
            #expect(abs(point.x - 9) < 0.1 && abs(point.y - 10) < 0.1, "\(point)")
        }
        let time = inner.convertTime(1, to: nil)
        #expect(abs(inner.convertTime(time, from: nil) - 1) < 1e-6)
    }

    func move() {
        guard let inner else { return }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.toValue, fade.duration) = (0.5, 0.1)
        inner.add(fade, forKey: "fade")
        display.advance(frames: 3)
        #expect((inner.presentation()?.opacity ?? 1) < 1)
        _ = display.displayList()
    }

    private func stay() {
        if tree == .plain {
            outer?.add(CATransition(), forKey: nil)
            display.advance(frames: 2)
            _ = display.displayList()
        }
        display.advance(by: 0.5)
        #expect(display.isIdle)
    }

    private func part() {
        if !tree.isDrawnInGroups { outer?.render(in: CGContext(width: 64, height: 64)) }
        outer?.removeFromSuperlayer()
        display.advance(frames: 1)
        outer = nil
        #expect(inner == nil)
    }
}
