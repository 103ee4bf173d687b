import Foundation
import Legato
import Testing

/// Equality of texts and keys.
struct TextEqualityTests {
    @Test("Texts with the same content and attributes are equal")
    func texts() {
        #expect(Text("a") == Text("a") && Text("a") != Text("b"))
        #expect(Text("a").bold() != Text("a") && Text("a").bold() == Text("a").bold())
        #expect(Text("a").font(.title) != Text("a").font(.body))
        #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
        #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
        #expect(Text("a").foregroundStyle(.red) != Text("a"))
        #expect(Text("\(1)") == Text("\(1)") && Text("\(1)") != Text("\(2)"))
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(Text(date, style: .timer) == Text(date, style: .timer))
        #expect(Text(date, style: .timer) != Text(date, style: .offset))
    }

    @Test("Concatenated texts are compared part by part, with their images")
    func parts() {
        let star = Text(Image(systemName: "star"))
        #expect(Text("a") + star == Text("a") + star)
        #expect(Text("a") + star != Text("a") + Text(Image(systemName: "heart")))
        #expect(Text("a") + Text("b") != Text("a") && Text("ab") != Text("a") + Text("b"))
    }

    @Test("Texts of sources are equal if their sources and formats are")
    func sources() {
        let (start, end) = (
            Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 9)
        )
        func text(_ date: Date) -> Text { Text(.currentDate, format: .stopwatch(startingAt: date)) }
        #expect(text(start) == text(start) && text(start) != text(end))
    }

    @Test("Keys with the same literals and values are equal")
    func keys() {
        func key(_ count: Int) -> LocalizedStringKey { "\(count) of \("many")" }
        #expect(key(1) == key(1) && key(1) != key(2))
        #expect(LocalizedStringKey("a") == "a" && LocalizedStringKey("a") != "b")
        #expect(LocalizedStringKey("\(1.0)") != LocalizedStringKey("\(1)"))
    }
}
