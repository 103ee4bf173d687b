import Foundation
import TestSupport
import Testing

/// An article of the module's documentation.
struct Article {
    static let folder = "Sources/LegatoMotion/LegatoMotion.docc"

    private let text: String

    /// Reads an article; line breaks count as spaces.
    init(_ name: String) throws {
        text = try ProjectFiles.text("\(Self.folder)/\(name).md")
            .replacingOccurrences(of: "\n", with: " ")
    }

    /// Expects the article to say something, `#` standing for a number rounded to its digits.
    func says(
        _ words: String,
        _ number: Double,
        digits: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let rounded = String(format: "%.\(digits)f", number)
        let words = words.replacingOccurrences(of: "#", with: rounded)
        let isSaid = text.contains(words)
        #expect(isSaid, "The article does not say: \(words)", sourceLocation: sourceLocation)
    }
}

@Suite struct DocumentationTests {
    @Test func everyListingOfTheCatalogueIsCompiledInATest() throws {
        let tests = "Tests/LegatoMotionTests"
        let files = try ProjectFiles.names(in: tests, suffix: "ArticleTests.swift")
        let articles = try ProjectFiles.names(in: Article.folder, suffix: ".md")
        #expect(articles.count == files.count)
        for article in articles {
            let lines = try checkListings(
                of: "\(Article.folder)/\(article)",
                compiledIn: files.map { "\(tests)/\($0)" }
            )
            #expect(lines >= 4, "\(article)")
        }
    }
}
