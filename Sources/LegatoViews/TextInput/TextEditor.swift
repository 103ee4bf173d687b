public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view in which people type a text of several lines.
///
/// It is edited like a `TextField`, but Return starts a new line, Tab is typed, and Control-Tab
/// moves the focus. Control-F finds and replaces text; see `findNavigator(isPresented:)`. It fills the
/// proposed space and scrolls with the wheel and the insertion point. Only the visible paragraphs are
/// laid out, so that a text of 10 MB is edited like a short one; a paragraph of more than 2 KB is laid
/// out in parts that each start a new line.
public nonisolated struct TextEditor: View {
    private let source: TextInputSource
    @State private var session = TextInputSession()
    @FocusState private var hasFocus: Bool
    @State private var isFinding = false
    @State private var query = ""
    @Environment(\.findSettings) private var find
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textEditorMaker) private var maker

    /// Creates an editor for a text.
    public init(text: Binding<String>) { source = .plain(text, selection: nil) }

    /// Creates an editor for a text whose selection the program can read and set.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        source = .plain(text, selection: selection)
    }

    /// Creates an editor for a text with attributes.
    ///
    /// It draws the font, the colours of the letters and behind them, underlines and
    /// strikethroughs, spacing, the baseline offset, the styles of Markdown and links; where there
    /// is no font or colour, those of the environment. Typed text has the attributes that
    /// `AttributedTextSelection.typingAttributes(in:)` returns. Cut and copied text keeps its
    /// attributes when it is pasted in an editor of the same app.
    ///
    /// ```swift
    /// struct NoteEditor: View {
    ///     @State private var text = AttributedString("Buy milk")
    ///     @State private var selection = AttributedTextSelection()
    ///     @Environment(\.fontResolutionContext) private var context
    ///
    ///     var body: some View {
    ///         TextEditor(text: $text, selection: $selection)
    ///             .toolbar {
    ///                 Button("Bold") {
    ///                     text.transformAttributes(in: &selection) { attributes in
    ///                         let font = attributes.font ?? .default
    ///                         attributes.font = font.bold(!font.resolve(in: context).isBold)
    ///                     }
    ///                 }
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection, which the program can read and set; nil, the default, for
    ///     none.
    public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        source = .rich(text, selection: selection)
    }

    /// The text, in the style of the environment.
    public var body: some View {
        (maker ?? StyleMaker(AutomaticTextEditorStyle()))
            .make(TextEditorStyleConfiguration(editor: AnyView(editor)))
    }

    @MainActor private var finder: TextFinder {
        TextFinder(
            session: session, isPresented: find.isPresented ?? $isFinding, query: $query,
            focusEditor: { hasFocus = true }
        )
    }

    @MainActor private var editor: some View {
        VStack(spacing: 0) {
            field
            if !find.isDisabled, finder.isPresented.wrappedValue {
                FindBar(
                    finder: finder, source: source, replaces: isEnabled && !find.isReplaceDisabled)
            }
        }
        .focusedValue(\.textFinder, find.isDisabled ? nil : finder)
    }

    @MainActor private var field: some View {
        let control = ControlElement(
            role: .field, value: { source.text(in: session).string }, text: { session.spokenText },
            activate: { hasFocus = true }
        )
        return FocusableView(
            content: ContextMenu(input, TextMenu(session: session), opensByLongPress: false),
            input: session, control: control
        ) { !find.isDisabled && finder.keyDown($0) || session.keyDown($0) }
        .focused($hasFocus)
    }

    @MainActor private var input: some View {
        TextInputView(
            source: source, session: session,
            rules: TextInputSession.Rules(
                mask: TextMask(isSingleLine: false), submits: false, takesTab: true,
                isRich: source.isRich
            ),
            fills: true, insets: CGSize(width: 5, height: 8), onPress: { hasFocus = true },
            onSubmit: {}, placeholder: EmptyView()
        )
        .opacity(isEnabled ? 1 : 0.5)
    }
}
