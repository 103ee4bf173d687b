import Foundation
import TestSupport
import Testing

/// Names in the article on porting.
///
/// The article on porting is right about which of Apple's names are supported.
struct PortingTests {
    /// Types of Foundation, Observation and OpenCombine.
    private static let foreign: Set<String> = [
        "Observable", "ObservableObject", "Published", "AttributedString",
    ]

    /// Returns the names in the rows of the tables with a header: the last component of each, and
    /// for an initialiser its type.
    private func names(below header: String, in article: String) -> Set<String> {
        var (found, isInside) = (Set<String>(), false)
        for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == header { isInside = true } else if !line.hasPrefix("|") { isInside = false }
            guard isInside, line != header else { continue }
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() where !index.isMultiple(of: 2) {
                let name = part.prefix { $0 != "(" }.split(separator: ".").last ?? ""
                found.insert(name.trimmingCharacters(in: ["@", "#"]))
            }
        }
        return found
    }

    /// Returns the public names in sources.
    private func declared(in sources: [String]) -> Set<String> {
        let declaration =
            #/(?:public|open) (?:[a-z]+(?:\([a-z]+\))? )*(?:struct|class|enum|protocol|func|var|let|typealias|macro) (\w+)/#
        return Set(sources.flatMap { $0.matches(of: declaration).map { String($0.1) } })
    }

    /// Returns a line for each name that is listed as supported but missing, or listed as
    /// unsupported but declared.
    private func problems(in article: String, declared: Set<String>) -> [String] {
        let supported = names(below: "| area | supported |", in: article)
        let unsupported = names(below: "| area | not supported |", in: article)
        return supported.subtracting(declared).subtracting(Self.foreign).map { "missing: \($0)" }
            .sorted() + unsupported.intersection(declared).map { "there: \($0)" }.sorted()
    }

    @Test("Supported names are declared, unsupported ones are not")
    func article() throws {
        let article = try ProjectFiles.text("Sources/Legato/Legato.docc/Porting.md")
        #expect(names(below: "| area | supported |", in: article).count > 60)
        #expect(names(below: "| area | not supported |", in: article).count > 15)
        let paths = try ProjectFiles.paths(below: "Sources", suffix: ".swift")
        let sources = try paths.map { try ProjectFiles.text($0) }
        #expect(problems(in: article, declared: declared(in: sources)) == [])
    }

    @Test("A wrong name in either table is found")
    func wrongNames() {
        let article = """
            | area | supported |
            |---|---|
            | A | `Text`, `@State`, `Image(systemName:)`, `Chart` |

            | area | not supported |
            |---|---|
            | B | `Table`, `UIView.animate` |
            """
        let declared = declared(in: [
            "public struct Text {}", "@propertyWrapper public struct State {}",
            "nonisolated public struct Image {}", "open class func animate() {}",
        ])
        #expect(problems(in: article, declared: declared) == ["missing: Chart", "there: animate"])
    }
}
