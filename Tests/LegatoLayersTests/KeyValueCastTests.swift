import Foundation
import Legato
import Testing

/// Casts of values returned by key-value coding.
struct KeyValueCastTests {
    @Test("Numbers cast to CGFloat, Double, Float and NSNumber")
    func numbers() {
        let layer = CALayer()
        layer.opacity = 0.1
        layer.cornerRadius = 0.5
        layer.setValue(CGFloat(2.5), forKey: "mine")
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.25
        #expect(layer.value(forKeyPath: "cornerRadius") as? CGFloat == 0.5)
        #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 1)
        #expect(layer.value(forKey: "opacity") as? Float == 0.1)
        #expect(layer.value(forKey: "mine") as? Double == 2.5)
        #expect(layer.value(forKey: "mine") as? CGFloat == 2.5)
        #expect(layer.value(forKey: "hidden") as? Bool == false)
        #expect(animation.value(forKey: "duration") as? CGFloat == 0.25)
        #expect(animation.value(forKey: "duration") as? NSNumber == 0.25)
    }

    @Test("Structures cast to themselves and to NSValue")
    func structures() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
        let position = layer.value(forKey: "position")
        #expect(position as? CGPoint == CGPoint(x: 3, y: 5))
        #expect((position as? NSValue)?.cgPointValue == CGPoint(x: 3, y: 5))
        #expect(position as? CGSize == nil)
        let transform = layer.value(forKey: "transform")
        #expect((transform as? NSValue)?.caTransform3DValue == CATransform3DIdentity)
        #expect(transform as? CATransform3D == CATransform3DIdentity)
        layer.setValue(NSValue(cgPoint: CGPoint(x: 7, y: 8)), forKey: "mine")
        #expect(layer.value(forKey: "mine") as? CGPoint == CGPoint(x: 7, y: 8))
    }

    @Test("Names cast to their own type and to String")
    func names() {
        let animation = CABasicAnimation()
        let mode = animation.value(forKey: "fillMode")
        #expect(mode as? CAMediaTimingFillMode == .removed)
        #expect(mode as? String == "removed")
        let gravity = CALayer().value(forKey: "contentsGravity")
        #expect(gravity as? CALayerContentsGravity == .resize)
        #expect(gravity as? String == "resize")
    }
}
