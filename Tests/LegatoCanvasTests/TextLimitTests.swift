import Foundation
import LegatoGraphics
import TestSupport
import Testing

@testable import LegatoCanvas

struct TextLimitTests {
    private func layout(
        _ string: String, _ change: (inout TextLimits) -> Void = { _ in }
    ) throws -> TextLayout {
        var limits = TextLimits.standard
        change(&limits)
        return try TextLayout(string: string, fontSize: 12, limits: limits)
    }

    @Test func bytesBeyondTheLimitAreDropped() throws {
        #expect(try layout("aaaa") { $0.bytes = 4 }.lines.last?.end == 4)
        #expect(try layout("aaaab") { $0.bytes = 4 }.lines.last?.end == 4)
        // A scalar is never split.
        #expect(try layout("aaa\u{20AC}") { $0.bytes = 4 }.lines.last?.end == 3)
        #expect(try layout(String(repeating: "\n", count: 20)) { $0.bytes = 4 }.lines.count == 5)
    }

    @Test func linesBeyondTheLimitAreDropped() throws {
        #expect(try layout("a\nb\nc") { $0.lines = 3 }.lines.count == 3)
        #expect(try layout("a\nb\nc\nd") { $0.lines = 3 }.lines.count == 3)
        #expect(try layout("a\nb\nc\nd") { $0.lines = 3 }.size == layout("a\nb\nc").size)
    }

    @Test func bytesOfAParagraphBeyondTheLimitAreDropped() throws {
        let cut = try layout("aaaaaa\nb") { $0.paragraphBytes = 4 }
        #expect(try cut.size == layout("aaaa\nb").size)
        #expect(try layout("aaaa\nb") { $0.paragraphBytes = 4 }.lines.map(\.end) == [4, 6])
    }

    @Test func consecutiveSoftHyphensCountAsCombiningScalars() throws {
        let limits = TextLimits.standard
        let long = "a" + String(repeating: "\u{AD}", count: 30_000) + "b"
        let text = SettableText(long, limits: limits)
        #expect(text.bytes.count == 2 + 2 * limits.combiningScalars)
        #expect(text.excesses.count == 1)
        let short = String(repeating: "co\u{AD}op\u{AD}er\u{AD}ate ", count: 100)
        #expect(SettableText(short, limits: limits).bytes == Array(short.utf8))
    }

