import Foundation
import LegatoGraphics
public import LegatoMotion

/// The place of the accessory of a tab view.
public nonisolated enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, beside the selected tab.
    case inline
    /// Above the bar.
    case expanded
}

nonisolated extension EnvironmentValues {
    /// The place of the accessory that contains the view; nil outside of accessories.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }

    /// The accessory of the tab views inside.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}

private nonisolated enum TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private nonisolated enum TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

nonisolated extension View {
    /// Shows a view above the bar of a tab view, or in the bar while that is small.
    ///
    /// It is 44 points high, on a material. Content of the tabs does not extend behind it, except
    /// that of scroll views. Tab views with pages have no accessory, and it is hidden with the bar.
    /// Read `\.tabViewBottomAccessoryPlacement` in the view to adapt it to its place.
    ///
    /// ```swift
    /// TabView {
    ///     Tab("Songs", systemImage: "music.note") { SongList() }
    /// }
    /// .tabBarMinimizeBehavior(.onScrollDown)
    /// .tabViewBottomAccessory { PlayerBar() }
    /// ```
    public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        EnvironmentView(content: self, value: AnyView(content().inColumn)) { $0.tabAccessory = $1 }
    }
}

/// The accessory of a tab view, on its background.
struct TabAccessory: View {
    let content: AnyView
    let isMinimized: Bool

    var body: some View {
        content
            .environment(\.tabViewBottomAccessoryPlacement, isMinimized ? .inline : .expanded)
            .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
            .background(.regularMaterial, in: Capsule())
    }
}

/// The layout of a tab bar: its background, its items and an accessory.
nonisolated struct TabBarLayout: Layout {
    var isMinimized: Bool
    private static let margin: CGFloat = 16
    private static let accessoryHeight: CGFloat = 44
    private static let gap: CGFloat = 8

    /// The height of the bar without an accessory above it.
    private func barHeight(_ hasAccessory: Bool) -> CGFloat {
        guard isMinimized else { return 49 }
        return hasAccessory ? Self.accessoryHeight + Self.gap : 32
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let hasAccessory = subviews.count > 2
        let above = hasAccessory && !isMinimized ? Self.accessoryHeight + Self.gap : 0
        return CGSize(
            width: proposal.replacingUnspecifiedDimensions().width,
            height: above + barHeight(hasAccessory)
        )
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard subviews.count > 1 else { return }
        let height = barHeight(subviews.count > 2)
        let top = bounds.maxY - height
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: top), anchor: .topLeading,
            proposal: ProposedViewSize(width: bounds.width, height: height)
        )
        var items = CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
        if isMinimized {
            let ideal = ProposedViewSize(width: nil, height: height)
            items.origin.x += Self.margin
            items.size.width = min(
                subviews[1].sizeThatFits(ideal).width, max(bounds.width - 2 * Self.margin, 0)
            )
        }
        subviews[1].place(
            at: items.origin, anchor: .topLeading, proposal: ProposedViewSize(items.size)
        )
        guard subviews.count > 2 else { return }
        let left = isMinimized ? items.maxX + Self.margin : bounds.minX + Self.margin
        subviews[2].place(
            at: CGPoint(x: left, y: isMinimized ? top + Self.gap / 2 : bounds.minY),
            anchor: .topLeading,
            proposal: ProposedViewSize(
                width: max(bounds.maxX - Self.margin - left, 0), height: Self.accessoryHeight
            )
        )
    }
}
