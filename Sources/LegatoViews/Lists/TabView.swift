import Foundation
import LegatoGraphics
import LegatoMotion

/// A view that shows one of several views, chosen in a tab bar or by swiping between pages.
///
/// ```swift
/// struct Main: View {
///     @State private var tab = 0
///
///     var body: some View {
///         TabView(selection: $tab) {
///             Text("Home").tabItem { Text("Home") }.tag(0)
///             Text("Settings").tabItem { Text("Settings") }.tag(1)
///         }
///     }
/// }
/// ```
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.tabLook) private var look
    @State private var index = 0
    @State private var tags: [AnyHashable?] = []
    /// The pages on screen; nil before the first layout.
    @State private var visible: ClosedRange<Int>?

    /// Creates a view whose tab is the one with the tag that a binding holds.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection, content())
    }

    init(_ selection: Binding<SelectionValue>?, _ content: Content) {
        (self.selection, self.content) = (selection, content)
    }

    /// The index of the selected tab.
    @MainActor private var selected: Int {
        guard let selection else { return index }
        let wanted = AnyHashable(selection.wrappedValue)
        return tags.firstIndex { $0 == wanted } ?? 0
    }

    @MainActor private func select(_ new: Int) {
        guard let selection else { return index = new }
        if tags.indices.contains(new), let tag = tags[new]?.base as? SelectionValue {
            selection.wrappedValue = tag
        }
    }

    /// The link of the scroll view to the page that it shows.
    @MainActor private func page(_ selected: Int) -> ScrollPageLink {
        ScrollPageLink(index: selected) {
            select($0)
        } show: {
            visible = $0
        }
    }

    /// The selected view with a bar, or all views as pages.
    public var body: some View {
        let selected = selected
        if let dots = look.dots {
            GeometryReader { proxy in
                ScrollView(.horizontal, showsIndicators: false) {
                    LayoutView(
                        layout: PagesLayout(size: proxy.size),
                        content: TabPages(
                            content: content.environment(\.tabBarPlacement, .pageBar),
                            shown: tags.isEmpty ? nil : visible ?? selected...selected
                        ) { tags = $0 }
                    )
                }
                .scrollTargetBehavior(.paging)
                .environment(\.scrollPage, tags.isEmpty ? nil : page(selected))
            }
            .overlay(alignment: .bottom) {
                if dots == .always || (dots == .automatic && tags.count > 1) {
                    PageDots(count: tags.count, selected: selected, look: look)
                }
            }
        } else {
            TabStack(
                content: content.environment(\.tabBarPlacement, .bottomBar), selected: selected,
                isKnown: !tags.isEmpty
            ) {
                tags = $0
            } select: {
                select($0)
            }
        }
    }
}

nonisolated extension TabView where SelectionValue == Int {
    /// Creates a view that keeps the selected tab itself.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }
}

/// A tab of a `TabView`.
///
/// ```swift
/// TabView {
///     Tab("Home") { Text("Home") }
///     Tab("Settings") { Text("Settings") }
/// }
/// ```
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
    private let value: Value?
    private let content: Content
    private let label: Label
    @Environment(\.tabVisibility) private var visibility

    /// Creates a tab with a value for the selection.
    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.value, self.content, self.label) = (value, content(), label())
    }

    /// The content with its tab item; nothing while a customisation hides the tab.
    public var body: some View {
        if !visibility.isHidden {
            content.outsideTabs.inColumn.tabItem { label }
                .layoutValue(key: TagKey.self, value: value.map { AnyHashable($0) })
        }
    }
}

nonisolated extension Tab where Value == Never {
    /// Creates a tab without a value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (value, self.content, self.label) = (nil, content(), label())
    }
}

nonisolated extension Tab where Label == EmptyView {
    /// Creates a tab without a label and with a value for the selection, as for a bar of your own.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        (self.value, self.content, label) = (value, content(), EmptyView())
    }
}

nonisolated extension Tab where Label == EmptyView, Value == Never {
    /// Creates a tab without a label and a value.
    public init(@ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), EmptyView())
    }
}

nonisolated extension Tab where Label == Text, Value == Never {
    /// Creates a tab with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), Text(titleKey))
    }

    /// Creates a tab with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), Text(String(title)))
    }
}

nonisolated extension Tab where Label == Text {
    /// Creates a tab with a localised title and a value for the selection.
    public init(
        _ titleKey: LocalizedStringKey, value: Value, @ViewBuilder content: () -> Content
    ) {
        (self.value, self.content, label) = (value, content(), Text(titleKey))
    }

    /// Creates a tab with a title and a value for the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Value, @ViewBuilder content: () -> Content
    ) {
        (self.value, self.content, label) = (value, content(), Text(String(title)))
    }
}
