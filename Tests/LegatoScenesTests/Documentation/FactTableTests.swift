import Foundation
import TestSupport
import Testing

/// Tables of facts.
///
/// The article of facts and decisions agrees with the tests that cite them.
struct FactTableTests {
    /// Matches ids, but not inside longer words, colours and numbers.
    private let ids: NSRegularExpression

    init() throws {
        ids = try NSRegularExpression(pattern: #"(?<![\w#.\-])(?:P\d{2,3}|C\d{1,2}|D\d)(?![\w\-])"#)
    }

    /// Returns the ids that a Swift file cites in comments, names of tests and `by:` arguments.
    private func citations(in source: String) -> Set<String> {
        let matches = ids.matches(in: source, range: NSRange(source.startIndex..., in: source))
        let cited = matches.compactMap { match -> String? in
            guard let range = Range(match.range, in: source) else { return nil }
            let before = source[..<range.lowerBound]
            let lineBreak = before.lastIndex(of: "\n")
            let head = String(before[(lineBreak.map(before.index(after:)) ?? before.startIndex)...])
            let id = String(source[range])
            let isCitation =
                head.contains("//") || head.contains("@Test(") || head.hasSuffix("by: \"")
                || head.contains(/^ *"(?:[PCD]\d+, )*$/)
            return isCitation ? id : nil
        }
        return Set(cited)
    }

    /// Returns a line for each cited id without a row, and for each row that its tests contradict.
    private func problems(in article: String, tests: [String: String]) -> [String] {
        let citations = tests.mapValues { self.citations(in: $0) }
        let cited = citations.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        var listed: Set<String> = []
        var problems: [String] = []
        for row in ArticleTable.rows(of: article, id: /[PCD]\d+/) {
            let (id, column) = (row[0], TestColumn(row[row.count - 1]))
            if !listed.insert(id).inserted { problems.append("\(id) has two rows") }
            if column.files.isEmpty && cited.contains(id) { problems.append("\(id) names no file") }
            for file in column.files where citations[file]?.contains(id) != true {
                problems.append("\(file) does not cite \(id)")
            }
            problems += column.problems(in: tests).map { "\(id): \($0)" }
        }
        return cited.subtracting(listed).sorted().map { "\($0) has no row" } + problems
    }

    @Test("Each id that a test cites has a row, and the tests of each row cite its id")
    func rows() throws {
        var tests: [String: String] = [:]
        for path in try ProjectFiles.paths(below: "Tests", suffix: ".swift") {
            tests[path] = try ProjectFiles.text(path)
        }
        let article = try ProjectFiles.text("Sources/Legato/Legato.docc/Facts.md")
        let found = problems(in: article, tests: tests)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test("Missing and duplicate rows, and rows with wrong files and names, are found")
    func counterexamples() {
        let source = """
            @Test("P33, P34 Two facts") func sum() {}
            // Decision C7, but not Display P3, #C1 and X11. Names: D5_spring.
            let path = "C10 20"
            """
        let article = """
            | P33 | A fact. | formula | `sum` in `Tests/A.swift` |
            | P34 | A fact. | formula | – |
            | C1 | A decision. | formula | `product` in `Tests/A.swift` |
            | D1 | A decision. | formula | `Tests/B.swift` |
            | D1 | A decision. | formula | – |
            """
        let expected = [
            "C7 has no row", "P34 names no file", "Tests/A.swift does not cite C1",
            "C1: Tests/A.swift has no test product", "Tests/B.swift does not cite D1",
            "D1 has two rows",
        ]
        #expect(problems(in: article, tests: ["Tests/A.swift": source]) == expected)
    }
}
