import Foundation
import LegatoGraphics
import LegatoMotion

/// The tabs of a `TabView` that are shown, and the order of those in its sections, by their ids.
///
/// A tab view follows the value, and so does one that is stored:
///
/// ```swift
/// @AppStorage("tabs") private var customization: TabViewCustomization
///
/// var body: some View {
///     TabView {
///         Tab("Home", systemImage: "house") { Home() }
///             .customizationID("home")
///         Tab("Log", systemImage: "doc") { Log() }
///             .customizationID("log")
///             .defaultVisibility(.hidden, for: .tabBar)
///     }
///     .tabViewCustomization($customization)
///     .toolbar {
///         Button("Show Log") { customization[tab: "log"].tabBarVisibility = .visible }
///     }
/// }
/// ```
///
/// Legato shows tabs in a bar, which people do not edit: a program changes the value.
public nonisolated struct TabViewCustomization: Codable, Equatable, Sendable {
    /// The customisation of a tab.
    public struct TabCustomization: Codable, Equatable, Sendable {
        private var isInBar: Bool?
        private var isInSidebar: Bool?

        init() {}

        /// Whether a bar shows the tab; `automatic`, the default, for the visibility that
        /// `defaultVisibility(_:for:)` sets.
        public var tabBarVisibility: Visibility {
            get { Visibility(isInBar) }
            set { isInBar = newValue.isShown }
        }

        /// Whether a sidebar shows the tab, which is kept; Legato shows tabs in a bar.
        public var sidebarVisibility: Visibility {
            get { Visibility(isInSidebar) }
            set { isInSidebar = newValue.isShown }
        }
    }

    /// The customisation of a section.
    public struct SectionCustomization: Codable, Equatable, Sendable {
        /// The ids of the section's tabs in their order, with those that it does not contain at the
        /// end; nil, the default, for the order of the code.
        public var tabs: [String]?

        init() {}

        /// Restores the order of the code.
        public mutating func resetTabOrder() { tabs = nil }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Creates a value without customisations.
    public init() {}

    /// The customisation of the tab with an id.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// The customisation of the section with an id.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
    }

    /// Restores the order of the code in all sections.
    public mutating func resetSectionOrder() { sections = [:] }

    /// Restores the default visibility of all tabs.
    public mutating func resetVisibility() { tabs = [:] }
}

nonisolated extension Visibility {
    fileprivate init(_ isShown: Bool?) {
        self = isShown.map { $0 ? .visible : .hidden } ?? .automatic
    }

    fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}
