import Foundation

/// The tests in a cell of an article's table: words in backquotes, of which paths are files and all others
/// declarations in these files.
struct TestColumn {
    let files: [String]
    let names: [String]

    init(_ cell: String) {
        let parts = cell.components(separatedBy: "`")
        let words = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
        files = words.filter { $0.contains("/") }
        names = words.filter { !$0.contains("/") }
    }

    /// Returns the names that none of the files declares.
    func undeclared(in texts: [String: String]) -> [String] {
        names.filter { name in
            let declaration = #"\b(?:func|struct|enum) \#(name)\b"#
            return !files.compactMap { texts[$0] }.contains {
                $0.range(of: declaration, options: .regularExpression) != nil
            }
        }
    }
}

enum ArticleTable {
    /// Returns the cells of the rows of all tables in an article whose first cell is an id.
    static func rows(of article: String, id: Regex<Substring>) -> [[String]] {
        article.split(separator: "\n").map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        .filter { $0.first?.wholeMatch(of: id) != nil }
    }
}
