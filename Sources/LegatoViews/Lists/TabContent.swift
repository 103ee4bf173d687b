import LegatoGraphics
import LegatoMotion

/// Tabs of a `TabView` whose values have one type, that of its selection.
///
/// The type of the values is inferred from the selection:
///
/// ```swift
/// TabView(selection: $section) {
///     Tab("Library", systemImage: "books.vertical", value: .library) { Library() }
///     Tab("Settings", systemImage: "gear", value: .settings) { Settings() }
/// }
/// ```
public nonisolated protocol TabContent<TabValue>: View {
    /// The type of the values for the selection.
    associatedtype TabValue: Hashable
}

nonisolated extension Tab: TabContent {
    /// The type of the value for the selection.
    public typealias TabValue = Value
}

nonisolated extension TabSection: TabContent
where Content: TabContent, Content.TabValue == SelectionValue {
    /// The type of the values for the selection.
    public typealias TabValue = SelectionValue
}

nonisolated extension ForEach: TabContent where Content: TabContent {
    /// The type of the values for the selection.
    public typealias TabValue = Content.TabValue
}

nonisolated extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the values for the selection.
    public typealias TabValue = Wrapped.TabValue
}

/// Several tabs, or a tab with modifiers.
public nonisolated struct TabGroup<TabValue: Hashable, Content: View>: TabContent {
    let content: Content

    /// The tabs.
    public var body: some View { content }
}

/// Builds tabs whose values have the type of a selection.
@resultBuilder public nonisolated struct TabContentBuilder<TabValue: Hashable> {
    /// Builds a tab.
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    /// Builds the first tab.
    public static func buildPartialBlock<C: TabContent>(first content: C) -> C
    where C.TabValue == TabValue { content }

    /// Adds a tab.
    public static func buildPartialBlock<Before: TabContent, Next: TabContent>(
        accumulated: Before, next: Next
    ) -> TabGroup<TabValue, TupleView<(Before, Next)>>
    where Before.TabValue == TabValue, Next.TabValue == TabValue {
        TabGroup(content: TupleView((accumulated, next)))
    }

    /// Builds the tabs of an `if` without an `else`.
    public static func buildOptional<C: TabContent>(_ content: C?) -> C?
    where C.TabValue == TabValue { content }

    /// Builds the tabs of the first branch.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first content: First
    ) -> TabGroup<TabValue, TupleView<(First?, Second?)>>
    where First.TabValue == TabValue, Second.TabValue == TabValue {
        TabGroup(content: TupleView((content, nil)))
    }

    /// Builds the tabs of the second branch.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second content: Second
    ) -> TabGroup<TabValue, TupleView<(First?, Second?)>>
    where First.TabValue == TabValue, Second.TabValue == TabValue {
        TabGroup(content: TupleView((nil, content)))
    }

    /// Builds tabs that need a version of the system.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }
}

nonisolated extension TabView {
    /// Creates a view whose tab is the one with the value that a binding holds.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected tab.
    ///   - content: The tabs.
    public init(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Content: TabContent, Content.TabValue == SelectionValue {
        self.init(Optional(selection), content())
    }
}

nonisolated extension TabSection
where Content: TabContent, Content.TabValue == SelectionValue {
    /// Creates a section with a header, which a bar of tabs does not show.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(content())
    }

    /// Creates a section with a localised title, which a bar of tabs does not show.
    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.init(content())
    }

    /// Creates a section with a title, which a bar of tabs does not show.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.init(content())
    }

    /// Creates a section without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView {
        self.init(content())
    }
}

nonisolated extension TabContent {
    private func group<Changed: View>(_ content: Changed) -> TabGroup<TabValue, Changed> {
        TabGroup(content: content)
    }

    /// Shows a number on the tab item; 0 shows none.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text("\(count)"))
    }

    /// Shows a text on the tab item; nil for none.
    public func badge(_ labelKey: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(labelKey.map { Text($0) })
    }

    /// Shows a text on the tab item; nil for none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badge(label.map { Text($0) })
    }

    /// Shows a text on the tab item; nil for none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        group(layoutValue(key: BadgeKey.self, value: label))
    }

    /// Removes the tab from its tab view while a value is true.
    public func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
        TabGroup<TabValue, Self?>(content: isHidden ? nil : self)
    }
}
