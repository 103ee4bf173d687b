public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An affine transform of the view.
private nonisolated struct AffineEffect: LayerEffect {
    var transform: CGAffineTransform

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.move(.topLeading, size)
        layer.transform = CATransform3DMakeAffineTransform(transform)
    }
}

/// A rotation in three dimensions, with perspective.
private nonisolated struct SpaceRotationEffect: LayerEffect, Animatable {
    var angle: Angle
    var axis: SIMD3<Double>
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    static var dependsOnSize: Bool { true }

    /// The angle; the axis and the anchor; the depth and the perspective.
    var animatableData:
        AnimatablePair<
            Angle.AnimatableData,
            AnimatablePair<
                AnimatablePair<Vector4, UnitPoint.AnimatableData>, AnimatablePair<CGFloat, CGFloat>
            >
        >
    {
        get {
            let place = AnimatablePair(Vector4(SIMD4(axis, 0)), anchor.animatableData)
            return AnimatablePair(
                angle.animatableData,
                AnimatablePair(place, AnimatablePair(anchorZ, perspective))
            )
        }
        set {
            angle.animatableData = newValue.first
            let place = newValue.second.first
            axis = SIMD3(place.first.simd.x, place.first.simd.y, place.first.simd.z)
            anchor.animatableData = place.second
            (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
        }
    }

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.move(anchor, size)
        let distance = max(size.width, size.height)
        var eye = CATransform3DIdentity
        // Smaller views are invisible, and the quotient must be finite.
        if distance > 0 { eye.m34 = -perspective / max(distance, 1e-3) }
        var turn = CATransform3DMakeTranslation(0, 0, -anchorZ)
        turn = CATransform3DConcat(
            turn, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
        )
        turn = CATransform3DConcat(turn, CATransform3DMakeTranslation(0, 0, anchorZ))
        layer.transform = CATransform3DConcat(turn, eye)
    }
}

nonisolated extension View {
    /// Draws the view with an affine transform about its top leading corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        let check = NumberCheck(Self.self, "transformEffect(_:)")
        return EffectView(
            content: self, effect: AffineEffect(transform: check.transform(transform))
        )
    }

    /// Draws the view rotated in three dimensions.
    /// - Parameters:
    ///   - angle: The angle of rotation.
    ///   - axis: The axis of rotation.
    ///   - anchor: The fixed point of the view, its centre by default.
    ///   - anchorZ: The distance of the axis in front of the view, in points.
    ///   - perspective: The strength of the perspective; 0 for none.
    /// - Returns: The rotated view.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let check = NumberCheck(Self.self, "rotation3DEffect(_:axis:anchor:anchorZ:perspective:)")
        return MovingEffectView(
            content: self,
            effect: SpaceRotationEffect(
                angle: check.angle(angle),
                axis: SIMD3(
                    check.number(axis.x, or: 0), check.number(axis.y, or: 0),
                    check.number(axis.z, or: 0)
                ),
                anchor: check.anchor(anchor),
                anchorZ: check.number(anchorZ, or: 0),
                perspective: check.number(perspective, or: 1)
            )
        )
    }
}
