/// A rounded rectangle with a fill and a border inside its edge.
@usableFromInline
package struct ShapeItem: Sendable, Equatable {
    /// The outline.
    package var shape: RoundedShape
    /// The premultiplied fill colour, including opacity; zero draws no fill.
    package var fill: DrawColor
    /// The width of the border in points, inwards from the edge; 0 for none.
    package var borderWidth: Float
    /// The index of the part of the target that it is clipped to, in `DisplayList.cuts`; -1 for
    /// none.
    @usableFromInline
    package var cut: Int32 = -1
    /// The premultiplied colour of the border, including opacity, drawn over the fill.
    package var border: DrawColor
    /// The pixels that may be drawn to.
    package var scissor: PixelRect

    /// Creates a shape; without a border by default.
    @usableFromInline
    package init(
        shape: RoundedShape, fill: DrawColor, borderWidth: Float = 0, border: DrawColor = .zero,
        scissor: PixelRect
    ) {
        self.shape = shape
        self.fill = fill
        self.borderWidth = borderWidth
        self.border = border
        self.scissor = scissor
    }
}
