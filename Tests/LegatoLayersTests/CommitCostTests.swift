import AllocationCounter
import Foundation
import Legato
import TestSupport
import Testing

@Suite("The cost of a change in a large tree", .serialized, .ownProcess)
struct CommitCostTests {
    /// The cost of an operation.
    private struct Cost: Equatable {
        var visits: Int
        var changes: Int
        var allocations: Int64
    }

    /// A display with a number of layers, nested ten deep, and one of the innermost layers.
    private final class Forest {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let leaf = CALayer()
        private var changes = 0

        init(layers count: Int) {
            let size = max(1, count / 100)
            for _ in 0..<count / size {
                var parent = display.rootLayer
                for k in 0..<size {
                    let layer = CALayer()
                    (k % 10 == 0 ? display.rootLayer : parent).addSublayer(layer)
                    parent = layer
                }
            }
            (display.rootLayer.sublayers?.last ?? display.rootLayer).addSublayer(leaf)
            CATransaction.flush()
            display.host.onCommit = { [unowned self] in changes += $0.changes.count }
        }

        /// Returns the cost of an operation and its commit, when it is repeated.
        func cost(_ body: (CALayer) -> Void) -> Cost {
            _ = singleCost(body)
            return singleCost(body)
        }

        private func singleCost(_ body: (CALayer) -> Void) -> Cost {
            let before = Cost(
                visits: display.host.visits, changes: changes,
                allocations: allocationsOfThisThread()
            )
            CATransaction.setDisableActions(true)
            body(leaf)
            CATransaction.flush()
            return Cost(
                visits: display.host.visits - before.visits, changes: changes - before.changes,
                allocations: allocationsOfThisThread() - before.allocations
            )
        }
    }

    // In separate processes: a flush also commits the pending changes of other tests' displays.

    @Test("A changed property costs the same among 100,000 layers as among 100")
    func oneChange() async {
        await #expect(processExitsWith: .success) { @MainActor in CommitCostTests.oneChange() }
    }

    private static func oneChange() {
        let edits: [(name: String, visits: Int, changes: Int, edit: (CALayer) -> Void)] = [
            ("position", 2, 1, { layer in layer.position.x += 1 }),
            // A change of bounds causes layout of the layer and its superlayer.
            ("bounds", 4, 1, { layer in layer.bounds.size.width += 1 }),
            ("speed", 2, 1, { layer in layer.speed += 1 }),
            ("layout", 1, 0, { layer in layer.setNeedsLayout() }),
            ("nothing", 0, 0, { _ in }),
        ]
        let (small, large) = (Forest(layers: 100), Forest(layers: 100_000))
        #expect(small.display.host.tree.layerCount == 102)
        #expect(large.display.host.tree.layerCount == 100_002)
        for (name, visits, changes, edit) in edits {
            let cost = small.cost(edit)
            #expect(cost.visits == visits && cost.changes == changes, "\(name): \(cost)")
            #expect(cost == large.cost(edit), "\(name)")
            #expect(cost.allocations < 60, "\(name): \(cost)")
        }
        // A copy of one layer, not of its sublayers.
        let copies = [small, large].map { forest in
            forest.cost { _ in _ = forest.display.rootLayer.presentation() }
        }
        #expect(copies[0] == copies[1])
        #expect(copies[0].allocations < 10)
    }

    @Test("Each of a thousand animations on one layer allocates about as much as the first")
    func animations() async {
        await #expect(processExitsWith: .success) { @MainActor in CommitCostTests.animations() }
    }

    private static func animations() {
        let forest = Forest(layers: 100)
        func add(_ count: Int) -> Int64 {
            let before = allocationsOfThisThread()
            // The sublayers are added without actions, so that only the added animations are
            // counted.
            withoutActions {
                for _ in 0..<count {
                    let layer = CALayer()
                    forest.leaf.addSublayer(layer)
                    layer.add(basic("position.x", from: 0, to: 1), forKey: "a")
                }
            }
            CATransaction.flush()
            return (allocationsOfThisThread() - before) / Int64(count)
        }
        _ = add(1)
        let few = add(10)
        let many = add(1000)
        #expect(many <= few)
        #expect(few < 200)
    }

    @Test("Moving all sublayers of a layer to another one costs the same for each, in any order")
    func adoption() async {
        await #expect(processExitsWith: .success) { @MainActor in CommitCostTests.adoption() }
    }

    private static func adoption() {
        let count = 1000
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let (one, other) = (CALayer(), CALayer())
        display.rootLayer.sublayers = [one, other]
        one.sublayers = (0..<count).map { _ in CALayer() }
        CATransaction.flush()
        for isReversed in [false, true] {
            let before = (display.host.visits, CALayer.sublayerComparisons)
            CATransaction.setDisableActions(true)
            let (old, new) = one.sublayers == nil ? (other, one) : (one, other)
            let layers = old.sublayers ?? []
            new.sublayers = isReversed ? layers.reversed() : layers
            CATransaction.flush()
            #expect(old.sublayers == nil && new.sublayers?.count == count)
            // Each layer is visited for its display and for the commit.
            #expect(display.host.visits - before.0 < 2 * count + 20)
            #expect(CALayer.sublayerComparisons - before.1 <= count)
        }
    }
}
