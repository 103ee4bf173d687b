public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Any affine map of what is drawn.
private nonisolated struct AffineEffect: LayerEffect {
    var transform: CGAffineTransform

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.move(.topLeading, size)
        layer.transform = CATransform3DMakeAffineTransform(transform)
    }
}

/// A turn in space, seen from a distance.
private nonisolated struct SpaceRotationEffect: LayerEffect, Animatable {
    var angle: Angle
    var axis: SIMD3<Double>
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    static var dependsOnSize: Bool { true }

    var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(angle.radians, AnimatablePair(anchorZ, perspective)) }
        set {
            angle = Angle(radians: newValue.first)
            (anchorZ, perspective) = (newValue.second.first, newValue.second.second)
        }
    }

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.move(anchor, size)
        let distance = max(size.width, size.height)
        var eye = CATransform3DIdentity
        // Smaller views don't show, and the quotient must be finite.
        if distance > 0 { eye.m34 = -perspective / max(distance, 1e-3) }
        var turn = CATransform3DMakeTranslation(0, 0, -anchorZ)
        turn = CATransform3DConcat(
            turn,
            CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
        )
        turn = CATransform3DConcat(turn, CATransform3DMakeTranslation(0, 0, anchorZ))
        layer.transform = CATransform3DConcat(turn, eye)
    }
}

extension View {
    /// Draws the view through an affine map about its top leading corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        let check = NumberCheck(Self.self, "transformEffect(_:)")
        return EffectView(
            content: self,
            effect: AffineEffect(transform: check.transform(transform))
        )
    }

    /// Draws the view turned in space.
    /// - Parameters:
    ///   - angle: How far.
    ///   - axis: The direction about which it turns.
    ///   - anchor: The point of the view that stays, its middle by default.
    ///   - anchorZ: How far in front of the view that point lies, points.
    ///   - perspective: How strongly things far away shrink; 0 for not at all.
    /// - Returns: The turned view.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let check = NumberCheck(
            Self.self,
            "rotation3DEffect(_:axis:anchor:anchorZ:perspective:)"
        )
        return MovingEffectView(
            content: self,
            effect: SpaceRotationEffect(
                angle: check.angle(angle),
                axis: SIMD3(
                    check.number(axis.x, or: 0),
                    check.number(axis.y, or: 0),
                    check.number(axis.z, or: 0)
                ),
                anchor: check.anchor(anchor),
                anchorZ: check.number(anchorZ, or: 0),
                perspective: check.number(perspective, or: 1)
            )
        )
    }
}
