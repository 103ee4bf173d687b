public import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension InsettableShape {
    /// Strokes the inside of the shape's outline with a style and a line width in points.
    ///
    /// `antialiased` has no effect.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Self, some View> {
        let width = NumberCheck(Self.self, "strokeBorder(_:lineWidth:)").number(lineWidth, or: 1)
        return strokeBorder(content, style: StrokeStyle(lineWidth: width))
    }

    /// Strokes the inside of the shape's outline with a style; `antialiased` has no effect.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Self, some View> {
        let style = style.checked(NumberCheck(Self.self, "strokeBorder(_:style:)"))
        return drawn(self, inset(by: style.lineWidth / 2).stroke(content, style: style))
    }

    /// Strokes the inside of the shape's outline with the foreground style; `antialiased` has no
    /// effect.
    public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Self, some View> {
        strokeBorder(ForegroundStyle(), style: style)
    }

    /// Strokes the inside of the shape's outline with the foreground style and a line width in
    /// points; `antialiased` has no effect.
    public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Self, some View> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// A shape that has been drawn, each style over the previous one.
///
/// Returned by `strokeBorder`, and by `fill` and `stroke` on a shape that already has a fill or a
/// stroke:
///
/// ```swift
/// Circle()
///     .fill(.yellow)
///     .stroke(.orange, lineWidth: 4)
/// ```
public nonisolated struct PaintedShape<Content: Shape, Painted: View>: View {
    let shape: Content
    let painted: Painted

    /// The drawings.
    public var body: some View { painted }
}

nonisolated extension ShapeView {
    /// Fills the shape with a style, over the existing drawing.
    public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> PaintedShape<Content, some View> {
        over(shape.fill(content, style: style))
    }

    /// Strokes the outline of the shape with a style, over the existing drawing; `antialiased` has
    /// no effect.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Content, some View> {
        over(shape.stroke(content, style: style))
    }

    /// Strokes the outline of the shape with a style and a line width in points, over the existing
    /// drawing; `antialiased` has no effect.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Content, some View> {
        over(shape.stroke(content, lineWidth: lineWidth))
    }

    private func over(_ view: some View) -> PaintedShape<Content, some View> {
        drawn(shape, overlay(view))
    }
}

nonisolated extension ShapeView where Content: InsettableShape {
    /// Strokes the inside of the shape's outline with a style and a line width in points, over the
    /// existing drawing; `antialiased` has no effect.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Content, some View> {
        over(shape.strokeBorder(content, lineWidth: lineWidth))
    }
}

nonisolated extension PaintedShape {
    /// Fills the shape with a style, over the existing drawing.
    public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> PaintedShape<Content, some View> {
        over(shape.fill(content, style: style))
    }

    /// Strokes the outline of the shape with a style, over the existing drawing; `antialiased` has
    /// no effect.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Content, some View> {
        over(shape.stroke(content, style: style))
    }

    /// Strokes the outline of the shape with a style and a line width in points, over the existing
    /// drawing; `antialiased` has no effect.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Content, some View> {
        over(shape.stroke(content, lineWidth: lineWidth))
    }

    private func over(_ view: some View) -> PaintedShape<Content, some View> {
        drawn(shape, painted.overlay(view))
    }
}

nonisolated extension PaintedShape where Content: InsettableShape {
    /// Strokes the inside of the shape's outline with a style and a line width in points, over the
    /// existing drawing; `antialiased` has no effect.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Content, some View> {
        over(shape.strokeBorder(content, lineWidth: lineWidth))
    }
}

/// A shape with one drawing over another.
private nonisolated func drawn<Content: Shape, Painted: View>(
    _ shape: Content, _ painted: Painted
) -> PaintedShape<Content, Painted> {
    PaintedShape<Content, Painted>(shape: shape, painted: painted)
}
