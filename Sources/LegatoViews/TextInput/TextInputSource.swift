import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The text of a program that a field or an editor edits, and its selection.
nonisolated enum TextInputSource {
    /// A plain text.
    case plain(Binding<String>, selection: Binding<TextSelection?>?)
    /// A text with attributes.
    case rich(Binding<AttributedString>, selection: Binding<AttributedTextSelection>?)

    /// A selection of the program.
    nonisolated enum Selection: Equatable {
        case plain(TextSelection)
        case rich(AttributedTextSelection)
    }
}

extension TextInputSource {
    /// Whether the text has attributes.
    var isRich: Bool { if case .rich = self { true } else { false } }

    /// Returns the text of the program that a session edits.
    func text(in session: TextInputSession) -> EditedText {
        switch self {
        case .plain(let text, _): return EditedText(text.wrappedValue)
        case .rich(let text, _):
            let program = text.wrappedValue
            return session.converted.text(of: program)
        }
    }

    /// The selection of the program; nil if it has none.
    var selection: Selection? {
        switch self {
        case .plain(_, let selection): selection?.wrappedValue.map(Selection.plain)
        case .rich(_, let selection): (selection?.wrappedValue).map(Selection.rich)
        }
    }

    /// Whether the selection's indices belong to an earlier version of the text.
    var hasStaleSelection: Bool {
        guard case .rich(let text, let selection?) = self else { return false }
        return selection.wrappedValue.isStale(in: text.wrappedValue)
    }

    /// Sets the text of the program, and returns it afterwards: the program may refuse the change.
    func set(_ new: EditedText, in session: TextInputSession) -> EditedText {
        switch self {
        case .plain(let text, _): text.wrappedValue = new.string
        case .rich(let text, _):
            let program = text.wrappedValue
            text.wrappedValue = session.converted.changed(program, to: new)
        }
        return text(in: session)
    }

    /// Sets the selection of the program to that of its edited text; returns it, or nil if the
    /// program has none.
    func report(_ editing: TextEditing) -> Selection? {
        switch self {
        case .plain(_, nil), .rich(_, nil): return nil
        case .plain(_, let binding?):
            let selection = TextSelection(editing.selection, in: editing.text)
            if binding.wrappedValue != selection { binding.wrappedValue = selection }
            return .plain(selection)
        case .rich(let text, let binding?):
            let (program, old) = (text.wrappedValue, binding.wrappedValue)
            let selection = AttributedTextSelection(
                editing.selection, in: program,
                typingAttributes: editing.explicitTypingAttributes
            )
            // Indices of two versions of a text may be equal.
            if old != selection || old.isStale(in: program) { binding.wrappedValue = selection }
            return .rich(selection)
        }
    }

    /// Shows a selection of the program in the text that it edits.
    func show(_ selection: Selection, in session: TextInputSession) {
        switch (selection, self) {
        case (.plain(let selection), _):
            session.select(selection.offsets(in: session.editing.text))
        case (.rich(let selection), .rich(let text, _)):
            guard let range = selection.offsets(in: text.wrappedValue) else { return }
            session.select(range, typingAttributes: selection.explicitTypingAttributes)
        case (.rich, .plain): return
        }
    }
}

extension TextBlocks.StyledRun {
    /// Returns how text with attributes is drawn in an environment, without a length.
    init(_ attributes: AttributeContainer, in environment: EnvironmentValues) {
        let text = Text("", attributes)
        let look = environment.look(of: text, isWord: false)
        let ink = environment.style(of: text).color.cgColor
        var run = StyledText.Run(string: "", fontName: look.font.name, fontSize: look.font.size)
        run.color = ink
        run.rise = look.baselineOffset
        for rule in look.rules {
            switch rule.kind {
            case .under: run.underline = rule.color?.cgColor ?? ink
            case .through: run.strikethrough = rule.color?.cgColor ?? ink
            case .bar: break
            }
        }
        let background = attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
        self.init(
            count: 0, style: run, background: background?.resolve(in: environment).cgColor
        )
    }
}
