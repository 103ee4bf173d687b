import Foundation
import Legato
import LegatoCanvas
import TestSupport
import Testing

@testable import LegatoViews

/// Texts that are concatenations of others.
struct JoinedTextTests {
    /// Returns the displayed words: their strings, fonts and frames.
    private func words<V>(_ stage: ViewStage<V>) throws -> [(String, String, CGRect)] {
        let root = try stage.shown(stage.display.rootLayer)
        return try stage.layers(CATextLayer.self).map { layer in
            let shown = try stage.shown(layer)
            return (
                shown.string as? String ?? "", shown.font as? String ?? "",
                shown.convert(shown.bounds, to: root)
            )
        }
    }

    @Test func joinedTextsAreSideBySideInTheirOwnStyles() throws {
        let joined = Text("72").font(.system(size: 40)).bold() + Text("bpm").foregroundStyle(.red)
        let stage = ViewStage(joined.font(.system(size: 10)))
        let words = try words(stage)
        #expect(words.map(\.0) == ["72", "bpm"])
        #expect(words[0].1.contains("Bold") && !words[1].1.contains("Bold"))
        #expect(abs(words[0].2.maxX - words[1].2.minX) < 1e-6)
        // Both are on the same baseline, so the smaller one is inside the larger one's height.
        #expect(words[0].2.minY < words[1].2.minY && words[0].2.maxY > words[1].2.maxY)
        #expect(words[0].2.height > 3 * words[1].2.height)
        let alone = try self.words(ViewStage(Text("72").font(.system(size: 40)).bold()))
        #expect(alone[0].2.width - words[0].2.width < 1)
    }

    @Test func aJoinedTextBreaksBetweenWords() throws {
        let joined = Text("one two ") + Text("three").bold() + Text("four five")
        let wide = try words(ViewStage(joined, width: 400))
        #expect(wide.map(\.0) == ["one ", "two ", "three", "four ", "five"])
        #expect(Set(wide.map(\.2.minY)).count == 1)
        let narrow = try words(ViewStage(joined.frame(width: 100)))
        #expect(narrow[0].2.minY == narrow[1].2.minY)
        #expect(narrow[2].2.minY > narrow[1].2.minY)
        // There is no space between these.
        #expect(narrow[3].2.minY == narrow[2].2.minY)
        #expect(narrow.allSatisfy { $0.2.maxX <= 151 })
        let lines = try words(ViewStage(Text("a\n") + Text("b")))
        #expect(lines.map(\.0) == ["a", "b"])
        #expect(lines[1].2.minY >= lines[0].2.maxY - 1)
    }

    @Test func aJoinedTextChangesInPlace() throws {
        let remote = Remote(1)
        let stage = ViewStage(
            Remoted(remote) { number in
                number == 3 ? Text("plain") : Text("\(number) ").bold() + Text("of 2")
            }
        )
        let layers = stage.layers(CATextLayer.self)
        stage.change { remote.value = 2 }
        #expect(try stage.strings() == ["2 ", "of ", "2"])
        let isSame = stage.layers(CATextLayer.self).elementsEqual(layers, by: ===)
        #expect(isSame)
        stage.change { remote.value = 3 }
        #expect(try stage.strings() == ["plain"])
        stage.change { remote.value = 1 }
        #expect(try stage.strings() == ["1 ", "of ", "2"])
    }

    /// Returns a stage with a joined text at a width.
    private func stage(_ joined: Text, _ width: CGFloat) -> ViewStage<some View> {
        ViewStage(joined.font(.system(size: 20)).frame(width: width), width: 400)
    }

    @Test func aWordWiderThanTheLineBreaksAtALetter() throws {
        let long = String(repeating: "m", count: 24)
        let plain = try words(stage(Text("\(long)"), 100))
        let lines = (plain[0].2.height / (try words(stage(Text("m"), 100))[0].2.height)).rounded()
        #expect(lines > 3)
        let seen = try words(stage(Text("a ") + Text(long) + Text(" b").bold(), 100))
        #expect(seen.map(\.0) == ["a ", long, " ", "b"])
        let (a, broken, b) = (seen[0].2, seen[1].2, seen[3].2)
        #expect(abs(broken.height - plain[0].2.height) < 1e-6, "it takes the lines of a plain one")
        #expect(broken.width <= 100 && abs(broken.minX - a.minX) < 1e-6)
        #expect(abs(broken.minY - a.maxY) < 1e-6, "it begins a line")
        #expect(abs(b.maxY - broken.maxY) < 2 && b.minX > a.minX, "which the next goes on")
    }

