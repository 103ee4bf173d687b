import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Shows a search field at the top, and suggestions in place of the view while the field
    /// has the focus.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        SearchableView(content: self, text: text, prompt: prompt ?? Text("Search"))
            .searchSuggestions(suggestions)
    }

    /// Shows a search field at the top, and suggestions in place of the view while the field
    /// has the focus.
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(
            text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions
        )
    }

    /// Shows a search field at the top, and suggestions in place of the view while the field
    /// has the focus.
    @_disfavoredOverload
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(
            text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions
        )
    }

    /// Shows suggestions in place of the searchable view inside while its field has the focus.
    ///
    /// ```swift
    /// Results(query: query)
    ///     .searchable(text: $query)
    ///     .searchSuggestions {
    ///         ForEach(cities.filter { $0.hasPrefix(query) }, id: \.self) {
    ///             Text($0).searchCompletion($0)
    ///         }
    ///     }
    /// ```
    ///
    /// Without suggestions the view stays. A click on one with `searchCompletion(_:)` sets the text
    /// and hides the suggestions until it changes; the field keeps the focus.
    ///
    /// - Parameter suggestions: The suggestions.
    /// - Returns: The view.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Sets whether suggestions are shown in some places; Legato shows them in the content.
    ///
    /// - Parameters:
    ///   - visibility: With `hidden`, suggestions of searches in the view are not shown.
    ///   - placements: The places.
    /// - Returns: The view.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hiddenSearchSuggestions) {
            if visibility == .hidden {
                $0.formUnion(placements)
            } else {
                $0.subtract(placements)
            }
        }
    }
}
