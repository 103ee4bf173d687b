import Foundation
import Legato
import LegatoRenderTree
import TestSupport
import Testing

@Suite("What copies with a delay draw is what the original drew before")
struct DelayAgreementTests {
    /// A display with a replicator, or a plain layer in its place, and what hangs in that.
    private final class Scene {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100), refreshRate: 8)
        var layers: [CALayer] = []

        init(_ outer: CALayer, seed: UInt64) {
            var random = SeededRandom(seed: seed)
            outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            outer.position = CGPoint(x: 50, y: 50)
            withoutActions {
                display.rootLayer.addSublayer(outer)
                for index in 0...random.below(5) {
                    let layer = CALayer()
                    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
                    layer.position = random.point()
                    layer.backgroundColor = random.color()
                    for _ in 0...2 { random.change(layer) }
                    // Pictures of copies have names of their own.
                    layer.shouldRasterize = false
                    if random.chance(4) { layer.speed = Float(random.below(5)) / 2 - 0.5 }
                    if random.chance(4) { layer.timeOffset = random.unit() }
                    if random.chance(6) { layer.beginTime = random.unit() }
                    let parent = index == 0 ? outer : random.pick([outer] + layers)
                    if parent !== outer, parent.mask == nil, random.chance(4) {
                        parent.mask = layer
                    } else {
                        parent.addSublayer(layer)
                    }
                    layers.append(layer)
                }
            }
            CATransaction.flush()
            display.perform {
                for layer in layers {
                    for key in 0..<1 + random.below(3) {
                        let animation = random.animation(of: layer)
                        if random.chance(4) { animation.beginTime = random.unit() }
                        layer.add(animation, forKey: "\(key)")
                    }
                    guard random.chance(2) else { continue }
                    CALayer.animate(random.engineAnimation()) {
                        random.change(layer)
                        layer.shouldRasterize = false
                    }
                }
            }
        }

        /// What each of the layers shows now, by `presentation()`.
        var states: [LayerState] { layers.compactMap { $0.presentation()?.state } }

        /// The list of a tree that stands still, with a plain layer for each copy; `states` tells
        /// what the layers in it show.
        func list(ofCopies states: [[LayerState]]) -> DisplayList {
            let tree = RenderTree()
            var changes: [Commit.Change] = [.insert(0, display.rootLayer.state)]
            var structure: [Commit.Change] = []
            let stride = LayerID(layers.count + 1)
            let outer = layers.first?.superlayer
            var copies: [LayerID] = []
            for (copy, states) in states.enumerated() {
                let first = LayerID(1) + LayerID(copy) * stride
                copies.append(first)
                var plain = LayerState()
                plain.bounds = outer?.bounds ?? .zero
                plain.position = outer?.position ?? .zero
                changes.append(.insert(first, plain))
                func id(_ layer: CALayer) -> LayerID? {
                    layers.firstIndex { $0 === layer }.map { first + 1 + LayerID($0) }
                }
                for (layer, state) in zip(layers, states) {
                    guard let own = id(layer) else { continue }
                    changes.append(.insert(own, state))
                    structure.append(
                        .sublayers(own, (layer.sublayers ?? []).compactMap(id))
                    )
                    if let mask = layer.mask { structure.append(.mask(own, id(mask))) }
                }
                structure.append(.sublayers(first, (outer?.sublayers ?? []).compactMap(id)))
            }
            structure.append(.sublayers(0, copies))
            tree.apply(Commit(changes: changes + structure + [.root(0)]))
            return tree.displayList(at: 0, width: 100, height: 100, scale: 1)
        }
    }

    @Test("Two hundred random trees in replicators at random numbers of steps of delay")
    func delays() {
        print("agreement of copies with the past: seeds 0..<200")
        var shown: Set<Int> = []
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededRandom(seed: 1000 + seed)
            let steps = 1 + random.below(4)
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = 1 + random.below(4)
            replicator.instanceDelay = Double(steps) / 8
            let copied = Scene(replicator, seed: seed)
            let plain = Scene(CALayer(), seed: seed)
            var past: [[LayerState]] = []
            // Between the times at which animations end and are gone.
            for display in [copied.display, plain.display] { display.advance(by: 1.0 / 64) }
            for step in 0..<30 {
                past.append(plain.states)
                let copies = (0..<replicator.instanceCount).map { step - $0 * steps }
                if copies.allSatisfy({ $0 >= 0 }) {
                    let drawn = copied.display.displayList()
                    #expect(
                        drawn == plain.list(ofCopies: copies.map { past[$0] }),
                        "seed \(seed), step \(step), \(copies.count) copies, \(steps) steps late"
                    )
                    shown.insert(drawn.items.count)
                }
                for display in [copied.display, plain.display] { display.advance(by: 1.0 / 8) }
            }
        }
        #expect(shown.count > 20)
    }
}
