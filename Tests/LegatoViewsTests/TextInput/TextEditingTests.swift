import Foundation
import TestSupport
import Testing

@testable import LegatoViews

/// Editing a text.
struct TextEditingTests {
    private static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"

    /// A text with `[` and `]` around the selection and `|` at an insertion point.
    private func marked(_ editing: TextEditing) -> String {
        var text = editing.text
        let (low, high) = (editing.selection.lowerBound, editing.selection.upperBound)
        text.insert(contentsOf: low == high ? "|" : "]", at: editing.index(high))
        if low < high { text.insert("[", at: editing.index(low)) }
        return text
    }

    /// Creates the editing of a text with `|` at the insertion point.
    private func editing(_ text: String) -> TextEditing {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        var editing = TextEditing(parts.joined())
        editing.move(to: parts[0].utf8.count)
        return editing
    }

    @Test("An insertion point moves by whole characters")
    func characters() {
        for text in [Self.family, "e\u{301}", "\u{1F1E9}\u{1F1EA}", "\r\n", "\u{5E9}\u{5B8}"] {
            var it = editing("a|\(text)b")
            it.move(by: .character, forward: true)
            #expect(marked(it) == "a\(text)|b")
            it.move(by: .character, forward: false, extending: true)
            #expect(it.selectedText == text)
            it.delete(by: .character, forward: true)
            #expect(marked(it) == "a|b")
        }
    }

    @Test("Offsets within a character mean its start")
    func positions() {
        let it = TextEditing("a\(Self.family)b")
        let end = 1 + Self.family.utf8.count
        for offset in 1..<end { #expect(it.position(offset) == 1) }
        #expect(it.position(end) == end)
        #expect(it.position(-5) == 0)
        #expect(it.position(1000) == end + 1)
    }

    @Test("Words end at Unicode's word boundaries")
    func words() {
        var it = editing("|It's 3.14, caf\u{E9}-bar \u{4F60}\u{597D}")
        var stops: [String] = []
        while it.head < it.count {
            let start = it.head
            it.move(by: .word, forward: true)
            stops.append(String(it.text[it.indices(start..<it.head)]))
        }
        #expect(stops.prefix(4) == ["It's", " 3.14", ", caf\u{E9}", "-bar"])
        it = editing("one two|")
        it.move(by: .word, forward: false)
        #expect(marked(it) == "one |two")
        it.move(by: .word, forward: false)
        it.move(by: .word, forward: false)
        #expect(marked(it) == "|one two")
        it = editing("one|\n two")
        it.move(by: .word, forward: true)
        #expect(marked(it) == "one\n| two")
        #expect(editing("one t|wo").word(at: 5) == 4..<7)
        #expect(editing("one  two|").word(at: 4) == 3..<5)
        #expect(editing("one|").word(at: 3) == 0..<3)
        #expect(editing("|").word(at: 0) == 0..<0)
    }

    @Test("Paragraphs end at each separator")
    func paragraphs() {
        let it = editing("one\r\ntwo\u{2029}three|\n")
        #expect(it.paragraph(around: 1) == 0..<3)
        #expect(it.wholeParagraph(around: 1) == 0..<5)
        #expect(it.paragraph(around: 6) == 5..<8)
        #expect(it.wholeParagraph(around: 6) == 5..<11)
        #expect(it.paragraph(around: it.count) == it.count..<it.count)
        var second = editing("one\ntwo|\nthree")
        second.delete(by: .line, forward: false)
        #expect(marked(second) == "one\n|\nthree")
        second.delete(by: .line, forward: true)
        #expect(marked(second) == "one\n|three")
    }

    @Test("Only a move to another position clears the typing attributes that were set")
    func typingAttributes() {
        var (it, attributes) = (TextEditing("one"), AttributeContainer())
        attributes.kern = 1
        it.setTypingAttributes(attributes)
        it.move(to: 3)
        it.select(3..<3)
        it.move(by: .character, forward: true)
        #expect(it.explicitTypingAttributes == attributes)
        it.move(to: 2)
        #expect(it.explicitTypingAttributes == nil)
    }

    @Test("A move without extension collapses a selection in its direction")
    func collapse() {
        var it = TextEditing("abc")
        it.select(1..<3)
        it.move(by: .character, forward: false)
        #expect(marked(it) == "a|bc")
        it.selectAll()
        it.move(by: .character, forward: true)
        #expect(marked(it) == "abc|")
        it.selectAll()
        it.insert("x")
        #expect(marked(it) == "x|")
    }

    @Test("Typing is undone word by word, and deletions together")
    func undo() {
        var it = TextEditing()
        for letter in "one two" { it.insert(String(letter), kind: .typing) }
        it.undo()
        #expect(it.text == "one ")
        it.undo()
        #expect(it.text == "")
        #expect(!it.canUndo)
        it.redo()
        it.redo()
        #expect(marked(it) == "one two|")
        #expect(!it.canRedo)
        for _ in 0..<3 { it.delete(by: .character, forward: false) }
        it.undo()
        #expect(marked(it) == "one two|")
        it.move(to: 0)
        it.insert("x", kind: .typing)
        it.insert("y", kind: .typing)
        it.move(to: 0)
        it.insert("z", kind: .typing)
        it.undo()
        #expect(it.text == "xyone two")
        it.undo()
        #expect(it.text == "one two")
        it.insert("q", kind: .typing)
        #expect(!it.canRedo)
    }

    @Test("Random edits are undone to the start and redone to the end")
    func randomEdits() {
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "a", " ", "\n", "e\u{301}", "\u{301}", Self.family, "\u{5D0}", "\r\n", "\u{200D}",
        ]
        for _ in 0..<40 {
            var it = TextEditing("start")
            for _ in 0..<60 {
                let offset = Int.random(in: 0...it.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: it.move(to: offset, extending: .random(using: &random))
                case 1:
                    it.delete(by: .character, forward: .random(using: &random))
                case 2: it.delete(by: .word, forward: .random(using: &random))
                default:
                    it.insert(pieces.randomElement(using: &random) ?? "", kind: .typing)
                }
                #expect(it.position(it.head) == it.head)
                #expect(it.position(it.anchor) == it.anchor)
            }
            let end = it.text
            while it.canUndo { it.undo() }
            #expect(it.text.hasSameBytes(as: "start"))
            while it.canRedo { it.redo() }
            #expect(it.text.hasSameBytes(as: end))
        }
    }

