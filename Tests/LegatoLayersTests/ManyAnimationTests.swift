import Foundation
import Legato
import TestSupport
import Testing

/// Many animations on one layer.
struct ManyAnimationTests {
    private func fade() -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 10
        return fade
    }

    @Test("Lookups by key visit few animations, and commits visit each animation once")
    func lookups() {
        let count = 500
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        let layer = CALayer()
        display.rootLayer.addSublayer(layer)
        CATransaction.flush()
        let animation = fade()
        let before = CALayer.animationLookups
        for key in 0..<count { layer.add(animation, forKey: "\(key)") }
        for key in 0..<count { layer.add(animation, forKey: "\(key)") }
        let visits = display.host.animationVisits
        CATransaction.flush()
        #expect(display.host.animationVisits - visits == count)
        #expect(layer.animationKeys()?.count == count)
        for key in 0..<count { layer.removeAnimation(forKey: "\(key)") }
        #expect(layer.animationKeys() == nil)
        #expect(CALayer.animationLookups - before <= 10 * count)
        CATransaction.flush()
        #expect(display.host.tree.committed(layer.id)?.animations.isEmpty == true)
    }

    @Test("Keys and their order equal those of a plain list at any length")
    func order() {
        var random = SeededRandom(seed: 26)
        for maximum in [3, 15, 16, 17, 18, 40] {
            let layer = CALayer()
            var keys: [String] = []
            for _ in 0..<12 * maximum {
                let key = "\(random.below(maximum))"
                let isAdded = random.below(3) > 0
                keys.removeAll { $0 == key }
                if isAdded {
                    let animation = fade()
                    animation.setValue(key, forKey: "name")
                    layer.add(animation, forKey: key)
                    keys.append(key)
                } else {
                    layer.removeAnimation(forKey: key)
                }
                #expect(layer.animationKeys() ?? [] == keys)
                let found = layer.animation(forKey: key)?.value(forKey: "name") as? String
                #expect(found == (isAdded ? key : nil))
            }
        }
    }
}
