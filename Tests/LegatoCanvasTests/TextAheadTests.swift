import Foundation
import LegatoGraphics
import Testing

@testable import LegatoCanvas

/// Layouts that another thread makes ahead, which it does only if there is another processor.
@Suite(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1, "needs two processors"))
struct TextAheadTests {
    private func ahead(_ string: String, lineLimit: Int = .max) throws -> TextAhead {
        try #require(
            TextAhead(string: string, fontName: "Sans", fontSize: 17, lineLimit: lineLimit)
        )
    }

    private func layout(_ string: String, lineLimit: Int = .max) throws -> TextLayout {
        try TextLayout(
            string: string, fontName: "Sans", fontSize: 17, maximumWidth: nil, room: .infinity,
            lineLimit: lineLimit
        )
    }

    @Test("A layout made ahead equals one made on the spot")
    func layouts() async throws {
        let strings = ["Row 17", "two\nlines", "שלום abc", "", "\u{1F600}", "a\nb\nc\nd"]
        for limit in [1, 2, Int.max] {
            let texts = try strings.map { try ahead($0, lineLimit: limit) }
            TextAhead.make(texts)
            while !texts.allSatisfy(\.isFinished) { await Task.yield() }
            for (text, string) in zip(texts, strings) {
                #expect(try text.take() == layout(string, lineLimit: limit))
            }
        }
    }

    @Test("A layout that has not begun is cancelled")
    func cancelled() throws {
        let text = try ahead("Row")
        #expect(text.take() == nil)
        TextAhead.make([text])
        #expect(text.take() == nil && !text.isFinished)
    }

    @Test("A text that exceeds limits is left to its use, and a long one is not accepted")
    func limits() async throws {
        let combining = "e" + String(repeating: "\u{301}", count: 100)
        #expect(!TextExcess.all(in: combining).isEmpty)
        let text = try ahead(combining)
        TextAhead.make([text])
        while !text.isFinished { await Task.yield() }
        #expect(text.take() == nil)
        let long = String(repeating: "a", count: 257)
        #expect(TextAhead(string: long, fontName: "Sans", fontSize: 17, lineLimit: 1) == nil)
    }
}
