import Foundation
import Legato
import Testing

/// Selections of text with attributes.
struct AttributedTextSelectionTests {
    private func string(_ text: AttributedString, _ selection: AttributedTextSelection) -> String {
        switch selection.indices(in: text) {
        case .insertionPoint(let index):
            String(text[text.startIndex..<index].characters) + "|"
        case .ranges(let set):
            set.ranges.map { String(text[$0].characters) }.joined(separator: "+")
        }
    }

    private typealias Index = AttributedString.Index

    private func range(_ string: String, in text: AttributedString) -> Range<Index> {
        text.range(of: string) ?? text.startIndex..<text.startIndex
    }

    @Test("Without indices, or with those of another text, it is at the end")
    func fallback() {
        let text = AttributedString("abc")
        #expect(string(text, AttributedTextSelection()) == "abc|")
        var selection = AttributedTextSelection(range: range("b", in: text))
        #expect(string(text, selection) == "b")
        #expect(string(AttributedString("xyz"), selection) == "xyz|")
        selection = AttributedTextSelection(range: text.startIndex..<text.startIndex)
        #expect(string(text, selection) == "|")
        #expect(string(text, AttributedTextSelection(ranges: RangeSet())) == "abc|")
    }

    @Test("A change of the text moves the selection, or leaves an insertion point")
    func transform() {
        var text = AttributedString("one two three")
        var selection = AttributedTextSelection(range: range("two", in: text))
        text.transform(updating: &selection) { $0.insert(AttributedString("x"), at: $0.startIndex) }
        #expect(string(text, selection) == "two")
        text.transform(updating: &selection) { $0.removeSubrange(range("two", in: $0)) }
        #expect(string(text, selection) == "xone |")
        text.transform(updating: &selection) { $0.removeSubrange(range("xo", in: $0)) }
        #expect(string(text, selection) == "ne |")
    }

    @Test("Another text instead of a change leaves an insertion point at its end")
    func replacedText() {
        var text = AttributedString("one two")
        for selected in [range("two", in: text), text.startIndex..<text.startIndex] {
            var (copy, selection) = (text, AttributedTextSelection(range: selected))
            copy.transform(updating: &selection) { $0 = AttributedString("x") }
            #expect(string(copy, selection) == "x|")
        }
        var selection = AttributedTextSelection(range: range("two", in: text))
        text.transformAttributes(in: &selection) { $0.kern = 1 }
        #expect(string(text, selection) == "two")
    }

    @Test("A subscript returns the selected characters with their attributes")
    func subscripts() {
        var text = AttributedString("a1b2c3")
        text[range("2", in: text)].kern = 2
        let digits = text.characters.indices(where: \.isNumber)
        let part = AttributedString(text[AttributedTextSelection(ranges: digits)])
        #expect(String(part.characters) == "123" && part.runs.map(\.kern) == [nil, 2, nil])
        #expect(text[AttributedTextSelection()].characters.isEmpty)
    }

    @Test("Errors of the closures are passed on")
    func errors() {
        struct Refusal: Error {}
        var text = AttributedString("abc")
        var selection = AttributedTextSelection(range: range("b", in: text))
        let refuses: (inout AttributeContainer) throws(Refusal) -> Void = { _ throws(Refusal) in
            throw Refusal()
        }
        #expect(throws: Refusal.self) {
            try text.transformAttributes(in: &selection, body: refuses)
        }
        #expect(string(text, selection) == "b")
    }

    @Test("Attributes change in each selected run alone")
    func runs() {
        var text = AttributedString("one two three")
        text[range("two", in: text)].kern = 2
        var selection = AttributedTextSelection(range: range("e two t", in: text))
        var seen: [CGFloat?] = []
        text.transformAttributes(in: &selection) {
            seen.append($0.kern)
            $0.kern = ($0.kern ?? 0) + 1
        }
        #expect(seen == [nil, 2, nil] && string(text, selection) == "e two t")
        let kerns = text.runs.map { "\(String(text[$0.range].characters)) \($0.kern ?? 0)" }
        #expect(kerns == ["on 0.0", "e  1.0", "two 3.0", " t 1.0", "hree 0.0"])
        #expect(Array(selection.attributes(in: text)[\.kern]) == [1, 3, 1])
        #expect(selection.attributes(in: text).map(\.kern) == [1, 3, 1])
        #expect(selection.typingAttributes(in: text).kern == 1)
    }

    @Test("At an insertion point, the typing attributes change")
    func typing() {
        var text = AttributedString("ab")
        text[range("a", in: text)].kern = 2
        var selection = AttributedTextSelection(insertionPoint: range("b", in: text).lowerBound)
        #expect(selection.typingAttributes(in: text).kern == 2)
        text.transformAttributes(in: &selection) { $0.kern = 5 }
        #expect(text.runs.map(\.kern) == [2, nil])
        #expect(Array(selection.attributes(in: text)[\.kern]) == [5])
        text.replaceSelection(&selection, withCharacters: "xy")
        #expect(string(text, selection) == "axy|")
        #expect(text.runs.map(\.kern) == [2, 5, nil])
        #expect(AttributedTextSelection().typingAttributes(in: AttributedString()).kern == nil)
    }

    @Test("Several selected ranges are replaced by one text")
    func ranges() {
        var text = AttributedString("a1b2c3")
        let digits = text.characters.indices(where: \.isNumber)
        var selection = AttributedTextSelection(ranges: digits)
        #expect(string(text, selection) == "1+2+3")
        text.transformAttributes(in: &selection) { $0.kern = 1 }
        #expect(string(text, selection) == "1+2+3")
        text.replaceSelection(&selection, with: AttributedString("\u{1F44D}x"))
        #expect(String(text.characters) == "a\u{1F44D}xbc")
        #expect(string(text, selection) == "a\u{1F44D}x|")
    }

    @Test("Fonts are resolved to their size and traits")
    func fonts() {
        var values = EnvironmentValues()
        let context = values.fontResolutionContext
        #expect(Font.default == .body)
        let plain = Font.default.resolve(in: context)
        #expect(plain.pointSize == 17 && plain.weight == .regular && plain.leading == .standard)
        #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced)
        let font = Font.body.bold().italic().monospaced().smallCaps().width(.condensed)
        let resolved = font.resolve(in: context)
        #expect(resolved.isBold && resolved.isItalic && resolved.isMonospaced)
        #expect(resolved.isLowercaseSmallCaps && resolved.isUppercaseSmallCaps)
        #expect(resolved.isSmallCaps)
        #expect(!Font.body.lowercaseSmallCaps().resolve(in: context).isSmallCaps)
        #expect(String(reflecting: context) == "Font.Context(typeSize: large)")
        #expect(resolved.width == .condensed && resolved.weight == .bold)
        #expect(!font.bold(false).italic(false).resolve(in: context).isBold)
        #expect(!font.bold(false).italic(false).resolve(in: context).isItalic)
        #expect(Font.headline.resolve(in: context).isBold)
        #expect(Font.body.scaled(by: 2).resolve(in: context).pointSize == 34)
        values.dynamicTypeSize = .accessibility5
        #expect(Font.body.resolve(in: values.fontResolutionContext).pointSize > 17)
    }
}
