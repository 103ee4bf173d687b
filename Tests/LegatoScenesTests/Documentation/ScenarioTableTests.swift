import LegatoScenes
import TestSupport
import Testing

/// Table of scenarios.
///
/// The article of scenarios has a row for each, whose tests and scenes exist.
struct ScenarioTableTests {
    private static let counts: KeyValuePairs = [
        "A": 6, "B": 7, "C": 7, "D": 11, "E": 13, "F": 16, "G": 10, "H": 12,
    ]

    /// Returns a line for each row that names no file, a missing test or a missing scene.
    private func problems(in rows: [[String]], texts: [String: String]) -> [String] {
        let scenes = Set(SceneCatalog.all.map { "`\($0.id)`" } + ["–"])
        return rows.flatMap { row -> [String] in
            guard row.count == 4 else { return ["\(row[0]) has \(row.count) cells"] }
            let tests = TestColumn(row[2])
            var found = tests.files.filter { texts[$0] == nil }.map { "\(row[0]): no file \($0)" }
            if tests.files.isEmpty { found.append("\(row[0]) names no file") }
            found += tests.problems(in: texts).map { "\(row[0]): \($0)" }
            return scenes.contains(row[3]) ? found : found + ["\(row[0]): no scene \(row[3])"]
        }
    }

    @Test("Each scenario has a row, in order, whose tests and scene exist")
    func table() throws {
        let article = try ProjectFiles.text("Sources/Legato/Legato.docc/Scenarios.md")
        let found = ArticleTable.rows(of: article, id: /[A-H]\d{1,2}/)
        let ids = Self.counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
        #expect(found.map(\.[0]) == ids)
        var texts: [String: String] = [:]
        for file in Set(found.flatMap { TestColumn($0[2]).files }) {
            texts[file] = try? ProjectFiles.text(file)
        }
        let lines = problems(in: found, texts: texts)
        #expect(lines.isEmpty, "\(lines.joined(separator: "\n"))")
    }

    @Test("Rows with wrong files, tests and scenes are found")
    func counterexamples() {
        let article = """
            | A1 | Right. | `sum` in `Tests/A.swift` | `throw` |
            | A2 | A wrong test. | `product` in `Tests/A.swift`; `.ci/run` | – |
            | A3 | A wrong file. | `sum` in `Tests/A.swift`; `Tests/B.swift` | – |
            | A4 | No file, and a wrong scene. | – | `thrown` |
            | A5 | A cell is missing. | `.ci/run` |
            | A6 | Tests of other files. | `sum`, `root` in `Tests/A.swift`; `sum` in `Tests/C.swift` | – |
            | A7 | Not tests. | `helper`, `Sums`, `late` in `Tests/C.swift` | – |
            | A8 | Not groups. | `sum` in `Tests/A.swift`, `Tests/C.swift`; `root` | – |
            """
        let texts = [
            "Tests/A.swift": "@Test func sum() {}", ".ci/run": "",
            "Tests/C.swift": """
            struct Sums {
                @Test("Roots", arguments: [(1, 2)])
                @MainActor
                func root(of value: (Int, Int)) {}
                func helper() { func late() {} }
            }
            """,
        ]
        #expect(
            problems(in: ArticleTable.rows(of: article, id: /A\d/), texts: texts) == [
                "A2: Tests/A.swift has no test product", "A3: no file Tests/B.swift",
                "A4 names no file", "A4: no scene `thrown`", "A5 has 3 cells",
                "A6: Tests/A.swift has no test root", "A6: Tests/C.swift has no test sum",
                "A7: Tests/C.swift has no test helper", "A7: Tests/C.swift has no test late",
                "A8 names no file", "A8: cannot read `sum` in `Tests/A.swift`, `Tests/C.swift`",
                "A8: cannot read `root`",
            ])
    }
}
