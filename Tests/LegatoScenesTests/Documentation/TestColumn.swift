import Foundation

/// The tests in a cell of an article's table: groups such as "`sum`, `product` in `Tests/A.swift`", or files
/// without names, separated by semicolons; a dash for none.
struct TestColumn {
    private struct Group {
        let names: [String]
        let file: String
    }

    private let groups: [Group]
    /// The parts that are not such groups.
    private let unread: [String]

    init(_ cell: String) {
        var (groups, unread) = ([Group](), [String]())
        for part in cell == "–" ? [] : cell.components(separatedBy: ";") {
            let group = part.trimmingCharacters(in: .whitespaces)
            let pattern = /(?:((?:`[^`\/]+`, )*`[^`\/]+`) in )?`([^`]*\/[^`]*)`/
            guard let match = group.wholeMatch(of: pattern) else {
                unread.append(group)
                continue
            }
            let names = (match.1 ?? "").split(separator: ", ").map { $0.dropFirst().dropLast() }
            groups.append(Group(names: names.map { String($0) }, file: String(match.2)))
        }
        (self.groups, self.unread) = (groups, unread)
    }

    var files: [String] { groups.map(\.file) }

    /// Returns a line for each part that cannot be read, and for each name that its file does not declare:
    /// a test, or a type if it begins with a capital letter.
    func problems(in texts: [String: String]) -> [String] {
        unread.map { "cannot read \($0)" }
            + groups.flatMap { group in
                group.names.filter { !Self.isDeclared($0, in: texts[group.file] ?? "") }
                    .map { "\(group.file) has no test \($0)" }
            }
    }

    private static func isDeclared(_ name: String, in text: String) -> Bool {
        let declaration =
            name.first?.isUppercase == true
            ? #"\b(?:struct|enum|class) \#(name)\b"#
            // No other function lies between the attribute and the name.
            : #"@Test\b(?:(?!\bfunc \w)[\s\S])*\bfunc \#(name)\b"#
        return text.range(of: declaration, options: .regularExpression) != nil
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
