import Foundation
import Legato
import LegatoRenderTree
import TestSupport
import Testing

/// Random animations: presentation and picture agree.
struct RandomAnimationTests {
    @Test(
        "presentation() equals the display list for random animations",
        arguments: 1...40 as ClosedRange<UInt64>
    )
    func agreement(seed: UInt64) throws {
        var random = RandomAnimations(seed: seed)
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        let root = display.rootLayer
        var layers = [CALayer()]
        root.addSublayer(layers[0])
        for _ in 0..<6 {
            let layer = random.layer()
            layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
            layer.position = CGPoint(x: random.unit() * 200, y: random.unit() * 200)
            layer.backgroundColor = CGColor(red: random.unit(), green: random.unit(), blue: 1)
            let parent = layers[random.below(layers.count)]
            if random.below(6) == 0 { parent.mask = layer } else { parent.addSublayer(layer) }
            layers.append(layer)
        }
        root.speed = 0
        CATransaction.flush()
        for layer in layers {
            for _ in 0..<random.below(4) { layer.add(random.animation(of: layer), forKey: nil) }
        }
        CATransaction.flush()
        var moved = 0
        for _ in 0..<20 {
            let time = random.unit() * 4
            withoutActions { root.timeOffset = time }
            CATransaction.flush()
            let drawn = display.displayList()
            let still = HeadlessDisplay(size: display.size)
            try copy(root, onto: still.rootLayer)
            #expect(drawn == still.displayList(), "seed \(seed) at \(time)")
            // A replaced mask is in no tree.
            for layer in layers where layer.host != nil {
                let presented = try #require(layer.presentation()).state
                let shown = display.host.tree.shownState(of: layer.id)
                #expect(shown == presented, "seed \(seed) at \(time)")
                #expect(presented.isFinite, "seed \(seed) at \(time)")
                if presented != layer.state { moved += 1 }
            }
        }
        #expect(moved > 0, "seed \(seed)")
    }

    /// Copies the presentation values of a tree to a tree without animations.
    private func copy(_ layer: CALayer, onto target: CALayer) throws {
        target.state = try #require(layer.presentation()).state
        if let mask = layer.mask {
            let twin = CALayer()
            try copy(mask, onto: twin)
            target.mask = twin
        }
        for child in layer.sublayers ?? [] {
            let twin = CALayer()
            try copy(child, onto: twin)
            target.addSublayer(twin)
        }
    }
}

extension LayerState {
    /// Whether every number is finite.
    fileprivate var isFinite: Bool { LayerProperty.allCases.allSatisfy { self[$0].isFinite } }
}
