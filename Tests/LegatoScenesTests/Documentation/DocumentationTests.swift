import TestSupport
import Testing

/// Documentation.
///
/// Listings in documents compile, and links in documents have targets.
struct DocumentationTests {
    /// Returns all documents: the READMEs and the articles of all modules.
    private static func documents() throws -> [MarkdownDocument] {
        let articles = try ProjectFiles.paths(below: "Sources", suffix: ".md")
        return try (["README.md", "Benchmarks/README.md"] + articles).map {
            try MarkdownDocument($0)
        }
    }

    @Test("A test compiles every Swift listing of every document and documentation comment")
    func listings() throws {
        let tests = try ProjectFiles.paths(below: "Tests", suffix: ".swift").filter { path in
            ["Listings.swift", "ArticleTests.swift", "ReadmeTests.swift"].contains {
                path.hasSuffix($0)
            }
        }
        let scenes = try ProjectFiles.paths(below: "Sources/LegatoScenes/Scenes", suffix: ".swift")
        let sources = try (tests + scenes).map { path in
            MarkdownDocument.unindented(try ProjectFiles.text(path))
        }
        let comments = try ProjectFiles.paths(below: "Sources", suffix: ".swift").map {
            try MarkdownDocument.comments(of: $0)
        }
        let problems = (try Self.documents() + comments).flatMap {
            $0.uncompiledListings(in: sources)
        }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test("Every link of every document has an existing target")
    func links() throws {
        let problems = try Self.documents().flatMap { $0.brokenLinks() }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test("A listing that no test compiles, and one of another language, are found")
    func uncompiledListings() {
        let text = """
            ```swift
            let a = 1

              let b = 2
            ```
            ```swift
            let c = 3
            ```
            ```
            let d = 4
            ```
            """
        let source = "func f() {\n    let a = 1\n    let b = 2\n}"
        let document = MarkdownDocument("Some.md", text: text)
        #expect(
            document.uncompiledListings(in: [MarkdownDocument.unindented(source)]) == [
                "Some.md:7: no test compiles: let c = 3",
                "Some.md:9: a listing is swift, sh or text",
            ]
        )
    }

    @Test("A listing in a documentation comment is found, code outside of it is not")
    func comments() throws {
        let document = try MarkdownDocument.comments(of: "Sources/LegatoMacros/EntryMacro.swift")
        #expect(
            document.uncompiledListings(in: []) == [
                "Sources/LegatoMacros/EntryMacro.swift:10: no test compiles: "
                    + "extension EnvironmentValues {"
            ]
        )
    }

    @Test("Links to missing files, headings, pictures and paths are found")
    func brokenLinks() {
        let text = """
            # A first heading
            [there](README.md), [here](#a-first-heading), [net](https://swift.org)
            [not here](#a-second-heading), [no file](Missing.md)
            ![a picture](Assets/missing.png) <img src="Assets/none.png">
            `Sources/Legato` and `Sources/Nothing`
            ```sh
            # A second heading
            ```
            """
        #expect(
            MarkdownDocument("Some.md", text: text).brokenLinks() == [
                "Some.md:3: #a-second-heading is not there", "Some.md:3: Missing.md is not there",
                "Some.md:4: Assets/missing.png is not there",
                "Some.md:4: Assets/none.png is not there",
                "Some.md:5: Sources/Nothing is not there",
            ]
        )
    }
}
