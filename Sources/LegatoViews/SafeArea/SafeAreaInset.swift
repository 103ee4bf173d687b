public import Foundation
public import LegatoGraphics
import LegatoMotion

/// Places a bar at an edge and reserves the space for it around the other view.
nonisolated struct SafeAreaInsetLayout: Layout, SafeAreaRule {
    var edge: Edge
    var alignment: AlignmentKey
    /// The distance between the views; nil for their preferred spacing.
    var spacing: CGFloat?

    var beginsWithBar: Bool { edge == .top || edge == .leading }
    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// The proposals and the length reserved for the bar.
    private func shares(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> (main: ProposedViewSize, bar: ProposedViewSize, length: CGFloat) {
        let bar = ProposedViewSize(nil, along: axis, across: proposal[axis.other])
        let gap =
            spacing
            ?? (edge == .top || edge == .leading
                ? subviews[1].spacing.distance(to: subviews[0].spacing, along: axis)
                : subviews[0].spacing.distance(to: subviews[1].spacing, along: axis))
        let length = subviews[1].sizeThatFits(bar)[axis] + gap
        let main = ProposedViewSize(
            proposal[axis].map { max($0 - length, 0) }, along: axis, across: proposal[axis.other]
        )
        return (main, bar, length)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        // An empty bar insets nothing.
        guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        let (main, _, length) = shares(proposal, subviews)
        let size = subviews[0].sizeThatFits(main)
        return CGSize(max(size[axis] + length, 0), along: axis, across: size[axis.other])
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard subviews.count == 2 else {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            return
        }
        let (_, offer, length) = shares(ProposedViewSize(bounds.size), subviews)
        var (main, start) = (bounds, bounds.origin)
        switch edge {
        case .top: main = bounds.inset(by: EdgeInsets(length, at: .top))
        case .leading: main = bounds.inset(by: EdgeInsets(length, at: .leading))
        case .bottom: main = bounds.inset(by: EdgeInsets(length, at: .bottom))
        case .trailing: main = bounds.inset(by: EdgeInsets(length, at: .trailing))
        }
        let bar = subviews[1].dimensions(in: offer)
        let line = ViewDimensions(bounds.size)[alignment] - bar[alignment]
        switch edge {
        case .top: start.x += line
        case .leading: start.y += line
        case .bottom: start = CGPoint(x: start.x + line, y: bounds.maxY - bar.height)
        case .trailing: start = CGPoint(x: bounds.maxX - bar.width, y: start.y + line)
        }
        subviews[0].place(at: main.origin, proposal: ProposedViewSize(main.size))
        subviews[1].place(at: start, proposal: offer)
    }
}

/// Padding that is outside the safe area of the view.
struct SafeAreaPaddingLayout: UnaryLayout, SafeAreaRule {
    let padding: PaddingLayout

    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        padding.sizeThatFits(proposal, child: child)
    }

    func placement(
        in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement
    ) -> LayoutPlacement {
        padding.placement(in: size, proposal: proposal, child: child)
    }
}

nonisolated extension View {
    /// Places views at the top or bottom edge and insets the safe area of this view by their
    /// height.
    ///
    /// A scroll view continues behind the inset, and its content starts or ends next to it.
    ///
    /// ```swift
    /// ScrollView { Text("Letter") }
    ///     .safeAreaInset(edge: .bottom, spacing: 0) { Text("Reply").padding() }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge of the inset.
    ///   - alignment: The alignment of the inset along the edge.
    ///   - spacing: The distance between the views in points; nil, the default, for their preferred
    ///     spacing.
    ///   - content: The views in the inset.
    /// - Returns: The view with the inset.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let check = NumberCheck(Self.self, "safeAreaInset(edge:alignment:spacing:content:)")
        return inset(
            SafeAreaInsetLayout(
                edge: edge == .top ? .top : .bottom, alignment: alignment.key,
                spacing: check.number(spacing)
            ), content()
        )
    }

    /// Places views at the leading or trailing edge and insets the safe area of this view by their
    /// width.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let check = NumberCheck(Self.self, "safeAreaInset(edge:alignment:spacing:content:)")
        return inset(
            SafeAreaInsetLayout(
                edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: check.number(spacing)
            ), content()
        )
    }

    /// Places a bar by a layout beside the view.
    func inset<V: View>(_ layout: SafeAreaInsetLayout, _ bar: V) -> some View {
        LayoutView(layout: layout, content: ViewBuilder.buildBlock(inColumn, bar.inColumn))
    }

    /// Pads the safe area of the view at some edges, by 16 points by default.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let check = NumberCheck(Self.self, "safeAreaPadding(_:_:)")
        let rule = SafeAreaPaddingLayout(padding: PaddingLayout(edges, length, check))
        return UnaryLayoutView(content: self, rule: rule)
    }

    /// Pads the safe area of the view at all edges by a length in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Pads the safe area of the view.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        let check = NumberCheck(Self.self, "safeAreaPadding(_:)")
        let rule = SafeAreaPaddingLayout(padding: PaddingLayout(insets, check))
        return UnaryLayoutView(content: self, rule: rule)
    }
}
