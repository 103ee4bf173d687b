import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Where a search field is shown: Legato shows it below the title of the navigation bar, and above
/// the view outside of a `NavigationStack`.
nonisolated public struct SearchFieldPlacement: Sendable {
    /// When a search field in a navigation bar is shown.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// As the system decides.
        case automatic
        /// Always.
        case always
    }

    /// Below the title of the navigation bar.
    public static let automatic = SearchFieldPlacement()
    /// Below the title of the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Below the title of the navigation bar.
    public static let sidebar = SearchFieldPlacement()
    /// Below the title of the navigation bar.
    public static let toolbar = SearchFieldPlacement()

    /// Below the title of the navigation bar.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

nonisolated extension View {
    /// Shows a search field below the title of the view's navigation bar, or above the view outside of
    /// a `NavigationStack`.
    ///
    /// Views inside read `isSearching` from the environment while the field has the focus.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, prompt: prompt ?? Text("Search"))
    }

    /// Shows a search field like `searchable(text:placement:prompt:)`, and binds whether the search has begun.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(
            content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented
        )
    }

    /// Shows a search field like `searchable(text:placement:prompt:)`, and binds whether the search has begun.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)
        )
    }

    /// Shows a search field at the top, and binds whether the search has begun.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)
        )
    }

    /// Shows a search field below the title of the view's navigation bar.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Shows a search field at the top.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}
