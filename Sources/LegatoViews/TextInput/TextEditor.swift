import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view in which people type a text of several lines.
///
/// It is edited like a `TextField`, but Return starts a new line, Tab is typed, and Control-Tab
/// moves the focus. Control-F finds and replaces text; see `findNavigator(isPresented:)`. It fills the proposed space and scrolls with the wheel and the insertion point.
/// Only the visible paragraphs are laid out, so that a text of 10 MB is edited like a short one; a
/// paragraph of more than 2 KB is laid out in parts that each start a new line.
public nonisolated struct TextEditor: View {
    private let text: Binding<String>
    private var selection: Binding<TextSelection?>?
    @State private var session = TextInputSession()
    @FocusState private var hasFocus: Bool
    @State private var isFinding = false
    @State private var query = ""
    @Environment(\.findSettings) private var find
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textEditorMaker) private var maker

    /// Creates an editor for a text.
    public init(text: Binding<String>) { self.text = text }

    /// Creates an editor for a text whose selection the program can read and set.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        (self.text, self.selection) = (text, selection)
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
                FindBar(finder: finder, text: text, replaces: isEnabled && !find.isReplaceDisabled)
            }
        }
        .focusedValue(\.textFinder, find.isDisabled ? nil : finder)
    }

    @MainActor private var field: some View {
        let control = ControlElement(
            role: .field, value: { text.wrappedValue }, text: { session.spokenText },
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
            text: text, selection: selection, session: session,
            rules: TextInputSession.Rules(
                mask: TextMask(isSingleLine: false), submits: false, takesTab: true
            ),
            fills: true, insets: CGSize(width: 5, height: 8), onPress: { hasFocus = true },
            onSubmit: {}, placeholder: EmptyView()
        )
        .opacity(isEnabled ? 1 : 0.5)
    }
}
