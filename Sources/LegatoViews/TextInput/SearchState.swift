import Foundation
import LegatoGraphics
public import LegatoMotion

/// A view below a search field, with suggestions in its place while the field has the focus.
nonisolated struct SearchableView<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let prompt: Text
    /// Whether the field has the focus; nil if nothing is bound to it.
    var isPresented: Binding<Bool>?
    /// The tokens before the text; nil for none.
    var tokens: SearchTokens?
    @FocusState private var isFocused: Bool
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.hiddenSearchSuggestions) private var hidden

    var body: some View {
        VStack(spacing: 0) {
            ScopedSearchField(text: text, prompt: prompt, isFocused: $isFocused, tokens: tokens)
            content.withoutSearchScopes.searching(text, $isFocused).overlay {
                if isFocused, let suggestions, !hidden.contains(.content) {
                    SuggestionList(suggestions: suggestions, completion: completion)
                }
            }
        }
        .onChange(of: isPresented?.wrappedValue, initial: true) { _, new in
            if let new { isFocused = new }
        }
        .onChange(of: isFocused) { _, new in
            if isPresented?.wrappedValue == !new { isPresented?.wrappedValue = new }
        }
    }
}

extension SearchableView {
    /// Completes the search with a text or a token, and hides the suggestions.
    private var completion: SearchCompletion {
        SearchCompletion { completed in
            text.wrappedValue = completed
            isFocused = false
        } token: { token in
            guard tokens?.append(token) ?? false else { return }
            text.wrappedValue = ""
            isFocused = false
        }
    }
}

/// Ends a search: removes the focus from the field and empties it.
///
/// Get it from the environment and call it like a function:
///
/// ```swift
/// @Environment(\.isSearching) private var isSearching
/// @Environment(\.dismissSearch) private var dismissSearch
///
/// var body: some View {
///     if isSearching { Button("Cancel") { dismissSearch() } }
/// }
/// ```
@preconcurrency @MainActor public struct DismissSearchAction {
    fileprivate var dismiss: @MainActor () -> Void = {}

    /// Ends the search; has no effect outside a searchable view.
    public func callAsFunction() { dismiss() }
}

nonisolated extension EnvironmentValues {
    /// Whether the search field around the view has the focus; false by default.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search around the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

private nonisolated enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private nonisolated enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

extension View {
    /// The view in the environment of a search.
    func searching(
        _ text: Binding<String>, _ isFocused: FocusState<Bool>.Binding
    ) -> some View {
        environment(\.isSearching, isFocused.wrappedValue)
            .environment(
                \.dismissSearch,
                DismissSearchAction {
                    isFocused.wrappedValue = false
                    text.wrappedValue = ""
                }
            )
    }
}