    @Test(arguments: ["\u{AD}", "\u{301}", "\u{200D}", "\u{1F3FD}", "\u{E0100}"])
    func combiningScalarsBeyondTheLimitAreFoundAnywhere(_ mark: String) {
        var limits = TextLimits.standard
        limits.combiningScalars = 2
        for letters in 0..<14 {
            func shown(_ marks: Int) -> (String, Int) {
                let string =
                    String(repeating: "a", count: letters)
                    + String(repeating: mark, count: marks) + "b"
                let text = SettableText(string, limits: limits)
                return (String(decoding: text.bytes, as: UTF8.self), text.excesses.count)
            }
            let (minimum, maximum) = (shown(2), shown(3))
            #expect(
                minimum.0 == maximum.0 && minimum.1 == 0 && maximum.1 == 1,
                "after \(letters) letters")
        }
    }

    @Test func combiningScalarsBeyondTheLimitAreDropped() throws {
        func end(_ count: Int) throws -> Int? {
            try layout("e" + String(repeating: "\u{301}", count: count)).lines.last?.end
        }
        #expect(try end(64) == 129)
        #expect(try end(65) == 129)
        #expect(try end(30_000) == 129)
    }

    @Test func tabsOfALineBeyondTheLimitAreTreatedAsSpaces() {
        func shown(_ string: String) -> String {
            var limits = TextLimits.standard
            limits.tabs = 2
            return String(decoding: SettableText(string, limits: limits).bytes, as: UTF8.self)
        }
        for string in ["\t\t", "a\tb\tc\n\t\t", "\t\t\u{2028}\t\t\r\t\t\u{2029}\t"] {
            #expect(shown(string) == string)
        }
        #expect(shown("\t\t\ta\t\n\t\t\t") == "\t\t a \n\t\t ")
        #expect(shown("\t\u{301}\t\u{301}\t\u{301}\0") == "\t\u{301}\t\u{301} \u{301}\u{FFFD}")
        // Pango takes quadratic time in the number of tabs in a line.
        let many = SettableText(String(repeating: "\t", count: 100_000), limits: .standard)
        #expect(many.bytes.count { $0 == 0x09 } == TextLimits.standard.tabs)
    }

    @Test(arguments: [nil, 0, 1e6] as [CGFloat?])
    func rightToLeftLinesAreLimited(_ width: CGFloat?) throws {
        func shaped(_ string: String) throws -> (last: Int?, bytes: Int) {
            var limits = TextLimits.standard
            limits.bidirectionalBytes = 1024
            let lines = try PangoLines(
                SettableText(string, limits: limits), fontName: "DejaVu Sans", fontSize: 12,
                maximumWidth: width
            )
            var last: Int?
            lines.forEachLine { line in
                last = line.end
                return true
            }
            return (last, lines.shapedBytes)
        }
        // Each letter is a run, and reordering the runs of a line takes quadratic time.
        let mixed = try shaped(String(repeating: "a\u{5D0}", count: 1000))
        // With one letter per line, no line is too long.
        #expect(mixed.last == (width == 0 ? 3000 : 1024) || mixed.last == 1023)
        #expect(mixed.bytes < (width == 0 ? 400_000 : 4096))
        #expect(try shaped(String(repeating: "ab ", count: 1000)).last ?? 0 >= 2999)
    }

    @Test func aTextReportsTheLimitsItExceeds() {
        func names(_ string: String, _ change: (inout TextLimits) -> Void) -> [String] {
            var limits = TextLimits.standard
            change(&limits)
            let messages = sentences {
                _ = try? TextLayout(string: string, limits: limits)
                for excess in TextExcess.all(in: string, limits) { excess.warn(of: string) }
            }
            return messages.map { sentence in
                let name = sentence.firstMatch(of: /TextLimits\.(\w+) is/)
                return name.map { String($0.1) } ?? sentence
            }
        }
        #expect(names("ab") { $0.bytes = 2 } == [])
        #expect(names("abc") { $0.bytes = 2 } == ["bytes"])
        #expect(names("a\nb\nc") { $0.lines = 2 } == ["lines"])
        #expect(names("a\nbcd") { $0.paragraphBytes = 2 } == ["paragraphBytes"])
        #expect(names("e\u{301}\u{301}") { $0.combiningScalars = 1 } == ["combiningScalars"])
        #expect(names("\t\t") { $0.tabs = 1 } == ["tabs"])
    }

    @Test func invisibleLinesAreNotLaidOut() throws {
        let many = String(repeating: "word\n", count: 5000)
        let few = String(repeating: "word\n", count: 20)
        func draw(_ string: String, _ change: (inout TextBox) -> Void) -> CGImage {
            var box = TextBox(
                string: string, fontName: "DejaVu Sans", fontSize: 12,
                size: CGSize(width: 60, height: 40)
            )
            change(&box)
            let context = CGContext(width: 60, height: 40)
            box.draw(in: context, color: .black)
            return context.makeImage()
        }
        let changes: [(inout TextBox) -> Void] = [
            { _ in },
            { $0.isWrapped = true },
            {
                $0.isWrapped = true
                $0.truncation = .end
            },
            { $0.truncation = .middle },
        ]
        for change in changes { #expect(draw(many, change) == draw(few, change)) }
        let room = try TextLayout(
            string: many, fontName: "DejaVu Sans", fontSize: 12, maximumWidth: nil, room: 40
        )
        #expect(room.lines.count == 3)
    }

    @Test(
        arguments: [
            "The quick brown fox jumps over the lazy dog, which naps. ", "incomprehensibilities",
            "שלום עולם and back ", "السلام عليكم ", "office AVAVAV fi\u{301}", "日本語の文章。",
            "a\u{2028}b ",
        ]
    )
    func aParagraphBrokenInPartsHasTheSameLines(_ words: String) throws {
        let string = String(repeating: words, count: 3000 / words.utf8.count)
        for alignment in [TextAlignment.natural, .justified, .center] {
            func layout(_ bytes: Int) throws -> TextLayout {
                var limits = TextLimits.standard
                limits.brokenBytes = bytes
                return try TextLayout(
                    string: string, fontName: "DejaVu Sans", fontSize: 9, maximumWidth: 120,
                    alignment: alignment, limits: limits
                )
            }
            let (parts, whole) = try (layout(128), layout(1 << 20))
            #expect(parts.lines == whole.lines)
            #expect(parts.size == whole.size)
            #expect(parts.image() == whole.image())
        }
    }

    @Test(arguments: [nil, 400] as [CGFloat?])
    func onlyRequestedLinesAreShaped(_ width: CGFloat?) throws {
        func shaped(_ string: String) throws -> (bytes: Int, lines: Int) {
            let text = SettableText(string, limits: .standard)
            let lines = try PangoLines(
                text, fontName: "DejaVu Sans", fontSize: 12, maximumWidth: width
            )
            var count = 0
            lines.forEachLine { line in
                count += 1
                return line.bottom < 300
            }
            return (lines.shapedBytes, count)
        }
        let feeds = try shaped(String(repeating: "\n", count: 100_000))
        #expect(feeds.bytes == 0 && feeds.lines < 30)
        let lines = try shaped(String(repeating: "The quick brown fox\n", count: 10_000))
        #expect(lines.bytes == 19 * lines.lines && lines.lines < 30)
        let paragraph = try shaped(String(repeating: "The quick ", count: 10_000))
        let limit = TextLimits.standard
        #expect(paragraph.bytes <= (width == nil ? limit.paragraphBytes : 30 * limit.brokenBytes))
        let marks = try shaped("e" + String(repeating: "\u{301}", count: 30_000))
        #expect(marks.bytes == 1 + 2 * limit.combiningScalars)
    }

    @Test func longTextsAreLaidOutAndDrawnUpToTheirLimits() throws {
        let limit = TextLimits.standard
        let feeds = try layout(String(repeating: "\n", count: 100_000))
        let lines = try layout(String(repeating: "line\n", count: 50_000))
        let words = try layout(String(repeating: "word ", count: 2_000_000))
        for text in [feeds, lines, words] {
            #expect(text.lines.count <= limit.lines && text.size.height.isFinite)
            #expect(text.size.width.isFinite && (text.lines.last?.end ?? 0) <= limit.bytes)
            let context = CGContext(width: 8, height: 8)
            text.draw(in: context, at: CGPoint(x: 0, y: -(text.lines.last?.baseline ?? 0) / 2))
        }
        #expect(feeds.lines.count == limit.lines && lines.lines.count == limit.lines)
    }

    @Test func anErrorStateOfCairoTraps() async {
        await #expect(processExitsWith: .failure) {
            let context = CGContext(width: 8, height: 8)
            // Restores a state that was not saved, which only a defect would do.
            guard let library = dlopen("libcairo.so.2", RTLD_NOW),
                let symbol = dlsym(library, "cairo_restore")
            else { exit(0) }
            typealias Restore = @convention(c) (OpaquePointer) -> Void
            context.draw("nothing") { unsafeBitCast(symbol, to: Restore.self)($0) }
            exit(0)
        }
    }

    @Test func glyphsOfAnySizeAreDrawn() throws {
        for (size, scale) in [(100.0, 1.0), (2500, 1), (10_000, 1), (10_000, 1e3), (1e12, 1e6)] {
            let box = TextBox(
                string: "\u{2588}", fontName: "DejaVu Sans", fontSize: size,
                size: CGSize(width: 1e9, height: 1e9)
            )
            let context = CGContext(width: 8, height: 8)
            let em = min(size, TextLimits.fontSize) * scale
            context.translateBy(x: -em * 0.3, y: -em * 0.5)
            context.scaleBy(x: scale, y: scale)
            box.draw(in: context, color: .black)
            #expect(context.makeImage()[4, 4].alpha == 255, "\(size) x \(scale)")
        }
    }

    @Test func glyphsDrawnAsPathsHaveTheCoverageOfRasterisedOnes() throws {
        func coverage(_ pixels: Int) throws -> Double {
            let text = try layout("Hamburg") { $0.glyphPixels = pixels }
            let image = text.image(scale: 4)
            return stride(from: 3, to: image.pixels.count, by: 4)
                .reduce(0) { $0 + Double(image.pixels[$1]) / 255 }
        }
        let (paths, glyphs) = try (coverage(1), coverage(2048))
        #expect(abs(paths - glyphs) < glyphs * 0.01)
    }

    @Test func unknownFontNamesFallBackToSans() throws {
        let sans = try TextLayout(string: "Hamburg", fontName: "Sans").size
        let long = String(repeating: "x", count: TextLimits.fontNameBytes + 1)
        #expect(try TextLayout(string: "Hamburg", fontName: long).size == sans)
        for name in ["None\u{0}Such", "", ",,,", "#"] {
            #expect(try TextLayout(string: "Hamburg", fontName: name).size.width > 0, "\(name)")
        }
    }

    @Test func aFontNameBeyondTheLimitIsNotSearchedForFeatures() {
        let features = String(repeating: "e\u{301}", count: TextLimits.fontNameBytes)
        let messages = sentences {
            let parts = FontNames.parts(of: "DejaVu Serif #" + features)
            #expect(parts.style == "Sans" && parts.features == nil)
        }
        #expect(messages.count == 1 && messages[0].contains("TextLimits.fontNameBytes is"))
        let short = FontNames.parts(of: "DejaVu Serif #kern=0")
        #expect(short.style == "DejaVu Serif " && short.features == "kern=0")
        let marks = String(repeating: "\u{301}", count: 10_000)
        #expect(sentences { _ = FontNames.limited(marks) }.allSatisfy { $0.utf8.count < 300 })
    }

    @Test func theLimitOnTheBytesOfAFontNameIsInclusive() {
        let longest = String(repeating: "x", count: TextLimits.fontNameBytes)
        var kept = ""
        #expect(sentences { kept = FontNames.limited(longest) } == [])
        #expect(kept == longest)
        #expect(sentences { kept = FontNames.limited(longest + "x") }.count == 1)
        #expect(kept == "Sans")
    }

    @Test func fontNamesBeyondTheLimitFallBackToSans() async {
        await #expect(processExitsWith: .success) {
            // Only names are counted here: an empty text needs no font.
            let within = sentences {
                for index in 0..<TextLimits.fontNames {
                    _ = try? TextLayout(string: "", fontName: "NoFont\(index)")
                }
            }
            guard within.isEmpty else { exit(3) }
            let beyond = sentences { _ = try? TextLayout(string: "", fontName: "NoFont-1") }
            guard beyond.count == 1 else { exit(4) }
            let sans = try TextLayout(string: "i", fontName: "NoFont0").size
            let mono = try TextLayout(string: "i", fontName: "DejaVu Sans Mono").size
            guard sans == mono else { exit(1) }
            // One warning covers all of them.
            let messages = sentences {
                _ = try? TextLayout(string: "i", fontName: "NoFont\(TextLimits.fontNames + 50)")
            }
            guard messages.count == 1, messages[0].contains("all further ones") else { exit(2) }
        }
    }

    @Test func anImageOfATextTooLargeForMemoryTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = try TextLayout(string: "wide").image(scale: 1e300)
        }
    }
}
