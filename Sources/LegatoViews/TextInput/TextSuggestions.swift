import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Shows suggestions below the text field in the view while it has the focus.
    ///
    /// ```swift
    /// TextField("City", text: $city)
    ///     .textInputSuggestions {
    ///         ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) {
    ///             Text($0).textInputCompletion($0)
    ///         }
    ///     }
    /// ```
    ///
    /// The keys for up and down highlight a suggestion, Return and a click choose it, and Escape hides
    /// the list until the text changes. A suggestion without `textInputCompletion(_:)` cannot be
    /// chosen.
    ///
    /// - Parameter suggestions: The suggestions; without any, no list is shown.
    /// - Returns: The view.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.textSuggestions, AnyView(suggestions()))
    }

    /// Shows a suggestion for each element of a collection below the text field in the view while it
    /// has the focus; see `textInputSuggestions(_:)` with a closure.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Returns the suggestion of an element.
    /// - Returns: The view.
    public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Shows a suggestion for each element of a collection below the text field in the view while it
    /// has the focus; see `textInputSuggestions(_:)` with a closure.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element.
    ///   - content: Returns the suggestion of an element.
    /// - Returns: The view.
    public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }

    /// Sets the text of the field to a string when the view, a suggestion, is chosen.
    public func textInputCompletion(_ completion: String) -> some View {
        containerValue(\.textCompletion, completion)
    }
}

private nonisolated enum TextCompletionKey: ContainerValueKey {
    static var defaultValue: String? { nil }
}

nonisolated extension ContainerValues {
    /// The text that a suggestion sets; nil for none.
    fileprivate var textCompletion: String? {
        get { self[TextCompletionKey.self] }
        set { self[TextCompletionKey.self] = newValue }
    }
}

private nonisolated enum TextSuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

nonisolated extension EnvironmentValues {
    /// The suggestions of the text field inside; nil for none.
    var textSuggestions: AnyView? {
        get { self[TextSuggestionsKey.self] }
        set { self[TextSuggestionsKey.self] = newValue }
    }
}

/// A text field with a list of suggestions below.
struct SuggestingField<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let hasFocus: Bool
    let suggestions: AnyView
    @State private var rows = SuggestionRows()
    /// The highlighted suggestion; nil for none.
    @State private var highlighted: Int?
    /// The text for which the list has been hidden; nil for none.
    @State private var hiddenFor: String?

    private var isShown: Bool { hasFocus && hiddenFor != text.wrappedValue }

    var body: some View {
        FloatingView(
            content: content.onKeyPress(
                keys: [.upArrow, .downArrow, .return, .escape], action: { press($0.key) }
            ),
            floating: isShown ? AnyView(list) : nil
        )
        .onChange(of: text.wrappedValue) { highlighted = nil }
    }

    private var list: some View {
        TextSuggestionList(
            suggestions: suggestions, rows: rows, highlighted: highlighted, choose: choose
        )
    }

    private func press(_ key: KeyEquivalent) -> KeyPress.Result {
        guard isShown, !rows.completions.isEmpty else { return .ignored }
        let last = rows.completions.count - 1
        switch key {
        case .downArrow: highlighted = highlighted.map { min($0 + 1, last) } ?? 0
        case .upArrow: highlighted = highlighted.flatMap { $0 > 0 ? min($0 - 1, last) : nil }
        case .escape: hiddenFor = text.wrappedValue
        default:
            guard let highlighted, rows.completions.indices.contains(highlighted) else {
                return .ignored
            }
            choose(rows.completions[highlighted])
        }
        return .handled
    }

    private func choose(_ completion: String?) {
        guard let completion else { return }
        text.wrappedValue = completion
        (hiddenFor, highlighted) = (completion, nil)
    }
}

/// The texts of the suggestions that are shown, in order.
private final class SuggestionRows {
    var completions: [String?] = []

    nonisolated init() {}
}

/// Suggestions in a card.
private struct TextSuggestionList: View {
    let suggestions: AnyView
    let rows: SuggestionRows
    let highlighted: Int?
    let choose: (String?) -> Void

    var body: some View {
        Group(subviews: suggestions) { subviews in
            let completions = subviews.map(\.containerValues.textCompletion)
            let _ = rows.completions = completions
            if !subviews.isEmpty {
                VStack(spacing: 0) {
                    ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                        Button {
                            choose(completions[index])
                        } label: {
                            subview
                                .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
                                .padding(.horizontal, 12)
                                .background {
                                    if index == highlighted { Color(white: 0.5, opacity: 0.2) }
                                }
                                .contentShape(Rectangle())
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(.vertical, 4)
                .background {
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color(.secondarySystemBackground))
                        .strokeBorder(Color(.separator), lineWidth: 0.5)
                        .shadow(color: Color(white: 0, opacity: 0.2), radius: 8, y: 4)
                }
            }
        }
    }
}
