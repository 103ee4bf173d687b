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
    /// chosen; the keys skip it. The list is above the field if it does not fit below and there is more
    /// space above, and scrolls if it does not fit there either.
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

    /// Sets the text of the field to a string when the view, a suggestion of
    /// `textInputSuggestions(_:)`, is chosen.
    ///
    /// - Parameter completion: The text of the field.
    /// - Returns: The view; outside of suggestions the text has no effect.
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

/// A text field with a list of suggestions below while it has the focus.
struct SuggestingField<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let hasFocus: Bool
    /// The suggestions; nil for none.
    let suggestions: AnyView?
    /// Replaces the text as if it were typed.
    let replaceText: (String) -> Void
    @State private var rows = SuggestionRows()
    /// The highlighted suggestion; nil for none.
    @State private var highlighted: Int?
    /// The text for which the list has been hidden; nil for none.
    @State private var hiddenFor: String?

    /// The text for which the list is shown; nil while it is hidden.
    private var shownText: String? {
        guard suggestions != nil, hasFocus, text.wrappedValue != hiddenFor else { return nil }
        return text.wrappedValue
    }

    var body: some View {
        let shownText = shownText
        FloatingView(
            content: content.onKeyPress(
                keys: [.upArrow, .downArrow, .return, .escape], action: press
            ),
            floating: shownText.map { AnyView(list(for: $0)) }
        )
        .onChange(of: shownText) { _, now in
            highlighted = nil
            if now == nil { rows.known = nil }
        }
    }

    private func list(for text: String) -> some View {
        TextSuggestionList(
            suggestions: suggestions, text: text, rows: rows, highlighted: highlighted,
            choose: choose
        )
    }

    private func press(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.isDisjoint(with: [.shift, .control, .option, .command]),
            let known = rows.known, known.text == shownText, !known.completions.isEmpty
        else { return .ignored }
        let completions = known.completions
        let choices = completions.indices.filter { completions[$0] != nil }
        switch press.key {
        case .downArrow:
            guard let next = choices.first(where: { $0 > highlighted ?? -1 }) else {
                return .ignored
            }
            highlighted = next
        case .upArrow:
            guard let current = highlighted else { return .ignored }
            highlighted = choices.last { $0 < current }
        case .return:
            guard let current = choices.first(where: { $0 == highlighted }) else {
                return .ignored
            }
            choose(completions[current])
        default: hiddenFor = known.text
        }
        return .handled
    }

    private func choose(_ completion: String?) {
        guard let completion else { return }
        replaceText(completion)
        hiddenFor = text.wrappedValue
    }
}

/// The suggestions in the list.
private final class SuggestionRows {
    /// The texts that the suggestions set, in order, and the text of the field for which they are
    /// shown; nil while the list is hidden.
    var known: (text: String, completions: [String?])?

    nonisolated init() {}
}

/// Suggestions in a card, which scroll if there is no room for all.
private struct TextSuggestionList: View {
    let suggestions: AnyView?
    /// The text of the field.
    let text: String
    let rows: SuggestionRows
    let highlighted: Int?
    let choose: (String?) -> Void

    private static var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }

    var body: some View {
        Group(subviews: suggestions) { subviews in
            let completions = subviews.map(\.containerValues.textCompletion)
            let _ = rows.known = (text, completions)
            if !subviews.isEmpty {
                ScrollViewReader { scroll in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(Array(subviews.enumerated()), id: \.element.id) {
                                index, subview in
                                row(
                                    subview, completions[index], isHighlighted: index == highlighted
                                )
                            }
                        }
                    }
                    .contentMargins(.vertical, 4)
                    .scrollBounceBehavior(.basedOnSize)
                    .onChange(of: highlighted) { _, index in
                        if let index, subviews.indices.contains(index) {
                            scroll.scrollTo(subviews[index].id)
                        }
                    }
                    .onChange(of: text) { scroll.scrollTo(subviews[0].id) }
                }
                .clipShape(Self.shape)
                .background {
                    Self.shape
                        .fill(Color(.secondarySystemBackground))
                        .strokeBorder(Color(.separator), lineWidth: 0.5)
                        .shadow(color: Color(white: 0, opacity: 0.2), radius: 8, y: 4)
                }
            }
        }
    }

    private func row(
        _ suggestion: Subview, _ completion: String?, isHighlighted: Bool
    ) -> some View {
        Button {
            choose(completion)
        } label: {
            suggestion
                .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
                .padding(.horizontal, 12)
                .background { if isHighlighted { Color(white: 0.5, opacity: 0.2) } }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}
