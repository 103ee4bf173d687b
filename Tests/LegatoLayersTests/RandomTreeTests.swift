import Foundation
import Legato
import TestSupport
import Testing

/// Random edits of the tree.
struct RandomTreeTests {
    /// Creates a display with a copy of a tree, built from scratch.
    private func rebuilt(_ display: HeadlessDisplay) -> HeadlessDisplay {
        let fresh = HeadlessDisplay(size: display.size)
        func copy(_ layer: CALayer, onto target: CALayer) {
            target.state = layer.state
            if let mask = layer.mask {
                let twin = CALayer()
                copy(mask, onto: twin)
                target.mask = twin
            }
            for child in layer.sublayers ?? [] {
                let twin = CALayer()
                copy(child, onto: twin)
                target.addSublayer(twin)
            }
        }
        copy(display.rootLayer, onto: fresh.rootLayer)
        return fresh
    }

    private func isAncestor(_ a: CALayer, of b: CALayer) -> Bool {
        var at: CALayer? = b
        while let layer = at {
            if layer === a { return true }
            at = layer.superlayer
        }
        return false
    }

    private func change(_ layer: CALayer, _ random: inout SeededRandom) {
        switch random.below(9) {
        case 0: layer.position = CGPoint(x: random.unit() * 100, y: random.unit() * 100)
        case 1: layer.bounds.size = CGSize(width: random.unit() * 40, height: random.unit() * 40)
        case 2: layer.opacity = Float(random.below(3)) / 2
        case 3: layer.isHidden.toggle()
        case 4: layer.zPosition = Double(random.below(3))
        case 5: layer.masksToBounds.toggle()
        case 6: layer.shadowOpacity = Float(random.below(2))
        case 7: layer.cornerRadius = Double(random.below(8))
        default: layer.transform = CATransform3DMakeRotation(random.unit(), 0, 0, 1)
        }
    }

    @Test(
        "After a thousand edits the tree is drawn like a newly built one",
        arguments: [1, 2, 3, 4] as [UInt64]
    )
    func edits(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let other = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        var layers = [display.rootLayer, other.rootLayer]
        for k in 0..<24 {
            let layer = CALayer()
            layer.name = "\(k)"
            layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.backgroundColor = CGColor(red: random.unit(), green: random.unit(), blue: 1)
            layers.append(layer)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for edit in 1...1000 {
            let layer = layers[2 + random.below(layers.count - 2)]
            let target = layers[random.below(layers.count)]
            switch random.below(7) {
            case 6:
                if random.chance(4) {
                    target.mask = nil
                } else if !isAncestor(layer, of: target) {
                    target.mask = layer
                }
            case 0, 1:
                if !isAncestor(layer, of: target) {
                    target.insertSublayer(layer, at: UInt32(random.below(6)))
                }
            case 2: if random.below(3) == 0 { layer.removeFromSuperlayer() }
            default: change(layer, &random)
            }
            guard random.below(5) == 0 else { continue }
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            guard edit % 3 == 0 else { continue }
            for display in [display, other] {
                CATransaction.commit()
                let fresh = rebuilt(display)
                let expected = fresh.displayList()
                #expect(display.displayList() == expected, "seed \(seed), edit \(edit)")
                CATransaction.begin()
                CATransaction.setDisableActions(true)
            }
            for layer in layers {
                let root = rootOf(layer)
                for display in [display, other] {
                    let isThere = display.host.tree.presentation(of: layer.id, at: 0) != nil
                    #expect(isThere == (root === display.rootLayer), "seed \(seed), edit \(edit)")
                }
            }
        }
        CATransaction.commit()
    }

    private func rootOf(_ layer: CALayer) -> CALayer {
        var at = layer
        while let parent = at.superlayer { at = parent }
        return at
    }
}