    @Test("An accent joins the letter before, and both are deleted together")
    func accents() {
        var it = editing("e|x")
        it.insert("\u{301}", kind: .typing)
        #expect(it.text == "\u{E9}x")
        #expect(it.head == 3)
        it.delete(by: .character, forward: false)
        #expect(marked(it) == "|x")
        it.undo()
        it.undo()
        #expect(it.text.hasSameBytes(as: "ex"))
    }

    @Test("A composition is shown in place of the selection, and typed once")
    func composition() {
        var it = TextEditing("abc")
        it.select(1..<2)
        it.compose("\u{306B}\u{307B}", cursor: 1)
        #expect(it.text == "abc")
        #expect(it.shownText == "a\u{306B}\u{307B}c")
        #expect(it.markedRange == 1..<7)
        #expect(it.shownHead == 4)
        it.compose("", cursor: 0)
        #expect(it.shownText == "abc")
        it.compose("\u{65E5}", cursor: 1)
        it.commitComposition()
        #expect(it.text == "a\u{65E5}c")
        #expect(it.composition == nil)
        it.undo()
        #expect(it.text == "abc")
    }

    @Test("A text of the program keeps the insertion point beside the same characters")
    func adoption() {
        var it = editing("one|two")
        it.adopt("zero one|two")
        #expect(it.head == 9)
        it.adopt("")
        #expect(it.head == 0)
        #expect(!it.canUndo)
        // Equal as Swift strings, but with different bytes.
        it.adopt("\u{E9}")
        it.adopt("e\u{301}")
        #expect(it.count == 3)
    }

    @Test("A large text with NUL is inserted, edited and undone as it is")
    func large() {
        var it = TextEditing("ab")
        it.move(to: 1)
        it.insert(largeText)
        #expect(it.count == largeText.utf8.count + 2)
        it.move(by: .word, forward: false)
        it.delete(by: .word, forward: false)
        it.insert("x", kind: .typing)
        it.undo()
        it.undo()
        #expect(it.text.hasSameBytes(as: "a" + largeText + "b"))
        it.undo()
        #expect(it.text == "ab")
    }

    @Test("Edits beyond the limit can no longer be undone, the oldest first")
    func limit() {
        var it = TextEditing()
        for number in 0..<1200 { it.insert("\(number % 10)") }
        for _ in 0..<1200 { it.undo() }
        #expect(it.count == 200)
    }
}
