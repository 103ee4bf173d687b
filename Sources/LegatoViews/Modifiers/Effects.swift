public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Sets the opacity of the view.
private nonisolated struct OpacityEffect: LayerEffect {
    static let sharesSpace = true
    var opacity: Double

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.opacity = Float(min(max(opacity, 0), 1))
        layer.allowsGroupOpacity = true
    }
}

/// A geometry effect within the plane of the view.
private nonisolated protocol PlaneEffect: LayerEffect {
    /// The components to interpolate.
    var components: TransformComponents { get }
    /// The components as a transform.
    var transform: CATransform3D { get }
    /// The fixed point of the view.
    var anchor: UnitPoint { get }
}

nonisolated extension PlaneEffect {
    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.move(anchor, size)
        guard let old else { return layer.transform = transform }
        layer.setTransform(transform, components: components, from: old.components)
    }
}

/// Translates the view without changing its layout.
private nonisolated struct OffsetEffect: PlaneEffect {
    var offset: CGSize

    var anchor: UnitPoint { .center }
    var components: TransformComponents {
        TransformComponents(translation: SIMD3(offset.width, offset.height, 0))
    }
    var transform: CATransform3D { CATransform3DMakeTranslation(offset.width, offset.height, 0) }
}

/// Scales the view.
private nonisolated struct ScaleEffect: PlaneEffect {
    var scale: CGSize
    var anchor: UnitPoint

    var components: TransformComponents {
        TransformComponents(scale: SIMD3(scale.width, scale.height, 1))
    }
    var transform: CATransform3D { CATransform3DMakeScale(scale.width, scale.height, 1) }
}

/// Rotates the view.
private nonisolated struct RotationEffect: PlaneEffect {
    var angle: Angle
    var anchor: UnitPoint

    var components: TransformComponents {
        TransformComponents(rotation: SIMD3(0, 0, angle.radians))
    }
    var transform: CATransform3D { CATransform3DMakeRotation(angle.radians, 0, 0, 1) }
}

extension CALayer {
    /// Changes the layer's anchor point without moving the layer.
    func move(_ anchor: UnitPoint, _ size: CGSize) {
        let old = anchorPoint
        guard old.x != anchor.x || old.y != anchor.y else { return }
        position.x += (anchor.x - old.x) * size.width
        position.y += (anchor.y - old.y) * size.height
        anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
    }
}

nonisolated extension View {
    /// Sets the opacity of the view, from 0 (transparent) to 1; other values are clamped.
    public func opacity(_ opacity: Double) -> some View {
        EffectView(
            content: self,
            effect: OpacityEffect(
                opacity: NumberCheck(Self.self, "opacity(_:)").number(opacity, or: 1)
            )
        )
    }

    /// Draws the view at an offset in points, without changing its layout.
    public func offset(_ offset: CGSize) -> some View {
        EffectView(
            content: self,
            effect: OffsetEffect(offset: NumberCheck(Self.self, "offset(_:)").size(offset, or: 0))
        )
    }

    /// Draws the view at an offset in points, without changing its layout.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Scales the view about an anchor, its centre by default, without changing its layout.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        let check = NumberCheck(Self.self, "scaleEffect(_:anchor:)")
        return EffectView(
            content: self,
            effect: ScaleEffect(scale: check.size(scale, or: 1), anchor: check.anchor(anchor))
        )
    }

    /// Scales the view about an anchor, its centre by default, without changing its layout.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the view about an anchor, its centre by default, without changing its layout.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view clockwise about an anchor, its centre by default, without changing its
    /// layout.
    ///
    /// An animated change interpolates the angle, which may be more than a full turn.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let check = NumberCheck(Self.self, "rotationEffect(_:anchor:)")
        return EffectView(
            content: self,
            effect: RotationEffect(angle: check.angle(angle), anchor: check.anchor(anchor))
        )
    }
}