    @Test func lettersThatDoNotFitAreClipped() throws {
        let long = String(repeating: "m", count: 24)
        let joined = Text("a ") + Text(long) + Text(" b")
        let line = try words(stage(Text("m"), 100))[0].2.height
        let cut = ViewStage(
            joined.font(.system(size: 20)).lineLimit(3).frame(width: 100), width: 400
        )
        let seen = try words(cut)
        #expect(abs(seen[1].2.height - 2 * line) < 1e-6)
        #expect(seen[3].2.width == 0)
        let text = try cut.shown(cut.layers(CATextLayer.self)[1])
        #expect(text.isWrapped && text.truncationMode == .end)
    }

    @Test func wordsJoinedWithoutASpaceStayTogetherIfTheyFitALine() throws {
        let seen = try words(
            stage(Text("some words and ") + Text("to") + Text("gether").bold(), 150)
        )
        let (to, gether) = (seen[3].2, seen[4].2)
        #expect(seen[3].0 == "to" && abs(to.maxX - gether.minX) < 1e-6)
        #expect(abs(to.minY - gether.minY) < 1e-6 && to.minY > seen[0].2.minY)
    }

    @Test func anyLineBreakEndsAWordAndIsInvisible() throws {
        for end in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"] {
            let seen = try words(ViewStage(Text("a\(end)") + Text("b")))
            #expect(seen.map(\.0) == ["a", "b"], "\(end.debugDescription)")
            #expect(abs(seen[0].2.height - seen[1].2.height) < 1e-6)
        }
    }

    @Test func aLongSequenceOfFlagsIsOneWord() throws {
        let flags = String(repeating: "\u{1F1E9}", count: 200)
        let seen = try words(ViewStage(Text(flags) + Text(" b")))
        let flagged = seen.filter { $0.0.unicodeScalars.contains("\u{1F1E9}") }
        #expect(flagged.count == 1 && flagged.first?.0 == flags)
    }

    /// Returns the number of bytes shaped to display a view at a width of 60 points.
    private func shapedBytes(_ view: some View) -> Int {
        let counter = ShapedBytes()
        ShapedBytes.$counter.withValue(counter) {
            let stage = ViewStage(view.frame(width: 60), width: 80)
            _ = stage.display.snapshot()
        }
        return counter.count
    }

    @Test(arguments: ["ffi", "a\u{5D0}", "\t ", "\u{915}\u{93F}"])
    func aWordWiderThanItsLineShapesOnlyItsVisiblePart(_ piece: String) {
        for (mode, limit) in [(Text.TruncationMode.head, 1), (.middle, 2), (.tail, nil)] {
            func cost(_ count: Int) -> Int {
                let word = Text(verbatim: String(repeating: piece, count: count))
                return shapedBytes((word + word.bold()).lineLimit(limit).truncationMode(mode))
            }
            // Short texts that all have, such as the ellipsis, are shaped once.
            _ = cost(2000)
            let cost = (cost(1500), cost(2500))
            #expect(cost.0 == cost.1, "\(mode)")
        }
    }

    @Test func theFirstBaselineOfATextShapesOnlyItsFirstLine() {
        func cost(_ count: Int) -> Int {
            let text = Text(verbatim: String(repeating: "word ", count: count))
            return shapedBytes(HStack(alignment: .firstTextBaseline) { text }.frame(height: 40))
        }
        #expect(cost(600) == cost(1200))
    }

    @Test func bytesBeyondTheLimitAreDropped() {
        var limits = TextLimits.standard
        limits.bytes = 6
        func words(_ strings: String...) -> (words: [String], warnings: [String]) {
            let text = strings.dropFirst().reduce(Text(strings[0])) { $0 + Text($1) }
            var words: [String] = []
            let warnings = sentences {
                words = text.words(limits: limits) { "Text in Stage" }.map(\.string)
            }
            return (words, warnings)
        }
        #expect(words("a b", "c d") == (["a ", "b", "c ", "d"], []))
        let cut = words("a b", "c \u{20AC}", "e")
        #expect(cut.words == ["a ", "b", "c "])
        #expect(cut.warnings.count == 1 && cut.warnings[0].contains("TextLimits.bytes is 6"))
        #expect(cut.warnings[0].contains("of the Text in Stage of 9 bytes"))
        #expect(words("abcdef", "g").words == ["abcdef"])
    }

    @Test func wordsBeyondTheLimitAreDropped() {
        let marks = String(repeating: "\u{301}", count: 1000)
        let many = "e" + marks + " " + String(repeating: "a ", count: TextLimits.joinedWords - 1)
        let warnings = sentences {
            let stage = ViewStage(Text(many) + Text("b"))
            #expect(stage.layers(CATextLayer.self).count == TextLimits.joinedWords)
        }
        #expect(warnings.contains { $0.contains("more words than TextLimits.joinedWords, ") })
        #expect(warnings.contains { $0.contains("of the Text is truncated") })
        // A single character may consist of many bytes.
        #expect(warnings.allSatisfy { $0.utf8.count < 400 })
    }
}
