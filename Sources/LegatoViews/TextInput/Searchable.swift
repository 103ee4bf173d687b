import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Where a search field is shown; Legato always shows it above the view.
nonisolated public struct SearchFieldPlacement: Sendable {
    /// When a search field in a navigation bar is shown.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// As the system decides.
        case automatic
        /// Always.
        case always
    }

    /// Above the view.
    public static let automatic = SearchFieldPlacement()
    /// Above the view.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Above the view.
    public static let sidebar = SearchFieldPlacement()
    /// Above the view.
    public static let toolbar = SearchFieldPlacement()

    /// Above the view.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

nonisolated extension View {
    /// Shows a search field above the view.
    ///
    /// Views inside read `isSearching` from the environment while the field has the focus.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, prompt: prompt ?? Text("Search"))
    }

    /// Shows a search field above the view, and binds whether the search has begun.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(
            content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented
        )
    }

    /// Shows a search field above the view, and binds whether the search has begun.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)
        )
    }

    /// Shows a search field above the view, and binds whether the search has begun.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)
        )
    }

    /// Shows a search field above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Shows a search field above the view.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}
