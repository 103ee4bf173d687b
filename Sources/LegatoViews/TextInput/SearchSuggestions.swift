import Foundation
import LegatoGraphics
import LegatoMotion

/// A search field with suggestions below it while it has the focus.
private nonisolated struct SuggestedSearch<Content: View, Suggestions: View>: View {
    let content: Content
    let text: Binding<String>
    let prompt: Text
    let suggestions: Suggestions
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            ScopedSearchField(text: text, prompt: prompt, isFocused: $isFocused)
            content.withoutSearchScopes.searching(text, $isFocused).overlay {
                if isFocused {
                    List { suggestions }
                        .listStyle(.plain)
                        .background(BackgroundStyle())
                        .environment(\.searchCompletion) { completion in
                            text.wrappedValue = completion
                            isFocused = false
                        }
                }
            }
        }
    }
}

/// A suggestion that completes the search.
private nonisolated struct CompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.searchCompletion) private var complete

    func body(content: Content) -> some View {
        Button {
            complete?(completion)
        } label: {
            content
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

nonisolated extension EnvironmentValues {
    /// Completes the enclosing search; nil outside suggestions.
    fileprivate var searchCompletion: ((String) -> Void)? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}

private nonisolated enum SearchCompletionKey: EnvironmentKey {
    static var defaultValue: ((String) -> Void)? { nil }
}

nonisolated extension View {
    /// Shows a search field above the view, and suggestions in place of the view while the field
    /// has the focus.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        SuggestedSearch(
            content: self, text: text, prompt: prompt ?? Text("Search"), suggestions: suggestions()
        )
    }

    /// Shows a search field above the view, and suggestions in place of the view while the field
    /// has the focus.
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(
            text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions
        )
    }

    /// Sets the search text to a string when the view, a suggestion, is tapped.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion))
    }
}
