public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// A shape that is moved by a distance.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// The distance in points.
    public var offset: CGSize

    /// Creates the shape from another and a distance in points.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = NumberCheck(Content.self, "offset(_:)").size(offset, or: 0)
    }

    /// The data of the shape and the distance (width, height), unscaled.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }

    /// Returns the outline of the shape, moved.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
}

/// A shape that is scaled about a point.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    /// The point that stays, in parts of the box.
    public var anchor: UnitPoint

    /// Creates the shape from another and the factors; the middle stays by default.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        let check = NumberCheck(Content.self, "scale(x:y:anchor:)")
        self.shape = shape
        self.scale = check.size(scale, or: 1)
        self.anchor = check.anchor(anchor)
    }

    /// The data of the shape, the factors (width, height), unscaled, and those of the anchor.
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData,
            AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(scale.animatableData, anchor.animatableData)
            )
        }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    /// Returns the outline of the shape, scaled.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            .about(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height))
        )
    }
}

/// A shape that is turned about a point.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is turned.
    public var shape: Content
    /// The angle, from the x axis towards the y axis.
    public var angle: Angle
    /// The point that stays, in parts of the box.
    public var anchor: UnitPoint

    /// Creates the shape from another and an angle; the middle stays by default.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        let check = NumberCheck(Content.self, "rotation(_:anchor:)")
        self.shape = shape
        self.angle = check.angle(angle)
        self.anchor = check.anchor(anchor)
    }

    /// The data of the shape, of the angle and of the anchor.
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData,
            AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(angle.animatableData, anchor.animatableData)
            )
        }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    /// Returns the outline of the shape, turned.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            .about(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians))
        )
    }
}

/// A shape with a transform applied to its outline.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// Creates the shape from another and a transform.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = NumberCheck(Content.self, "transform(_:)").transform(transform)
    }

    /// The data of the shape; the transform does not animate.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// Returns the outline of the shape, transformed.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

nonisolated extension CGAffineTransform {
    /// A transform about a point of a rectangle instead of the origin.
    fileprivate static func about(
        _ anchor: UnitPoint,
        of rect: CGRect,
        _ transform: CGAffineTransform
    ) -> CGAffineTransform {
        let x = rect.minX + anchor.x * rect.width
        let y = rect.minY + anchor.y * rect.height
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
