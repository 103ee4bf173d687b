package import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The look of a `TabView`.
public nonisolated protocol TabViewStyle: Sendable {}

/// A tab view style of this library.
nonisolated protocol SystemTabViewStyle: TabViewStyle {
    var look: TabLook { get }
}

/// A bar of tabs at the bottom.
public nonisolated struct DefaultTabViewStyle: SystemTabViewStyle {
    /// Creates the style.
    public init() {}
    var look: TabLook { TabLook() }
}

/// Pages that are swiped horizontally, with a dot for each.
public nonisolated struct PageTabViewStyle: SystemTabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable {
        let dots: TabLook.Dots
        /// With more than one page.
        public static let automatic = IndexDisplayMode(dots: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(dots: .always)
        /// Never.
        public static let never = IndexDisplayMode(dots: .never)
    }

    private let mode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    var look: TabLook { TabLook(dots: mode.dots) }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs at the bottom.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// A bar of tabs at the bottom.
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped horizontally.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages that are swiped horizontally, with a choice of when dots are shown.
    public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The look of the dots of pages.
public nonisolated protocol IndexViewStyle: Sendable {}

/// A dot for each page, on a background or not.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
    /// When the background is shown.
    public struct BackgroundDisplayMode: Sendable {
        let isShown: Bool
        /// Never.
        public static let automatic = BackgroundDisplayMode(isShown: false)
        /// Never: only a touch shows it.
        public static let interactive = BackgroundDisplayMode(isShown: false)
        /// Always.
        public static let always = BackgroundDisplayMode(isShown: true)
        /// Never.
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    let mode: BackgroundDisplayMode

    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A dot for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A dot for each page, with a choice of when the background is shown.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// The settings that modifiers make for the tab views inside.
nonisolated struct TabLook: Equatable {
    enum Dots { case automatic, always, never }

    /// When dots are shown; nil for a bar of tabs.
    var dots: Dots?
    var hasDotBackground = false
    /// When the bar becomes small.
    var minimizeBehavior = TabBarMinimizeBehavior.automatic
}

nonisolated extension EnvironmentValues {
    var tabLook: TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
}

private nonisolated enum TabLookKey: EnvironmentKey {
    static var defaultValue: TabLook { TabLook() }
}

nonisolated extension View {
    /// Sets the style of the tab views inside.
    ///
    /// A style of another type than those of the library has no effect.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        let look = (style as? any SystemTabViewStyle)?.look
        return EnvironmentView(content: self, value: look) { environment, look in
            guard let look else { return }
            environment.tabLook.dots = look.dots
        }
    }

    /// Sets the look of the dots of tab views inside with pages.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        let isShown = (style as? PageIndexViewStyle)?.mode.isShown ?? false
        return EnvironmentView(content: self, value: isShown) { $0.tabLook.hasDotBackground = $1 }
    }
}

/// The dots of a tab view with pages.
struct PageDots: View {
    var count: Int
    var selected: Int
    var look: TabLook

    var body: some View {
        HStack(spacing: PageDotLook.spacing) {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(Color(white: 1, opacity: PageDotLook.opacity(index == selected)))
                    .frame(width: PageDotLook.diameter, height: PageDotLook.diameter)
            }
        }
        .padding(.horizontal, PageDotLook.margins.width)
        .padding(.vertical, PageDotLook.margins.height)
        .background(
            Color(white: 0.3, opacity: look.hasDotBackground ? 0.45 : 0), in: Capsule()
        )
        .padding(.bottom, 8)
    }
}

/// The lengths of a row of dots, in points, and how opaque the dots are.
package nonisolated enum PageDotLook {
    package static let diameter: CGFloat = 8
    package static let spacing: CGFloat = 9
    package static let margins = CGSize(width: 12, height: 9)

    /// The width of the dots of a number of pages, without margins.
    package static func width(of count: Int) -> CGFloat {
        CGFloat(max(count, 0)) * (diameter + spacing) - (count > 0 ? spacing : 0)
    }

    /// The opacity of a white dot.
    package static func opacity(_ isSelected: Bool) -> Double { isSelected ? 1 : 0.35 }
}

