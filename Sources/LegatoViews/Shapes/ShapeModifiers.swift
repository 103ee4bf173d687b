public import Foundation
public import LegatoGraphics

nonisolated extension Shape {
    /// Returns the segment of the outline between two fractions of its length, 0 to 1 by default.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        let check = NumberCheck(Self.self, "trim(from:to:)")
        return TrimmedShape(
            base: self, start: check.number(startFraction, or: 0),
            end: check.number(endFraction, or: 1)
        )
    }

    /// Returns the shape translated by an offset in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Returns the shape translated by an offset in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(x: offset.x, y: offset.y)
    }

    /// Returns the shape translated by distances in points, 0 by default.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// Returns the shape scaled about an anchor, the centre by default.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> ScaledShape<Self>
    {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled uniformly about an anchor, the centre by default.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape rotated about an anchor, the centre by default.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape with a transform applied to its outline.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape in a box of a fixed size, at the top leading corner of its view.
    public func size(_ size: CGSize) -> some Shape {
        SizedShape(base: self, size: NumberCheck(Self.self, "size(_:)").size(size, or: 0))
    }

    /// Returns the shape in a box of a fixed size, at the top leading corner of its view.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns the shape in a box of a fixed size, aligned with its view at an anchor.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        let check = NumberCheck(Self.self, "size(_:anchor:)")
        return SizedShape(base: self, size: check.size(size, or: 0), anchor: check.anchor(anchor))
    }

    /// Returns the outline of the shape's stroke, as a shape.
    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(base: self, style: style.checked(NumberCheck(Self.self, "stroke(style:)")))
    }

    /// Returns the outline of the shape's stroke with a line width in points, 1 by default, as a
    /// shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
