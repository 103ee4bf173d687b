public import Foundation
public import LegatoGraphics
import LegatoMotion

extension View {
    /// Puts the view into a frame of a fixed width, height or both, points.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        UnaryLayoutView(
            content: self,
            rule: FixedFrameLayout(
                width: width,
                height: height,
                alignment: alignment,
                NumberCheck(Self.self, "frame(width:height:alignment:)")
            )
        )
    }

    /// Puts the view into a frame whose sides keep within bounds, points.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        UnaryLayoutView(
            content: self,
            rule: FlexibleFrameLayout(
                minWidth: minWidth,
                idealWidth: idealWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                idealHeight: idealHeight,
                maxHeight: maxHeight,
                alignment: alignment,
                NumberCheck(Self.self, "frame(minWidth:idealWidth:maxWidth:...)")
            )
        )
    }

    /// Leaves room around the view; 16 points on all sides by default.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let check = NumberCheck(Self.self, "padding(_:_:)")
        return UnaryLayoutView(content: self, rule: PaddingLayout(edges, length, check))
    }

    /// Leaves so many points of room around the view.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Leaves room around the view.
    public func padding(_ insets: EdgeInsets) -> some View {
        UnaryLayoutView(
            content: self,
            rule: PaddingLayout(insets, NumberCheck(Self.self, "padding(_:)"))
        )
    }

    /// Puts the middle of the view at a point of all the room that is offered.
    public func position(_ position: CGPoint) -> some View {
        let check = NumberCheck(Self.self, "position(_:)")
        return PositionView(content: self, layout: PositionLayout(position, check))
    }

    /// Puts the middle of the view at a point of all the room that is offered.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Offers the view a size of a ratio of width to height; nil for the ratio of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        UnaryLayoutView(
            content: self,
            rule: AspectRatioLayout(
                aspectRatio,
                contentMode: contentMode,
                NumberCheck(Self.self, "aspectRatio(_:contentMode:)")
            )
        )
    }

    /// Offers the view a size of the ratio of another.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Keeps the ratio of the view, within the space.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Keeps the ratio of the view, over all of the space.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Gives the view its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal width, height or both.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        UnaryLayoutView(
            content: self,
            rule: FixedSizeLayout(horizontal: horizontal, vertical: vertical)
        )
    }

    /// Lets a stack offer room to the view before those of a lower priority; 0 for most.
    public func layoutPriority(_ value: Double) -> some View {
        let check = NumberCheck(Self.self, "layoutPriority(_:)")
        return UnaryLayoutView(content: self, rule: LayoutPriorityLayout(value, check))
    }

    /// Sets where an alignment guide of the view lies.
    public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        UnaryLayoutView(content: self, rule: AlignmentGuideLayout(g, computeValue))
    }

    /// Sets where an alignment guide of the view lies.
    public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        UnaryLayoutView(content: self, rule: AlignmentGuideLayout(g, computeValue))
    }
}
