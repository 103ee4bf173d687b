import Foundation
import Legato
import Testing

/// Members of the other classes.
///
/// Members of animations, transactions and subclasses, and the strings of constants, a row each.
struct ClassMemberTests {
    @Test("Every member of a fresh animation has its default")
    func animations() {
        let base = CAAnimation()
        let property = CABasicAnimation(keyPath: "opacity")
        let frames = CAKeyframeAnimation()
        let spring = CASpringAnimation()
        let fade = CATransition()
        let rows: [(String, Bool)] = [
            ("timingFunction", base.timingFunction == nil), ("delegate", base.delegate == nil),
            ("isRemovedOnCompletion", base.isRemovedOnCompletion),
            ("preferredFrameRateRange", base.preferredFrameRateRange == .default),
            ("beginTime", base.beginTime == 0), ("duration", base.duration == 0),
            ("speed", base.speed == 1), ("timeOffset", base.timeOffset == 0),
            ("repeatCount", base.repeatCount == 0), ("repeatDuration", base.repeatDuration == 0),
            ("autoreverses", !base.autoreverses), ("fillMode", base.fillMode == .removed),
            ("keyPath", property.keyPath == "opacity" && frames.keyPath == nil),
            ("isAdditive", !property.isAdditive), ("isCumulative", !property.isCumulative),
            ("valueFunction", property.valueFunction == nil),
            ("fromValue", property.fromValue == nil), ("toValue", property.toValue == nil),
            ("byValue", property.byValue == nil), ("values", frames.values == nil),
            ("path", frames.path == nil), ("keyTimes", frames.keyTimes == nil),
            ("timingFunctions", frames.timingFunctions == nil),
            ("calculationMode", frames.calculationMode == .linear),
            ("tensionValues", frames.tensionValues == nil),
            ("continuityValues", frames.continuityValues == nil),
            ("biasValues", frames.biasValues == nil), ("rotationMode", frames.rotationMode == nil),
            ("mass", spring.mass == 1), ("stiffness", spring.stiffness == 100),
            ("damping", spring.damping == 10), ("initialVelocity", spring.initialVelocity == 0),
            ("allowsOverdamping", !spring.allowsOverdamping),
            ("settlingDuration", abs(spring.settlingDuration - 1.4727003) < 1e-6),
            ("type", fade.type == .fade), ("subtype", fade.subtype == nil),
            ("startProgress", fade.startProgress == 0), ("endProgress", fade.endProgress == 1),
            ("filter", fade.filter == nil), ("animations", CAAnimationGroup().animations == nil),
        ]
        for (name, isDefault) in rows { #expect(isDefault, "\(name)") }
    }

    @Test("Every member of fresh subclasses has its default")
    func subclasses() {
        let (shape, gradient, text) = (CAShapeLayer(), CAGradientLayer(), CATextLayer())
        let (replicator, scroller) = (CAReplicatorLayer(), CAScrollLayer())
        let rows: [(String, Bool)] = [
            ("path", shape.path == nil), ("fillColor", shape.fillColor == .black),
            ("fillRule", shape.fillRule == .nonZero), ("strokeColor", shape.strokeColor == nil),
            ("strokeStart", shape.strokeStart == 0), ("strokeEnd", shape.strokeEnd == 1),
            ("lineWidth", shape.lineWidth == 1), ("miterLimit", shape.miterLimit == 10),
            ("lineCap", shape.lineCap == .butt), ("lineJoin", shape.lineJoin == .miter),
            ("lineDashPhase", shape.lineDashPhase == 0),
            ("lineDashPattern", shape.lineDashPattern == nil), ("colors", gradient.colors == nil),
            ("locations", gradient.locations == nil),
            ("startPoint", gradient.startPoint == CGPoint(x: 0.5, y: 0)),
            ("endPoint", gradient.endPoint == CGPoint(x: 0.5, y: 1)),
            ("type", gradient.type == .axial), ("string", text.string == nil),
            ("fontSize", text.fontSize == 36), ("foregroundColor", text.foregroundColor == .white),
            ("isWrapped", !text.isWrapped), ("truncationMode", text.truncationMode == .none),
            ("alignmentMode", text.alignmentMode == .natural),
            ("allowsFontSubpixelQuantization", !text.allowsFontSubpixelQuantization),
            ("instanceCount", replicator.instanceCount == 1),
            ("preservesDepth", !replicator.preservesDepth),
            ("instanceDelay", replicator.instanceDelay == 0),
            ("instanceTransform", CATransform3DIsIdentity(replicator.instanceTransform)),
            ("instanceColor", replicator.instanceColor == .white),
            ("instanceRedOffset", replicator.instanceRedOffset == 0),
            ("instanceGreenOffset", replicator.instanceGreenOffset == 0),
            ("instanceBlueOffset", replicator.instanceBlueOffset == 0),
            ("instanceAlphaOffset", replicator.instanceAlphaOffset == 0),
            ("scrollMode", scroller.scrollMode == .both),
            ("masksToBounds of a scroll layer", scroller.masksToBounds),
        ]
        for (name, isDefault) in rows { #expect(isDefault, "\(name)") }
    }

    @Test("Fresh display links, frame-rate ranges and transactions have their defaults")
    func others() {
        let link = CADisplayLink { _ in }
        let rows: [(String, Bool)] = [
            ("isPaused", !link.isPaused), ("duration", link.duration == 0),
            ("preferredFramesPerSecond", link.preferredFramesPerSecond == 0),
            ("preferredFrameRateRange", link.preferredFrameRateRange == .default),
            ("minimum", CAFrameRateRange.default.minimum == 0),
            ("maximum", CAFrameRateRange.default.maximum == 0),
            ("preferred", CAFrameRateRange(minimum: 8, maximum: 9).preferred == 0),
            ("animationDuration", CATransaction.animationDuration() == 0.25),
            ("disableActions", !CATransaction.disableActions()),
            ("animationTimingFunction", CATransaction.animationTimingFunction() == nil),
            ("completionBlock", CATransaction.completionBlock() == nil),
            ("own key", CATransaction.value(forKey: "mine") == nil),
        ]
        for (name, isDefault) in rows { #expect(isDefault, "\(name)") }
        link.invalidate()
    }

    @Test("Names have Core Animation's strings")
    func names() {
        let rows: [(String, String)] = [
            (CALayerContentsGravity.resizeAspectFill.rawValue, "resizeAspectFill"),
            (CALayerContentsGravity.bottomLeft.rawValue, "bottomLeft"),
            (CALayerContentsFormat.RGBA8Uint.rawValue, "RGBA8"),
            (CALayerContentsFormat.RGBA16Float.rawValue, "RGBAh"),
            (CALayerContentsFormat.gray8Uint.rawValue, "Gray8"),
            (CALayerContentsFilter.nearest.rawValue, "nearest"),
            (CALayerContentsFilter.trilinear.rawValue, "trilinear"),
            (CALayerCornerCurve.circular.rawValue, "circular"),
            (CALayerCornerCurve.continuous.rawValue, "continuous"),
            (CAMediaTimingFillMode.forwards.rawValue, "forwards"),
            (CAMediaTimingFillMode.backwards.rawValue, "backwards"),
            (CAMediaTimingFillMode.both.rawValue, "both"),
            (CAMediaTimingFunctionName.easeInEaseOut.rawValue, "easeInEaseOut"),
            (CAAnimationCalculationMode.cubicPaced.rawValue, "cubicPaced"),
            (CAAnimationRotationMode.rotateAuto.rawValue, "auto"),
            (CAAnimationRotationMode.rotateAutoReverse.rawValue, "autoReverse"),
            (CATransitionType.moveIn.rawValue, "moveIn"),
            (CATransitionSubtype.fromBottom.rawValue, "fromBottom"),
            (CAValueFunctionName.translateZ.rawValue, "translateZ"),
            (CAGradientLayerType.conic.rawValue, "conic"),
            (CAShapeLayerFillRule.nonZero.rawValue, "non-zero"),
            (CAShapeLayerFillRule.evenOdd.rawValue, "even-odd"),
            (CAShapeLayerLineJoin.bevel.rawValue, "bevel"),
            (CAShapeLayerLineCap.square.rawValue, "square"),
            (CATextLayerTruncationMode.middle.rawValue, "middle"),
            (CATextLayerAlignmentMode.justified.rawValue, "justified"),
            (CAScrollLayerScrollMode.vertically.rawValue, "vertically"),
            (kCATransition, "transition"), (kCAOnOrderIn, "onOrderIn"),
            (kCAOnOrderOut, "onOrderOut"),
            (kCATransactionAnimationDuration, "animationDuration"),
            (kCATransactionDisableActions, "disableActions"),
            (kCATransactionAnimationTimingFunction, "animationTimingFunction"),
            (kCATransactionCompletionBlock, "completionBlock"),
        ]
        for (name, string) in rows { #expect(name == string) }
    }

    @Test("Edge, corner and autoresizing masks have Core Animation's bits")
    func bits() {
        let edges: [CAEdgeAntialiasingMask] = [
            .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
        ]
        #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
        let sizing: [CAAutoresizingMask] = [
            .layerMinXMargin, .layerWidthSizable, .layerMaxXMargin, .layerMinYMargin,
            .layerHeightSizable, .layerMaxYMargin,
        ]
        #expect(sizing.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    @Test("Unknown gravities, filters and formats read back as center, linear and RGBA8Uint")
    func unknownNames() {
        let layer = CALayer()
        layer.setValue("sideways", forKey: "contentsGravity")
        layer.setValue("blurry", forKey: "minificationFilter")
        layer.setValue("paper", forKey: "contentsFormat")
        #expect(layer.contentsGravity == .center)
        #expect(layer.minificationFilter == .linear)
        #expect(layer.contentsFormat == .RGBA8Uint)
    }
}
