import Foundation
import Legato
import Observation
import TestSupport
import Testing

@testable import LegatoViews

/// Editors of text with attributes.
struct RichTextTests {
    @Observable final class Model {
        var text = AttributedString()
        var selection = AttributedTextSelection()
        var context = EnvironmentValues().fontResolutionContext
    }

    private struct Editor: View {
        @Bindable var model: Model
        @FocusState private var isFocused: Bool
        @Environment(\.fontResolutionContext) private var context

        var body: some View {
            TextEditor(text: $model.text, selection: $model.selection)
                .focused($isFocused)
                .onAppear {
                    isFocused = true
                    model.context = context
                }
        }
    }

    private func stage(_ text: AttributedString = AttributedString()) -> (
        Model, ViewDisplay<some View>
    ) {
        let model = Model()
        model.text = text
        return (model, ViewDisplay(Editor(model: model), frames: 3))
    }

    /// The runs of the text, each as its characters and a letter for each attribute: `b`old,
    /// `i`talic, `u`nderlined, `s`truck through, `r`ed letters, `y`ellow background.
    private func runs(_ text: AttributedString, _ context: Font.Context) -> [String] {
        text.runs.map { run in
            let font = run.font?.resolve(in: context)
            let marks: [(Bool, String)] = [
                (font?.isBold == true, "b"), (font?.isItalic == true, "i"),
                (run.underlineStyle != nil, "u"), (run.strikethroughStyle != nil, "s"),
                (run.foregroundColor == .red, "r"), (run.backgroundColor == .yellow, "y"),
            ]
            let string = String(text[run.range].characters)
            return string + ":" + marks.filter(\.0).map(\.1).joined()
        }
    }

    private func runs(_ model: Model) -> [String] { runs(model.text, model.context) }

    /// Changes the model, and shows the change.
    private func change(_ it: ViewDisplay<some View>, _ body: () -> Void) {
        it.display.perform(body)
        it.display.advance(frames: 1)
    }

    private func toggleBold(_ model: Model) {
        model.text.transformAttributes(in: &model.selection) { attributes in
            let font = attributes.font ?? .default
            attributes.font = font.bold(!font.resolve(in: model.context).isBold)
        }
    }

    private func selected(_ model: Model) -> String {
        switch model.selection.indices(in: model.text) {
        case .insertionPoint(let index):
            let before = model.text[model.text.startIndex..<index]
            return "|\(String(before.characters).count)"
        case .ranges(let set):
            return set.ranges.map { String(model.text[$0].characters) }.joined(separator: "+")
        }
    }

    @Test("Typed text takes the attributes before it, or those that the program sets")
    func typing() {
        let (model, it) = stage()
        it.display.type("ab")
        #expect(runs(model) == ["ab:"] && selected(model) == "|2")
        change(it) { toggleBold(model) }
        it.display.type("cd")
        #expect(runs(model) == ["ab:", "cd:b"])
        change(it) { toggleBold(model) }
        it.display.type("e")
        #expect(runs(model) == ["ab:", "cd:b", "e:"])
        it.display.press("left")
        it.display.type("f")
        #expect(runs(model) == ["ab:", "cdf:b", "e:"])
        it.display.press("home")
        it.display.type("x")
        #expect(runs(model) == ["xab:", "cdf:b", "e:"])
    }

    @Test("Typing over a selection takes the attributes of its first character")
    func replacing() {
        var text = AttributedString("one two")
        text.mark("two") { $0.foregroundColor = .red }
        let (model, it) = stage(text)
        it.display.press("left", [.control, .shift])
        #expect(selected(model) == "two")
        it.display.type("2")
        #expect(runs(model) == ["one :", "2:r"])
    }

