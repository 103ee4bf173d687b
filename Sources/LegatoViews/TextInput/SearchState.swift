import Foundation
import LegatoGraphics
public import LegatoMotion

/// A view with a search field in the bar of its page, or above it outside of pages with bars, and
/// with suggestions in its place while the field has the focus.
nonisolated struct SearchableView<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let prompt: Text
    /// Whether the search has begun; nil if nothing is bound to it.
    var isPresented: Binding<Bool>?
    /// The tokens before the text; nil for none.
    var tokens: SearchTokens?
    @FocusState private var isFocused: Bool
    /// Whether the search has begun and has not been ended.
    @State private var isActive = false
    /// The completed text, for which no suggestions are shown; nil for none.
    @State private var completed: String?
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.hiddenSearchSuggestions) private var hidden
    @Environment(\.page) private var page
    @Environment(\.searchToolbarBehavior) private var toolbarBehavior

    var body: some View {
        Group {
            if let page, !page.coversWindow {
                BarClaimView(content: results, claim: BarClaim(entries: [entry]))
            } else {
                VStack(spacing: 0) {
                    SearchDrawer(content: field)
                    results
                }
            }
        }
        .onChange(of: isPresented?.wrappedValue, initial: true) { _, new in
            guard let new else { return }
            // A field in place of the button takes the focus when it appears.
            if new, isMinimized { isActive = true } else { isFocused = new }
            if !new { isActive = false }
        }
        .onChange(of: isFocused) { _, new in
            if new { isActive = true } else { completed = nil }
            endIfEmpty()
        }
        .onChange(of: text.wrappedValue) { endIfEmpty() }
        .onChange(of: isActive) { _, new in
            if isPresented?.wrappedValue == !new { isPresented?.wrappedValue = new }
        }
    }

    /// Whether a button in the toolbar takes the place of the field.
    @MainActor private var isMinimized: Bool {
        guard toolbarBehavior == .minimize, let page, !page.coversWindow else { return false }
        return !isActive && !isFocused && text.wrappedValue.isEmpty && tokens?.isEmpty() ?? true
    }

    /// The field, or the button in its place, in the bars of the page.
    @MainActor private var entry: ToolbarEntry {
        if isMinimized {
            let button = Button {
                withAnimation(.snappy(duration: 0.3)) { isActive = true }
            } label: {
                Image(systemName: "magnifyingglass").accessibilityLabel("Search")
            }
            return ToolbarEntry(place: .trailing, view: AnyView(button), search: .button)
        }
        let takesFocus = toolbarBehavior == .minimize
        let field = field.onAppear { if takesFocus, isActive { isFocused = true } }
        return ToolbarEntry(place: .drawer, view: AnyView(field), search: .field)
    }

    @MainActor private var field: some View {
        ScopedSearchField(
            text: text, prompt: prompt, isFocused: $isFocused, tokens: tokens,
            isSearching: isActive || isFocused, end: end
        )
    }

    @MainActor private var results: some View {
        content.withoutSearchScopes.searching(isActive || isFocused, { end() }).overlay {
            if isFocused, completed != text.wrappedValue, let suggestions,
                !hidden.contains(.content)
            {
                SuggestionList(suggestions: suggestions, completion: completion)
            }
        }
    }

    /// Ends the search: removes the focus from the field and empties it.
    @MainActor private func end() {
        (isFocused, isActive) = (false, false)
        text.wrappedValue = ""
    }

    /// Ends the search of an empty field without the focus.
    @MainActor private func endIfEmpty() {
        if !isFocused, text.wrappedValue.isEmpty, tokens?.isEmpty() ?? true { isActive = false }
    }
}

extension SearchableView {
    /// Completes the search with a text or a token, and hides the suggestions until the text
    /// changes; the field keeps the focus.
    private var completion: SearchCompletion {
        SearchCompletion { new in
            text.wrappedValue = new
            completed = new
        } token: { token in
            guard tokens?.append(token) ?? false else { return }
            text.wrappedValue = ""
            completed = ""
        }
    }
}

/// A search field below the title of a bar, or above a view outside of pages with bars.
struct SearchDrawer<Field: View>: View {
    let content: Field

    var body: some View { content.padding(.horizontal, 16).padding(.bottom, 8) }
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
    /// Whether a search around the view has begun: its field has the focus, or has had it and is not
    /// empty; false by default.
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
    func searching(_ isSearching: Bool, _ end: @escaping @MainActor () -> Void) -> some View {
        environment(\.isSearching, isSearching)
            .environment(\.dismissSearch, DismissSearchAction(dismiss: end))
    }
}
