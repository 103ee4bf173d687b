public import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Places a bar at the top or bottom edge and insets the safe area of this view by its height.
    ///
    /// In contrast to `safeAreaInset(edge:alignment:spacing:content:)`, the content of scroll views
    /// fades where it scrolls behind the bar, so that the bar needs no background; see
    /// `scrollEdgeEffectStyle(_:for:)`.
    ///
    /// ```swift
    /// List(messages) { Text($0.title) }
    ///     .safeAreaBar(edge: .bottom) { Text("\(messages.count) messages").padding() }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge of the bar.
    ///   - alignment: The alignment of the bar along the edge.
    ///   - spacing: The distance between the views in points; nil, the default, for their preferred
    ///     spacing.
    ///   - content: The views in the bar.
    /// - Returns: The view with the bar.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let check = NumberCheck(Self.self, "safeAreaBar(edge:alignment:spacing:content:)")
        return withBar(at: edge == .top ? .top : .bottom).inset(
            SafeAreaInsetLayout(
                edge: edge == .top ? .top : .bottom, alignment: alignment.key,
                spacing: check.number(spacing)
            ), content()
        )
    }

    /// Places a bar at the leading or trailing edge and insets the safe area of this view by its
    /// width; the content of scroll views fades where it scrolls behind the bar.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let check = NumberCheck(Self.self, "safeAreaBar(edge:alignment:spacing:content:)")
        return withBar(at: edge == .leading ? .leading : .trailing).inset(
            SafeAreaInsetLayout(
                edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: check.number(spacing)
            ), content()
        )
    }

    /// Marks an edge of scroll views inside at which their content fades.
    private func withBar(at edge: Edge.Set) -> some View {
        EnvironmentView(content: self, value: edge) { $0.scrollSettings.edges.bars.formUnion($1) }
    }
}