    @Test("Attributes of the selection change, and the selection stays")
    func attributes() {
        let (model, it) = stage(AttributedString("one two three"))
        it.display.press("left", [.control, .shift])
        change(it) { toggleBold(model) }
        change(it) {
            model.text.transformAttributes(in: &model.selection) {
                $0.underlineStyle = .single
                $0.strikethroughStyle = .single
                $0.foregroundColor = .red
                $0.backgroundColor = .yellow
            }
        }
        #expect(runs(model) == ["one two :", "three:busry"] && selected(model) == "three")
        let attributes = model.selection.attributes(in: model.text)
        #expect(Array(attributes[\.foregroundColor]) == [.red])
        change(it) { toggleBold(model) }
        it.display.press("right")
        it.display.type("!")
        #expect(runs(model) == ["one two :", "three!:usry"])
    }

    @Test("Attributes survive undo and redo, also those set since the edit")
    func undo() {
        let (model, it) = stage()
        it.display.type("ab")
        it.display.press("a", .control)
        change(it) { toggleBold(model) }
        it.display.press("backspace")
        #expect(runs(model).isEmpty)
        it.display.press("z", .control)
        #expect(runs(model) == ["ab:b"])
        it.display.press("z", .control)
        #expect(runs(model).isEmpty)
        it.display.press("y", .control)
        #expect(runs(model) == ["ab:b"])
        it.display.press("y", .control)
        #expect(runs(model).isEmpty)
    }

    @Test("Cut text is pasted with its attributes, and as plain text in other fields")
    func clipboard() {
        var text = AttributedString("one two")
        text.mark("ne t") { $0.underlineStyle = .single }
        let (model, it) = stage(text)
        it.display.press("a", .control)
        it.display.press("x", .control)
        #expect(it.display.clipboard == "one two" && runs(model).isEmpty)
        it.display.press("v", .control)
        it.display.press("v", .control)
        #expect(runs(model) == ["o:", "ne t:u", "woo:", "ne t:u", "wo:"])
        it.display.clipboard = "x"
        it.display.press("a", .control)
        it.display.press("v", .control)
        #expect(runs(model) == ["x:"])
    }

    @Test("Composed text takes the typing attributes")
    func composition() {
        let (model, it) = stage()
        it.display.type("a")
        change(it) { toggleBold(model) }
        it.display.compose("に")
        it.display.advance(frames: 1)
        #expect(runs(model) == ["a:"])
        it.display.type("日")
        #expect(runs(model) == ["a:", "日:b"])
    }

    @Test("A large text is edited without a conversion of all of it for each key")
    func large() {
        let (model, it) = stage(AttributedString(largeText))
        let count = largeText.utf8.count
        for _ in 0..<10 { it.display.type("x") }
        #expect(model.text.utf8.count == count + 10)
        #expect(String(model.text.characters.suffix(12)) == "\0\nxxxxxxxxxx")
        it.display.press("backspace")
        it.display.press("z", .control)
        #expect(model.text.utf8.count == count + 10)
    }

    @Test("Replaced matches keep their attributes")
    func finding() {
        var text = AttributedString("a1 a2 a3")
        text.mark("a2") { $0.foregroundColor = .red }
        let edited = EditedText(text)
        let matches = TextMatches(of: "a", in: edited.string)
        let replaced = matches.replacing(in: edited, with: "bb").attributed
        #expect(runs(replaced, Model().context) == ["bb1 :", "bb2:r", " bb3:"])
    }

    @Test("A selection that the program leaves behind is updated to the one that is shown")
    func staleSelection() {
        let (model, it) = stage(AttributedString("one two"))
        it.display.press("left", .control)
        #expect(selected(model) == "|4")
        change(it) { model.text = AttributedString("zero one two") }
        it.display.advance(frames: 2)
        #expect(selected(model) == "|9")
    }

    @Test("The program sets the selection and the text together")
    func programs() {
        let (model, it) = stage(AttributedString("one two"))
        change(it) {
            model.text.replaceSelection(&model.selection, withCharacters: " three")
        }
        it.display.type("!")
        #expect(runs(model) == ["one two three!:"])
        change(it) {
            model.text = AttributedString("four")
            model.selection = AttributedTextSelection(
                range: model.text.startIndex..<model.text.endIndex
            )
        }
        it.display.type("5")
        #expect(runs(model) == ["5:"])
    }

