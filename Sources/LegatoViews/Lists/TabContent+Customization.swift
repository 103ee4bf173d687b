import LegatoGraphics
import LegatoMotion

/// Where a tab view shows its tabs.
public nonisolated struct AdaptableTabBarPlacement: Hashable, Sendable {
    fileprivate let isBar: Bool

    /// In a bar.
    public static let automatic = AdaptableTabBarPlacement(isBar: true)
    /// In a bar.
    public static let tabBar = AdaptableTabBarPlacement(isBar: true)
    /// In a sidebar, which Legato does not have.
    public static let sidebar = AdaptableTabBarPlacement(isBar: false)
}

/// How people can customise a tab; they cannot, so that no behaviour has an effect.
public nonisolated struct TabCustomizationBehavior: Hashable, Sendable {
    private let number: Int

    /// The behaviour of the system.
    public static let automatic = TabCustomizationBehavior(number: 0)
    /// People can move the tab.
    public static let reorderable = TabCustomizationBehavior(number: 1)
    /// People cannot customise the tab.
    public static let disabled = TabCustomizationBehavior(number: 2)
}

/// Whether the tabs of a bar are shown.
nonisolated struct TabVisibility: Equatable {
    /// What the customisation says.
    var custom = Visibility.automatic
    var byDefault = Visibility.automatic

    var isHidden: Bool { (custom == .automatic ? byDefault : custom) == .hidden }
}

private nonisolated enum TabVisibilityKey: EnvironmentKey {
    static var defaultValue: TabVisibility { TabVisibility() }
}

private nonisolated enum TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
}

private nonisolated enum TabCustomizationIDKey: ContainerValueKey {
    static var defaultValue: String? { nil }
}

nonisolated extension ContainerValues {
    /// The id by which a tab is customised; nil for none.
    fileprivate var tabCustomizationID: String? {
        get { self[TabCustomizationIDKey.self] }
        set { self[TabCustomizationIDKey.self] = newValue }
    }
}

nonisolated extension EnvironmentValues {
    /// Whether the tabs inside are shown.
    var tabVisibility: TabVisibility {
        get { self[TabVisibilityKey.self] }
        set { self[TabVisibilityKey.self] = newValue }
    }

    /// The customisation of the tab view inside; nil for none.
    fileprivate var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[TabViewCustomizationKey.self] }
        set { self[TabViewCustomizationKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The content of a tab, whose own tab views are not those around it.
    var outsideTabs: some View {
        environment(\.tabVisibility, TabVisibility()).environment(\.tabViewCustomization, nil)
    }

    /// Shows the tabs of the tab view inside by a customisation.
    ///
    /// - Parameter customization: The customisation, which applies to tabs with
    ///   `customizationID(_:)`; nil for none.
    /// - Returns: The view.
    public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> some View { environment(\.tabViewCustomization, customization) }
}

/// Tabs that a customisation shows and orders.
private nonisolated struct CustomTab<Content: View>: View {
    let content: Content
    let id: String
    let isSection: Bool
    @Environment(\.tabViewCustomization) private var customization

    init(content: Content, id: String, isSection: Bool) {
        (self.content, self.id, self.isSection) = (content, id, isSection)
    }

    var body: some View {
        let customization = customization?.wrappedValue
        if isSection {
            if let order = customization?[section: id].tabs {
                Group(subviews: content) { subviews in
                    ForEach(sorted(subviews, by: order)) { $0 }
                }
            } else {
                content
            }
        } else {
            content
                .containerValue(\.tabCustomizationID, id)
                .transformEnvironment(\.tabVisibility) {
                    $0.custom = customization?[tab: id].tabBarVisibility ?? .automatic
                }
        }
    }

    @MainActor private func sorted(_ subviews: SubviewsCollection, by order: [String]) -> [Subview]
    {
        let places = subviews.enumerated().map { index, subview in
            let id = subview.containerValues.tabCustomizationID
            return (place: id.flatMap(order.firstIndex) ?? order.count, index: index)
        }
        return places.sorted { $0 < $1 }.map { subviews[$0.index] }
    }
}

nonisolated extension TabContent {
    /// Sets the id by which a `TabViewCustomization` shows a tab, or orders the tabs of a section.
    ///
    /// - Parameter id: An id that no other tab or section of the tab view has.
    /// - Returns: The content.
    public func customizationID(_ id: String) -> some TabContent<TabValue> {
        TabGroup<TabValue, CustomTab<Self>>(
            content: CustomTab(content: self, id: id, isSection: self is any TabSectionContent)
        )
    }

    /// Sets whether the tabs are shown unless a customisation says otherwise.
    ///
    /// - Parameters:
    ///   - visibility: `hidden` hides the tabs.
    ///   - placements: Where they are; in a bar by default. A sidebar has no effect.
    /// - Returns: The content.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let applies = placements.isEmpty || placements.contains(where: \.isBar)
        let content = transformEnvironment(\.tabVisibility) {
            if applies { $0.byDefault = visibility }
        }
        return tabs(content)
    }

    /// Sets how people can customise the tabs; it has no effect, because they cannot.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    private func tabs<Changed: View>(_ content: Changed) -> TabGroup<TabValue, Changed> {
        TabGroup(content: content)
    }
}

/// A section of tabs.
protocol TabSectionContent {}

extension TabSection: TabSectionContent {}
