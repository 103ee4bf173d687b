public import Foundation
public import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Places the view in a frame with a fixed width, height or both, in points.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        UnaryLayoutView(
            content: self,
            rule: FixedFrameLayout(
                width: width, height: height, alignment: alignment,
                NumberCheck(Self.self, "frame(width:height:alignment:)")
            )
        )
    }

    /// Places the view in a frame with minimum, ideal and maximum lengths, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        UnaryLayoutView(
            content: self,
            rule: FlexibleFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
                alignment: alignment,
                NumberCheck(Self.self, "frame(minWidth:idealWidth:maxWidth:...)")
            )
        )
    }

    /// Adds padding to some edges of the view, 16 points by default.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let check = NumberCheck(Self.self, "padding(_:_:)")
        return UnaryLayoutView(content: self, rule: PaddingLayout(edges, length, check))
    }

    /// Adds padding of a length in points to all edges of the view.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds padding to the edges of the view.
    public func padding(_ insets: EdgeInsets) -> some View {
        UnaryLayoutView(
            content: self, rule: PaddingLayout(insets, NumberCheck(Self.self, "padding(_:)"))
        )
    }

    /// Centers the view at a point in the proposed space.
    public func position(_ position: CGPoint) -> some View {
        let check = NumberCheck(Self.self, "position(_:)")
        return PositionView(content: self, layout: PositionLayout(position, check))
    }

    /// Centers the view at a point in the proposed space.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Constrains the view to a ratio of width to height; nil for the ratio of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        UnaryLayoutView(
            content: self,
            rule: AspectRatioLayout(
                aspectRatio, contentMode: contentMode,
                NumberCheck(Self.self, "aspectRatio(_:contentMode:)")
            )
        )
    }

    /// Constrains the view to the aspect ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the proposed space, keeping its aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the proposed space, keeping its aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Gives the view its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal width, its ideal height or both.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        UnaryLayoutView(
            content: self, rule: FixedSizeLayout(horizontal: horizontal, vertical: vertical)
        )
    }

    /// Sets the priority with which a stack offers space to the view; 0 by default.
    public func layoutPriority(_ value: Double) -> some View {
        let check = NumberCheck(Self.self, "layoutPriority(_:)")
        return UnaryLayoutView(content: self, rule: LayoutPriorityLayout(value, check))
    }

    /// Sets the position of a horizontal alignment guide in the view.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        UnaryLayoutView(content: self, rule: AlignmentGuideLayout(g, computeValue))
    }

    /// Sets the position of a vertical alignment guide in the view.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        UnaryLayoutView(content: self, rule: AlignmentGuideLayout(g, computeValue))
    }
}
