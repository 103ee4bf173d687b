import Foundation
import Legato
import Testing

/// Facts: defaults and timing functions.
struct FactsDefaultsTests {
    @Test("P01 Geometry, contents and tree of a fresh layer")
    func layerDefaults() {
        let layer = CALayer()
        #expect(layer.bounds == .zero)
        #expect(layer.position == .zero)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.anchorPointZ == 0)
        #expect(layer.zPosition == 0)
        #expect(layer.opacity == 1)
        #expect(!layer.isHidden)
        #expect(layer.isDoubleSided)
        #expect(!layer.masksToBounds)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsGravity == .resize)
        #expect(layer.contentsGravity.rawValue == "resize")
        #expect(layer.contentsScale == 1)
        #expect(layer.sublayers == nil)
        #expect(layer.superlayer == nil)
        #expect(layer.presentation() == nil)
        #expect(!layer.needsLayout())
        #expect(!layer.needsDisplay())
    }

    @Test("P02 Shadow, border and corners of a fresh layer")
    func decorationDefaults() {
        let layer = CALayer()
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowColor == .black)
        #expect(layer.borderColor == .black)
        #expect(layer.borderWidth == 0)
        #expect(layer.cornerRadius == 0)
        #expect(layer.maskedCorners.rawValue == 15)
        #expect(layer.backgroundColor == nil)
    }

    @Test("P03 Timing of a fresh layer")
    func timingDefaults() {
        let layer = CALayer()
        #expect(layer.beginTime == 0)
        #expect(layer.duration == .infinity)
        #expect(layer.speed == 1)
        #expect(layer.timeOffset == 0)
        #expect(layer.repeatCount == 0)
        #expect(layer.repeatDuration == 0)
        #expect(!layer.autoreverses)
        #expect(layer.fillMode == .removed)
    }

    @Test("P08 A fresh replicator shows its sublayers once")
    func replicatorDefaults() {
        let layer = CAReplicatorLayer()
        #expect(layer.instanceCount == 1)
        #expect(layer.instanceDelay == 0)
        #expect(layer.instanceColor == .white)
        #expect(!layer.preservesDepth)
        #expect(CATransform3DIsIdentity(layer.instanceTransform))
        #expect(layer.instanceRedOffset == 0 && layer.instanceGreenOffset == 0)
        #expect(layer.instanceBlueOffset == 0 && layer.instanceAlphaOffset == 0)
    }

    @Test("P04 defaultValue(forKey:) returns a value only where the default is not zero")
    func defaultValues() {
        #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
        for key in ["bounds", "position", "frame", "shadowOpacity", "foo", "beginTime"] {
            #expect(CALayer.defaultValue(forKey: key) == nil, "\(key)")
        }
    }

    @Test("P04 Boolean properties have a default, also where it is false")
    func defaultSwitches() {
        for (key, value) in [
            ("hidden", false), ("doubleSided", true), ("masksToBounds", false),
            ("geometryFlipped", false), ("opaque", false), ("needsDisplayOnBoundsChange", false),
            ("allowsGroupOpacity", true),
        ] {
            #expect(CALayer.defaultValue(forKey: key) as? Bool == value, "\(key)")
        }
        for key in ["contentsRect", "contentsCenter"] {
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            #expect(CALayer.defaultValue(forKey: key) as? CGRect == unit, "\(key)")
        }
        #expect(CALayer.defaultValue(forKey: "minificationFilter") as? String == "linear")
        #expect(CALayer.defaultValue(forKey: "maskedCorners") as? Int == 15)
        #expect(CALayer.defaultValue(forKey: "duration") as? Double == .infinity)
    }

    @Test("Rarely used properties of a fresh layer have their defaults")
    func rarerDefaults() {
        let layer = CALayer()
        #expect(!layer.isGeometryFlipped && !layer.contentsAreFlipped())
        #expect(!layer.isOpaque && !layer.needsDisplayOnBoundsChange)
        #expect(layer.minificationFilter == .linear)
        #expect(layer.autoresizingMask == [])
        #expect(layer.mask == nil && layer.layoutManager == nil && layer.style == nil)
        #expect(layer.actions == nil && layer.name == nil && layer.delegate == nil)
        #expect(layer.model() === layer)
        #expect(layer.animationKeys() == nil)
        #expect(CATransform3DIsIdentity(layer.sublayerTransform))
        #expect(layer.affineTransform() == .identity)
    }

    @Test("P05 Properties of a fresh basic animation")
    func animationDefaults() {
        let animation = CABasicAnimation()
        #expect(animation.duration == 0)
        #expect(animation.beginTime == 0)
        #expect(animation.speed == 1)
        #expect(animation.fillMode == .removed)
        #expect(animation.isRemovedOnCompletion)
        #expect(animation.timingFunction == nil)
        #expect(animation.delegate == nil)
        #expect(!animation.isAdditive)
        #expect(!animation.isCumulative)
        #expect(animation.fromValue == nil)
        #expect(animation.toValue == nil)
        #expect(animation.byValue == nil)
    }

    @Test("P06 A fresh spring's properties, and values that its setters ignore")
    func springDefaults() {
        let spring = CASpringAnimation()
        #expect(spring.mass == 1)
        #expect(spring.stiffness == 100)
        #expect(spring.damping == 10)
        #expect(spring.initialVelocity == 0)
        #expect(spring.duration == 0)
        #expect(!spring.allowsOverdamping)
        spring.mass = 0
        spring.stiffness = 0
        spring.damping = -1
        #expect(spring.mass == 1)
        #expect(spring.stiffness == 100)
        #expect(spring.damping == 10)
    }

    @Test(
        "P09 Control points of the named timing functions",
        arguments: [
            ("linear", [0, 0, 1, 1]), ("easeIn", [0.42, 0, 1, 1]), ("easeOut", [0, 0, 0.58, 1]),
            ("easeInEaseOut", [0.42, 0, 0.58, 1]), ("default", [0.25, 0.1, 0.25, 1]),
        ] as [(String, [Float])]
    )
    func controlPoints(name: String, inner: [Float]) {
        let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
        let points = (0..<4).map { index in
            var point: [Float] = [.nan, .nan]
            function.getControlPoint(at: index, values: &point)
            return point
        }
        #expect(points == [[0, 0], Array(inner[0..<2]), Array(inner[2..<4]), [1, 1]])
    }

    @Test(
        "P10 easeIn, default and easeInEaseOut at half of the duration",
        arguments: [("easeIn", 0.31536), ("default", 0.80240), ("easeInEaseOut", 0.5)]
    )
    func easedMiddle(name: String, expected: Double) throws {
        let shown = try opacities(at: [0.5]) {
            $0.timingFunction = CAMediaTimingFunction(
                name: CAMediaTimingFunctionName(rawValue: name)
            )
        }
        expectClose(shown, [expected], within: 2e-3)
    }

    @Test("P11 Named functions are shared; equal control points do not make functions equal")
    func functionIdentity() {
        #expect(CAMediaTimingFunction(name: .easeIn) === CAMediaTimingFunction(name: .easeIn))
        let a = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        let b = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        #expect(a != b)
        #expect(a == a)
    }
}
