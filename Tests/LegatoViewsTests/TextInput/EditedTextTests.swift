import Foundation
import Legato
import TestSupport
import Testing

@testable import LegatoViews

/// Edited texts with attributes, and the program's texts that they are converted from.
struct EditedTextTests {
    @Test("A converted text is converted again only in another version")
    func conversions() {
        var converted = ConvertedText()
        var text = AttributedString("na\u{EF}ve")
        text.characters.append("s")
        #expect(converted.text(of: text) == EditedText(text))
        let same = text
        #expect(converted.text(of: same) == EditedText(text) && converted.count == 1)
        text[text.startIndex..<text.characters.index(after: text.startIndex)].kern = 2
        for (count, program) in [text, same, AttributedString("naïve"), AttributedString()]
            .enumerated()
        {
            #expect(converted.text(of: program) == EditedText(program))
            #expect(converted.count == count + 2)
        }
    }

    @Test("Keys in a large text convert it once")
    func keys() {
        var text = AttributedString(largeText)
        var (converted, edited) = (ConvertedText(), EditedText(text))
        for offset in 0..<20 {
            edited.replace(offset * 1000..<offset * 1001, with: "x")
            text = converted.changed(text, to: edited)
            #expect(converted.text(of: text).count == text.utf8.count)
        }
        #expect(converted.count == 1 && EditedText(text) == edited)
    }

    @Test("A text becomes another one by the part that differs")
    func differences() {
        var random = SeededRandom(seed: 2)
        let pieces = [
            "a", "b", "\u{E9}", "\u{E8}", "e\u{301}", "\u{1F44D}", "\u{1F44D}\u{1F3FD}", "\r\n",
        ]
        func made() -> EditedText {
            var text = EditedText("")
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                var attributes = AttributeContainer()
                attributes.kern = Bool.random(using: &random) ? 1 : nil
                let piece = pieces.randomElement(using: &random) ?? ""
                text.replace(text.count..<text.count, with: EditedText(piece, attributes))
            }
            return text
        }
        for _ in 0..<3000 {
            let (old, new) = (made(), made())
            var (converted, program) = (ConvertedText(), old.attributed)
            program = converted.changed(program, to: new)
            #expect(EditedText(program) == new)
            #expect(converted.text(of: program) == new)
        }
    }

    @Test("Runs of a text equal those of its characters after random edits")
    func randomRuns() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<200 {
            var (model, edited) = ([UInt8](), EditedText(""))
            for _ in 0..<20 {
                let lower = Int.random(in: 0...model.count, using: &random)
                let upper = Int.random(in: lower...model.count, using: &random)
                let count = Int.random(in: 0...3, using: &random)
                let kern = UInt8.random(in: 0...1, using: &random)
                var attributes = AttributeContainer()
                if kern > 0 { attributes.kern = CGFloat(kern) }
                let new = EditedText(String(repeating: "a", count: count), attributes)
                edited.replace(lower..<upper, with: new)
                model.replaceSubrange(lower..<upper, with: Array(repeating: kern, count: count))
                let found = edited.runs.runs.flatMap {
                    Array(repeating: UInt8($0.attributes.kern ?? 0), count: $0.count)
                }
                #expect(found == model && edited.count == model.count)
                #expect(edited.runs.runs.allSatisfy { $0.count > 0 })
                #expect(EditedText(edited.attributed) == edited)
            }
        }
    }
}
