import Foundation
import Legato
@testable import LegatoViews
import Testing

/// Attributed strings from Markdown, and localised strings.
struct MarkdownStringTests {
    /// The runs of a string with the bits of their styles.
    private func runs(_ string: AttributedString) -> [String] {
        string.runs.map { run in
            let style = run.inlinePresentationIntent?.rawValue ?? 0
            let link = run.link.map { " \($0.absoluteString)" } ?? ""
            return "\(String(string[run.range].characters)) \(style)\(link)"
        }
    }

    @Test("Styles and links become attributes")
    func attributes() throws {
        let string = try AttributedString(
            markdown: "a **b** *c* ***d*** `e` ~~f~~ [g](page)",
            baseURL: URL(string: "https://example.org/")
        )
        #expect(
            runs(string) == [
                "a  0", "b 2", "  0", "c 1", "  0", "d 3", "  0", "e 4", "  0", "f 32", "  0",
                "g 0 https://example.org/page",
            ]
        )
    }

    @Test("Blocks lose their marks and follow each other; inline syntax keeps them")
    func blocks() throws {
        let markdown = "# Title\nOne\ntwo\n\n- item\n- *next*\n\n> quote"
        let full = try AttributedString(markdown: markdown)
        #expect(String(full.characters) == "TitleOne twoitemnextquote")
        func string(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws
            -> String
        {
            let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
            return String(
                try AttributedString(markdown: "# a\n\n b", options: options).characters
            )
        }
        #expect(try string(.inlineOnly) == "# a b")
        #expect(try string(.inlineOnlyPreservingWhitespace) == "# a\n\n b")
    }

    @Test("Data that is no UTF-8 throws an error")
    func encoding() throws {
        #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xff, 0xfe])) }
        let string = try AttributedString(markdown: Data("*a*".utf8))
        #expect(runs(string) == ["a 1"])
    }

    @Test("A text shows the styles of the string")
    func shown() throws {
        let string = try AttributedString(markdown: "**bold** plain")
        let layers = ViewStage(Text(string), width: 400).layers(CATextLayer.self)
        let fonts = layers.map { ($0.string as? String ?? "", $0.font as? String ?? "") }
        #expect(fonts.first?.0 == "bold" && fonts.first?.1 == "Sans Bold")
        #expect(fonts.last?.0 == "plain" && fonts.last?.1 == "Sans")
    }

    @Test(
        "Words agree with their number in an inflected part",
        arguments: [
            (0, "0 items"), (1, "1 item"), (2, "2 items"), (1000, "1,000 items"),
        ]
    )
    func inflection(count: Int, expected: String) {
        let text = Text("Add ^[\(count) item](inflect: true)")
        let string = text.parts.map(\.string).joined()
        let separator = Locale.current.groupingSeparator ?? ","
        #expect(string == "Add " + expected.replacing(",", with: separator))
        #expect(text.parts.allSatisfy { $0.link == nil })
    }

    @Test("Plurals follow the ending of the word")
    func plurals() {
        func string(_ text: Text) -> String { text.parts.map(\.string).joined() }
        #expect(string(Text("^[\(2) box](inflect: true)")) == "2 boxes")
        #expect(string(Text("^[\(2) story](inflect: true)")) == "2 stories")
        #expect(string(Text("^[\(2) day](inflect: true)")) == "2 days")
        #expect(string(Text("^[\(2) **dish**](inflect: true)")) == "2 dishes")
        // Code is shown as it is.
        #expect(string(Text("`^[\(2) day](inflect: true)`")) == "^[2 day](inflect: true)")
    }

    @Test("A localised string without a translation is the literal in the locale")
    func localized() {
        let german = Locale(identifier: "de_DE")
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "\(1234) of \("all")", locale: german) == "1.234 of all")
        #expect(String(localized: "\(0.5, specifier: "%.1f")", locale: german) == "0,5")
        #expect(String(localized: "greeting", defaultValue: "Good day") == "Good day")
        let resource = LocalizedStringResource("\(2) items", locale: german)
        #expect(String(localized: resource) == "2 items" && resource.key == "%@ items")
        let string = AttributedString(localized: "**a** b")
        #expect(runs(string) == ["a 2", " b 0"])
    }

    @Test("A text shows a resource")
    func resource() throws {
        let resource: LocalizedStringResource = "Settings"
        #expect(try ViewStage(Text(resource)).strings() == ["Settings"])
    }
}