    /// An editor over state, with a button that changes the attributes of the selection.
    private struct StateEditor: View {
        /// Receives the text and the selection.
        let model: Model
        @State private var text = AttributedString("one two")
        @State private var selection = AttributedTextSelection()
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextEditor(text: $text, selection: $selection).focused($isFocused)
                Button("Underline") {
                    text.transformAttributes(in: &selection) {
                        $0.underlineStyle = $0.underlineStyle == nil ? .single : nil
                    }
                }
                Button("Report") { (model.text, model.selection) = (text, selection) }
            }
            .onAppear { isFocused = true }
        }
    }

    @Test("State keeps a selection that is equal to one of the text before")
    func versions() throws {
        let model = Model()
        let it = ViewDisplay(StateEditor(model: model), frames: 3)
        func press(_ title: String) throws {
            let place = try #require(it.middle(ofText: title))
            it.tap(place.x, place.y)
            it.display.advance(frames: 2)
        }
        it.display.press("left", [.control, .shift])
        for expected in [["one :", "two:u"], ["one two:"], ["one :", "two:u"]] {
            try press("Underline")
            try press("Report")
            #expect(runs(model) == expected && selected(model) == "two")
        }
        it.display.press("left")
        it.display.press("delete")
        try press("Report")
        #expect(runs(model) == ["one :", "wo:u"] && selected(model) == "|4")
    }

    @Test("Deleted text after the insertion point leaves the selection valid")
    func forwardDeletion() {
        let (model, it) = stage(AttributedString("one two"))
        it.display.press("left", .control)
        it.display.press("delete")
        #expect(runs(model) == ["one wo:"] && selected(model) == "|4")
    }

    @Test("The selection stays when the program changes attributes without it")
    func attributesAlone() {
        let (model, it) = stage(AttributedString("one two three"))
        it.display.press("left", [.control, .shift])
        for style in [Text.LineStyle.single, nil] {
            change(it) { model.text.mark("two") { $0.underlineStyle = style } }
            it.display.advance(frames: 2)
            #expect(selected(model) == "three")
        }
        it.display.type("3")
        #expect(runs(model) == ["one two 3:"])
    }

    @Test("A selection without indices moves the insertion point to the end")
    func noIndices() {
        let (model, it) = stage(AttributedString("one two"))
        it.display.press("home")
        change(it) { model.selection = AttributedTextSelection() }
        it.display.type("!")
        #expect(runs(model) == ["one two!:"])
    }

    @Test("Keys that do not move the insertion point keep the typing attributes")
    func keptTypingAttributes() {
        let (model, it) = stage(AttributedString("ab"))
        change(it) { toggleBold(model) }
        it.display.press("end")
        it.display.press("down")
        #expect(model.selection.typingAttributes(in: model.text).font != nil)
        it.display.type("c")
        #expect(runs(model) == ["ab:", "c:b"])
    }

    @Test("An editor has the lines of one of a plain text")
    func lines() throws {
        let words = "one two three four five six seven eight nine ten eleven"
        func areas(_ editor: some View) throws -> [CGRect] {
            let it = ViewDisplay(editor.lineSpacing(7).font(.body.leading(.loose)), frames: 2)
            it.tap(150, 190)
            var areas: [CGRect] = []
            for key in ["home", "up", "up"] {
                it.display.press("end", .control)
                it.display.press(key)
                areas.append(try #require(it.display.textInputArea))
            }
            return areas
        }
        let plain = try areas(TextEditor(text: .constant(words)))
        let rich = try areas(TextEditor(text: .constant(AttributedString(words))))
        #expect(plain == rich && plain[0].minY > plain[1].maxY + 6)
    }
}

extension AttributedString {
    /// Changes the attributes of the first occurrence of a text.
    fileprivate mutating func mark(_ part: String, _ body: (inout AttributedSubstring) -> Void) {
        if let range = range(of: part) { body(&self[range]) }
    }
}
