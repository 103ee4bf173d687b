import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Shows a search field with tokens at the top.
    ///
    /// ```swift
    /// Results(query: query, kinds: kinds)
    ///     .searchable(text: $query, tokens: $kinds) { Text($0.name) }
    ///     .searchSuggestions {
    ///         ForEach(Kind.allCases) { Text($0.name).searchCompletion($0) }
    ///     }
    /// ```
    ///
    /// The tokens are before the text. The delete key removes the last one if the text is empty.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - tokens: The tokens.
    ///   - placement: Where the field is shown; Legato shows it at the top.
    ///   - prompt: The text of the empty field; "Search" by default.
    ///   - token: Returns the view of a token.
    /// - Returns: The view below the field.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableView(
            content: self, text: text, prompt: prompt ?? Text("Search"),
            tokens: SearchTokens(tokens, token)
        )
    }

    /// Shows a search field with tokens and a localised prompt at the top.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token
        )
    }

    /// Shows a search field with tokens and a prompt at the top.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token
        )
    }

    /// Shows a search field with tokens at the top, and binds whether the search has begun.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableView(
            content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented,
            tokens: SearchTokens(tokens, token)
        )
    }

    /// Shows a search field with tokens at the top, and the suggested ones in place of the view
    /// while the field has the focus.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - tokens: The tokens.
    ///   - suggestedTokens: The suggested tokens; a click on one adds it.
    ///   - placement: Where the field is shown; Legato shows it at the top.
    ///   - prompt: The text of the empty field; "Search" by default.
    ///   - token: Returns the view of a token.
    /// - Returns: The view below the field.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: prompt, token: token
        )
        .searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }
}

/// The suggested tokens of a search.
private nonisolated struct SuggestedTokens<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
>: View where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    var body: some View {
        ForEach(Array(tokens.wrappedValue)) { token($0).searchCompletion($0) }
    }
}