/// Shows the icon above the title, or beside it in a small bar.
private nonisolated struct TabLabelStyle: LabelStyle {
    let isMinimized: Bool

    func makeBody(configuration: Configuration) -> some View {
        TabLabelStack(isMinimized: isMinimized) {
            configuration.icon
            configuration.title
        }
    }
}

/// An icon and a title below each other, or beside each other in a small bar.
private nonisolated struct TabLabelStack<Content: View>: View {
    let isMinimized: Bool
    @ViewBuilder let content: Content

    var body: some View {
        let layout =
            isMinimized ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 2))
        layout { content }
    }
}

/// The bar of a tab view.
struct TabBar: View {
    struct TabItem {
        var label: AnyView
        var badge: Text?
    }

    var entries: [TabItem]
    var selected: Int
    /// The bar settings of the views of the selected tab.
    var claim = TabBarClaim()
    /// Whether only the selected tab is shown.
    var isMinimized = false
    /// The view above the bar, or in it while it is small.
    var accessory: AnyView?
    var select: (Int) -> Void
    @Environment(\.colorScheme) private var outerScheme
    @Environment(\.springLoadingBehavior) private var springLoading

    private var scheme: ColorScheme { claim.scheme ?? outerScheme }
    private var hasBackground: Bool { claim.showsBackground ?? true }

    var body: some View {
        VStack(spacing: 0) {
            if claim.hidesBar != true { bar.transition(.move(edge: .bottom)) }
        }
        .colorScheme(scheme)
    }

    private func style(ofSelected isSelected: Bool) -> AnyShapeStyle {
        if isSelected { return claim.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
        return AnyShapeStyle(claim.otherTint ?? Color(white: 0.6))
    }

    private var bar: some View {
        LayoutView(
            layout: TabBarLayout(isMinimized: isMinimized),
            content: ViewBuilder.buildBlock(background, items, accessoryView)
        )
    }

    @ViewBuilder private var accessoryView: some View {
        if let accessory { TabAccessory(content: accessory, isMinimized: isMinimized) }
    }

    private var items: some View {
        HStack(spacing: 0) {
            ForEach(entries.indices, id: \.self) { index in
                if !isMinimized || index == selected {
                    item(index).springLoaded(springLoading) { select(index) }
                }
            }
        }
        .accessibilityGroup(.tabs)
        .accessibilityAddTraits(.isTabBar)
    }

    private func item(_ index: Int) -> some View {
        TabLabelStack(isMinimized: isMinimized) { entries[index].label }
            .labelStyle(TabLabelStyle(isMinimized: isMinimized))
            .symbolVariant(.fill)
            .environment(\.symbolSize, 22)
            .overlay(alignment: isMinimized ? .topLeading : .top) {
                if let badge = entries[index].badge { mark(badge) }
            }
            .font(.system(size: 10, weight: .medium))
            .foregroundStyle(style(ofSelected: index == selected))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { select(index) }
            .accessibilityElement(children: .combine)
            .accessibility {
                $0.role = .tab
                $0.traits.remove(.isStaticText)
                $0.traits.formUnion(index == selected ? [.isButton, .isSelected] : .isButton)
                $0.actions = [.init(kind: .default) { select(index) }]
            }
    }

    /// A badge that grows from the upper trailing corner of the icon to the trailing side.
    private func mark(_ badge: Text) -> some View {
        badge.font(.system(size: 12)).foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(.red, in: Capsule())
            .fixedSize()
            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 5 }
            .alignmentGuide(.leading) { $0[.leading] - 16 }
            .alignmentGuide(.top) { $0[.top] + 4 }
    }

    private var background: some View {
        Color.clear
            .background {
                if hasBackground {
                    Rectangle()
                        .fill(
                            claim.background
                                ?? AnyShapeStyle(Color(white: scheme == .dark ? 0.09 : 0.97))
                        )
                        .ignoresSafeArea()
                }
            }
            .overlay(alignment: .top) {
                if hasBackground {
                    Color(white: scheme == .dark ? 1 : 0, opacity: 0.18).frame(height: 0.5)
                }
            }
    }
}
