import LegatoMotion

/// The purpose of a tab.
nonisolated public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A tab for searching, with a magnifying glass and the title “Search” unless it has a label.
    public static let search = TabRole(name: "search")
}

/// The label of a tab with a title and an image, or with a role only.
public nonisolated struct DefaultTabLabel: View {
    private let title: Text
    private let image: Image?

    init(_ title: Text, _ image: Image?) { (self.title, self.image) = (title, image) }

    /// The image above the title.
    public var body: some View {
        if let image {
            Label {
                title
            } icon: {
                image
            }
        } else {
            title
        }
    }
}

nonisolated extension Tab {
    /// Creates a tab with a role and a value for the selection.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content, label: label)
    }

    /// Creates a tab with a value for an optional selection.
    public init<V>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: Optional(value), content: content, label: label)
    }
}

nonisolated extension Tab where Value == Never {
    /// Creates a tab with a role.
    public init(
        role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content, label: label)
    }
}

nonisolated extension Tab where Label == DefaultTabLabel {
    private init(_ label: DefaultTabLabel, _ value: Value, _ content: () -> Content) {
        self.init(value: value, content: content) { label }
    }

    /// Creates a tab with a localised title, a symbol and a value for the selection.
    ///
    /// ```swift
    /// TabView(selection: $section) {
    ///     Tab("Library", systemImage: "books.vertical", value: Section.library) { Library() }
    ///     Tab("Settings", systemImage: "gear", value: Section.settings) { Settings() }
    /// }
    /// ```
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), value, content)
    }

    /// Creates a tab with a title, a symbol and a value for the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(DefaultTabLabel(Text(title), Image(systemName: systemImage)), value, content)
    }

    /// Creates a tab with a localised title, an image from the program's resources and a value for the
    /// selection.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(DefaultTabLabel(Text(titleKey), Image(image)), value, content)
    }

    /// Creates a tab with a title, an image from the program's resources and a value for the
    /// selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(DefaultTabLabel(Text(title), Image(image)), value, content)
    }

    /// Creates a tab with a localised title, a symbol and a value for an optional selection.
    public init<V>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), Optional(value),
            content
        )
    }

    /// Creates a tab with a title, a symbol and a value for an optional selection.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            DefaultTabLabel(Text(title), Image(systemName: systemImage)), Optional(value), content
        )
    }

    /// Creates a tab with a localised title, an image from the program's resources and a value for an optional
    /// selection.
    public init<V>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(DefaultTabLabel(Text(titleKey), Image(image)), Optional(value), content)
    }

    /// Creates a tab with a title, an image from the program's resources and a value for an optional
    /// selection.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(DefaultTabLabel(Text(title), Image(image)), Optional(value), content)
    }

    /// Creates a tab with the label of its role and a value for the selection.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(role.label, value, content)
    }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) {
            DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
        }
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) {
            DefaultTabLabel(Text(title), Image(systemName: systemImage))
        }
    }

    /// Creates a tab with a localised title and an image from the program's resources.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
    }

    /// Creates a tab with a title and an image from the program's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { DefaultTabLabel(Text(title), Image(image)) }
    }

    /// Creates a tab with the label of its role.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(content: content) { role.label }
    }
}

nonisolated extension TabRole {
    /// The default label of a tab.
    fileprivate var label: DefaultTabLabel {
        DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass"))
    }
}

/// Tabs that belong together; a bar shows them side by side.
public nonisolated struct TabSection<Header: View, Content: View, SelectionValue: Hashable>: View {
    private let content: Content

    init(_ content: Content) { self.content = content }

    /// The tabs.
    public var body: some View { content }
}

nonisolated extension TabSection where SelectionValue == Never {
    /// Creates a section with a header, which a bar of tabs does not show.
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

nonisolated extension TabSection where Header == Text, SelectionValue == Never {
    /// Creates a section with a title, which a bar of tabs does not show.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a section with a title, which a bar of tabs does not show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

nonisolated extension TabSection where Header == EmptyView, SelectionValue == Never {
    /// Creates a section without a header.
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A bar of tabs at the bottom; on Apple's tablets, it can become a side bar.
public nonisolated struct SidebarAdaptableTabViewStyle: SystemTabViewStyle {
    /// Creates the style.
    public init() {}
    var look: TabLook { TabLook() }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs at the bottom.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}
