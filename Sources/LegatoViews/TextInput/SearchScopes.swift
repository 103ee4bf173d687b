import Foundation
import LegatoGraphics
import LegatoMotion

/// When the scopes of a search are shown; Legato shows them while the field has the focus or
/// contains text.
public nonisolated struct SearchScopeActivation: Sendable {
    /// While the field has the focus or contains text.
    public static let automatic = SearchScopeActivation()
    /// On text entry; treated as `automatic`.
    public static let onTextEntry = SearchScopeActivation()
    /// On focus; treated as `automatic`.
    public static let onSearchPresentation = SearchScopeActivation()
}

private nonisolated enum SearchScopesKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

nonisolated extension EnvironmentValues {
    /// The picker of a scope below the search fields inside; nil for none.
    fileprivate var searchScopes: AnyView? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

/// A search field with the scopes of the environment below it.
struct ScopedSearchField: View {
    let text: Binding<String>
    let prompt: Text
    let isFocused: FocusState<Bool>.Binding
    /// The tokens before the text; nil for none.
    var tokens: SearchTokens?
    /// Whether it is searching.
    let isSearching: Bool
    /// Ends the search.
    let end: () -> Void
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocus) private var focus

    var body: some View {
        let field = SearchField(
            text: text, prompt: prompt, tokens: tokens, isSearching: isSearching, end: end
        )
        .focused(isFocused)
        VStack(spacing: 8) {
            if let focus { focus.bind(AnyView(field)) } else { field }
            if let scopes, isFocused.wrappedValue || !text.wrappedValue.isEmpty {
                scopes
            }
        }
    }
}

nonisolated extension View {
    /// The view without the scopes, suggestions and focus of the search around it.
    var withoutSearchScopes: some View {
        environment(\.searchScopes, nil).environment(\.searchSuggestions, nil)
            .environment(\.searchFocus, nil)
    }

    /// Shows a picker of scopes below the search field in the view, to narrow the search.
    ///
    /// ```swift
    /// List(results, id: \.self) { Text($0) }
    ///     .searchable(text: $query)
    ///     .searchScopes($scope) {
    ///         Text("Titles").tag(Scope.titles)
    ///         Text("Texts").tag(Scope.texts)
    ///     }
    /// ```
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let picker = Picker("Scope", selection: scope, content: scopes)
        return environment(
            \.searchScopes, AnyView(picker.pickerStyle(.segmented).labelsHidden())
        )
    }

    /// Shows a picker of scopes below the search field in the view; the activation has no effect.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
}
