import LegatoGraphics
public import LegatoMotion

/// Binds the focus of a search field to state.
nonisolated struct SearchFocus {
    let bind: (AnyView) -> AnyView
}

private nonisolated enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private nonisolated enum HiddenSearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

private nonisolated enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
}

nonisolated extension EnvironmentValues {
    /// The suggestions of the search inside; nil for none.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Where suggestions are hidden.
    var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
        get { self[HiddenSearchSuggestionsKey.self] }
        set { self[HiddenSearchSuggestionsKey.self] = newValue }
    }

    /// Binds the focus of the search field inside; nil for none.
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }

    /// Where suggestions of searches are shown: in the content.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

nonisolated extension View {
    /// Binds the focus of the search field in the view to state: it has the focus while the state
    /// equals `value`.
    ///
    /// - Parameters:
    ///   - binding: The state.
    ///   - value: Its value while the field has the focus.
    /// - Returns: The view.
    public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        environment(
            \.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) }
        )
    }

    /// Binds the focus of the search field in the view to state: it has the focus while the state is
    /// true.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }
}
