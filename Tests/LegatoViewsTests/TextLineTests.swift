import Foundation
import Legato
import TestSupport
import Testing

/// The number of lines of texts, and where they are truncated.
struct TextLineTests {
    private static let words = "one two three four five six seven eight nine ten eleven twelve"
    private struct Title: View {
        var string: String
        var style = Color.red
        var body: some View { Text(string).foregroundStyle(style) }
    }

    @Test("Text warnings name the view and the view whose body contains it")
    func warnings() {
        let long = "e" + String(repeating: "\u{301}", count: 65)
        let messages = sentences { _ = ViewStage(Title(string: long)).display.snapshot() }
        #expect(messages.count == 1, "\(messages)")
        #expect(
            messages.allSatisfy { $0.contains("... of the Text in Title with 65") }, "\(messages)")
    }

    @Test("Layer warnings name the view that created the layer")
    func layers() {
        let stage = ViewStage(Title(string: "a"))
        let messages = sentences {
            stage.layers(CATextLayer.self)[0].bounds.size.width = 1e12
            _ = stage.display.snapshot()
        }
        #expect(messages.contains { $0.hasPrefix("The Text in Title is not drawn") }, "\(messages)")
    }

    /// The line height of the body font.
    private let line = TextLineTests.height(Text("one"))

    /// Returns the height of a text at a width of 90 points.
    private static func height(_ text: some View) -> CGFloat {
        ViewStage(text.frame(width: 90)).layers(CATextLayer.self)[0].bounds.height
    }

    /// Returns the picture of a text in a box with its first line at the top.
    private func picture(_ text: some View, width: CGFloat = 90, height: CGFloat = 100) -> CGImage {
        let box = text.frame(width: width, height: height, alignment: .topLeading)
        return ViewStage(box, width: width, height: height).display.snapshot()
    }

    /// Returns the displayed words of a joined text, line by line.
    private func shown(_ view: some View, width: CGFloat = 90) throws -> [String] {
        let stage = ViewStage(view.frame(width: width), width: 300)
        var lines: [(y: CGFloat, words: String)] = []
        for layer in stage.layers(CATextLayer.self) where layer.bounds.width > 0 {
            let frame = layer.convert(layer.bounds, to: nil)
            let text = layer.string as? String ?? ""
            if let last = lines.last, abs(last.y - frame.midY) < 1 {
                lines[lines.count - 1].words += text
            } else {
                lines.append((frame.midY, text))
            }
            #expect(frame.maxX <= 150 + width / 2 + 0.5)
        }
        return lines.map(\.words)
    }

    private func joined(_ string: String = words) -> Text {
        let words = string.split(separator: " ").map { "\($0) " }
        return words.dropFirst().reduce(Text(words[0])) { $0 + Text($1) }
    }

    @Test func aTextHasAtMostTheLinesOfItsLimit() {
        let text = Text(Self.words)
        for limit in 1...4 {
            #expect(abs(Self.height(text.lineLimit(limit)) - CGFloat(limit) * line) < 0.01)
        }
        let all = Self.height(text)
        #expect(all > 5 * line)
        #expect(Self.height(text.lineLimit(nil)) == all)
        #expect(Self.height(text.lineLimit(100)) == all)
        #expect(Self.height(Text("one").lineLimit(3)) == line)
        #expect(Self.height(Text("a\nb\nc").lineLimit(2)) == 2 * line)
        #expect(Self.height(Text("a\nb\nc").lineLimit(1)) == line)
    }

    @Test func aTextHasTheLinesThatFitItsHeight() {
        func height(_ offer: CGFloat) -> CGFloat {
            Self.height(Text(Self.words).frame(height: offer))
        }
        #expect(height(2.5 * line) == 2 * line)
        #expect(height(3 * line) == 3 * line)
        #expect(height(0.5 * line) == line)
        let whole = Text(Self.words).fixedSize(horizontal: false, vertical: true)
        #expect(Self.height(whole.frame(height: line)) > 5 * line)
    }

    @Test func theLastLineIsTruncated() {
        let all = picture(Text(Self.words))
        let cut = picture(Text(Self.words).lineLimit(2))
        let (first, second) = (Int(line) * 90 * 4, Int(2 * line) * 90 * 4)
        #expect(cut.pixels.prefix(first) == all.pixels.prefix(first))
        #expect(cut.pixels[first..<second] != all.pixels[first..<second])
        let pictures = [Text.TruncationMode.head, .middle, .tail].map {
            picture(Text(Self.words).lineLimit(2).truncationMode($0))
        }
        #expect(pictures[2] == cut)
        #expect(pictures[0] != cut && pictures[1] != cut && pictures[0] != pictures[1])
        for picture in pictures {
            #expect(picture.pixels.prefix(first) == all.pixels.prefix(first))
        }
    }

    @Test func droppedParagraphsAreMarkedByAnEllipsis() {
        #expect(picture(Text("one\ntwo\nthree").lineLimit(2)) == picture(Text("one\ntwo\u{2026}")))
        #expect(picture(Text("one\ntwo").lineLimit(1)) == picture(Text("one\u{2026}")))
        let alone = ViewStage(Text("one\ntwo").lineLimit(1)).layers(CATextLayer.self)[0].bounds
        let written = ViewStage(Text("one\u{2026}")).layers(CATextLayer.self)[0].bounds
        #expect(alone == written)
    }

    @Test func aJoinedTextIsTruncatedLikeAPlainOne() {
        for limit in 1...3 {
            let plain = picture(Text(Self.words).lineLimit(limit))
            let same = picture(joined().lineLimit(limit))
            // Each word is drawn separately, at slightly different subpixel positions.
            let far = zip(plain.pixels, same.pixels).filter { abs(Int($0) - Int($1)) > 64 }
            #expect(far.isEmpty, "\(limit) lines")
        }
    }

    @Test func aJoinedTextIsTruncatedAccordingToItsMode() throws {
        let text = joined()
        let all = try shown(text)
        #expect(all.count > 4)
        for limit in 1...3 {
            let lines = try shown(text.lineLimit(limit))
            #expect(lines.count == limit)
            #expect(lines.dropLast().elementsEqual(all.prefix(limit - 1)))
            #expect(lines.last?.hasSuffix("\u{2026}") == true)
        }
        let head = try shown(text.lineLimit(2).truncationMode(.head))
        #expect(head[0] == all[0])
        #expect(head[1].hasPrefix("\u{2026}") && head[1].hasSuffix("twelve "))
        let middle = try shown(text.lineLimit(1).truncationMode(.middle), width: 150)
        #expect(middle[0].hasPrefix("one ") && middle[0].hasSuffix("twelve "))
        #expect(middle[0].filter { $0 == "\u{2026}" }.count == 1)
        #expect(try shown(text.lineLimit(nil)) == all)
        #expect(try shown(text.frame(height: 2.5 * line)).count == 2)
    }

    @Test func joinedTextsWithoutSpacesAndWithSeveralParagraphsAreTruncated() throws {
        let solid = Text("abcdefgh") + Text("ijklmnop").bold()
        #expect(try shown(solid.lineLimit(1)).last?.hasSuffix("\u{2026}") == true)
        let lines = try shown((Text("a\n") + Text("b\n") + Text("c")).lineLimit(2))
        #expect(lines == ["a", "b\u{2026}"])
        let wide = try shown(joined("one two").lineLimit(1), width: 200)
        #expect(wide == ["one two "])
    }

    @Test func theLastBaselineIsThatOfTheLastVisibleLine() {
        struct Row: View {
            var body: some View {
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    Text(TextLineTests.words).lineLimit(2).frame(width: 90)
                    Text("one")
                }
            }
        }
        let stage = ViewStage(Row())
        let frames = stage.layers(CATextLayer.self).map { $0.convert($0.bounds, to: nil) }
        #expect(abs(frames[0].maxY - frames[1].maxY) < 0.01)
    }

    @Test func aWordWiderThanItsFrameBreaksAtALetter() {
        func text(_ string: String) -> some View {
            Text(string).font(.system(size: 20, design: .monospaced))
        }
        let letter = ViewStage(text("m").fixedSize()).layers(CATextLayer.self)[0].bounds.width
        let width = 5 * letter + 1
        #expect(
            picture(text("abcdefghijkl"), width: width)
                == picture(text("abcde\nfghij\nkl"), width: width)
        )
        #expect(
            picture(text("a bcdefghij"), width: width)
                == picture(text("a\nbcdef\nghij"), width: width)
        )
    }

    @Test("An animated change of a text begins at the corner of the old one")
    func change() throws {
        struct Changing: View {
            let handle: Handle<String>
            let alignment: Alignment
            @State private var text = "Short"
            var body: some View {
                handle.set = { new in withAnimation(.linear(duration: 1)) { text = new } }
                return Text(text).frame(maxWidth: .infinity, alignment: alignment)
            }
        }
        for alignment in [Alignment.leading, .center, .trailing] {
            let handle = Handle<String>()
            let it = ViewDisplay(Changing(handle: handle, alignment: alignment))
            func left(_ text: String) -> CGFloat? {
                it.layer(ofText: text)?.presentation().map {
                    $0.convert($0.bounds, to: it.hosting.presentation()).minX
                }
            }
            let start = try #require(left("Short"))
            let new = "A considerably longer text"
            handle.set(new)
            it.display.advance(frames: 1)
            let first = try #require(left(new))
            it.display.advance(by: 2)
            let end = try #require(left(new))
            #expect(abs(first - start) <= abs(end - start) / 30 + 0.01, "\(alignment)")
        }
    }
}
