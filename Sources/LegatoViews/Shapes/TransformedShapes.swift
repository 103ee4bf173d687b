public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// A shape translated by an offset.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The offset in points.
    public var offset: CGSize

    /// Creates a shape translated by an offset in points.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = NumberCheck(Content.self, "offset(_:)").size(offset, or: 0)
    }

    /// The animatable data of the shape and the offset (width, height), unscaled.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }

    /// Returns the translated outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
}

/// A shape scaled about an anchor.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The scale factors.
    public var scale: CGSize
    /// The fixed point, as a unit point of the bounding box.
    public var anchor: UnitPoint

    /// Creates a shape scaled about an anchor, the centre by default.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        let check = NumberCheck(Content.self, "scale(x:y:anchor:)")
        self.shape = shape
        self.scale = check.size(scale, or: 1)
        self.anchor = check.anchor(anchor)
    }

    /// The animatable data of the shape, the scale factors (width, height), unscaled, and the
    /// anchor.
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData,
            AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)
            )
        }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    /// Returns the scaled outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            .about(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height))
        )
    }
}

/// A shape rotated about an anchor.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The angle, clockwise on screen.
    public var angle: Angle
    /// The fixed point, as a unit point of the bounding box.
    public var anchor: UnitPoint

    /// Creates a shape rotated about an anchor, the centre by default.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        let check = NumberCheck(Content.self, "rotation(_:anchor:)")
        self.shape = shape
        self.angle = check.angle(angle)
        self.anchor = check.anchor(anchor)
    }

    /// The animatable data of the shape, the angle and the anchor.
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData,
            AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)
            )
        }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    /// Returns the rotated outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            .about(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians))
        )
    }
}

/// A shape transformed by an affine transform.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = NumberCheck(Content.self, "transform(_:)").transform(transform)
    }

    /// The animatable data of the shape; the transform does not animate.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// Returns the transformed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

nonisolated extension CGAffineTransform {
    /// Returns a transform about an anchor of a rectangle instead of the origin.
    fileprivate static func about(
        _ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform
    ) -> CGAffineTransform {
        let x = rect.minX + anchor.x * rect.width
        let y = rect.minY + anchor.y * rect.height
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
