import Foundation
import LegatoGraphics
import LegatoMotion

/// Completes a search with what a suggestion stands for.
nonisolated struct SearchCompletion {
    let text: (String) -> Void
    /// Adds a token of the search's type.
    let token: (Any) -> Void

    init(
        text: @escaping (String) -> Void, token: @escaping (Any) -> Void
    ) {
        (self.text, self.token) = (text, token)
    }
}

/// The suggestions of a search; nothing if there are none.
nonisolated struct SuggestionList: View {
    let suggestions: AnyView
    let completion: SearchCompletion

    var body: some View {
        Group(subviews: suggestions) { subviews in
            if !subviews.isEmpty {
                List { suggestions }
                    .listStyle(.plain)
                    .background(BackgroundStyle())
                    .environment(\.searchCompletion, completion)
            }
        }
    }
}

/// A suggestion that completes the search.
private nonisolated struct CompletionModifier: ViewModifier {
    let complete: (SearchCompletion) -> Void
    @Environment(\.searchCompletion) private var completion

    func body(content: Content) -> some View {
        Button {
            if let completion { complete(completion) }
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
    fileprivate var searchCompletion: SearchCompletion? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}

private nonisolated enum SearchCompletionKey: EnvironmentKey {
    static var defaultValue: SearchCompletion? { nil }
}

nonisolated extension View {
    /// Sets the search text to a string when the view, a suggestion, is tapped.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier { $0.text(completion) })
    }

    /// Adds a token to the search when the view, a suggestion, is tapped, and empties the text.
    ///
    /// - Parameter token: The token; one of another type than the search's tokens has no effect.
    /// - Returns: The view.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(CompletionModifier { $0.token(token) })
    }
}
