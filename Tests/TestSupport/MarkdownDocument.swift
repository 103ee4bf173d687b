import Foundation

/// A document of the project, and checks of its listings and links.
public struct MarkdownDocument {
    /// A line of the document, without leading and trailing spaces.
    private struct Line {
        var number: Int
        var text: String
    }

    /// The path of the document, relative to the root.
    public let path: String
    private let lines: [Line]

    /// Reads a document.
    /// - Parameter path: The path relative to the root.
    /// - Throws: Foundation's error if the file cannot be read.
    public init(_ path: String) throws {
        self.init(path, text: try ProjectFiles.text(path))
    }

    /// Creates a document from a text.
    public init(_ path: String, text: String) {
        self.path = path
        lines = Self.trimmed(text).enumerated().map { Line(number: $0 + 1, text: $1) }
    }

    /// Returns the documentation comments of a Swift file as a document.
    public static func comments(of path: String) throws -> MarkdownDocument {
        let text = try ProjectFiles.text(path)
        guard text.utf8.contains(UInt8(ascii: "`")) else {
            return MarkdownDocument(path, text: "")
        }
        let lines = trimmed(text).map { line in
            line.hasPrefix("///") ? String(line.dropFirst(3)) : ""
        }
        return MarkdownDocument(path, text: lines.joined(separator: "\n"))
    }

    private static func trimmed(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    // MARK: Listings

    /// The lines of the Swift listings, as runs between empty lines, and fences of languages other
    /// than `swift`, `sh` and `text`.
    private var listings: (runs: [[Line]], strangers: [Line]) {
        var (runs, strangers): ([[Line]], [Line]) = ([], [])
        var run: [Line] = []
        var language: Substring?
        for line in lines {
            let isFence = line.text.hasPrefix("```")
            if language == "swift" && !isFence && !line.text.isEmpty {
                // A test cannot contain it. `.ci/listings` compiles the listing as it is.
                if line.text != "@main" { run.append(line) }
            } else if !run.isEmpty {
                runs.append(run)
                run = []
            }
            guard isFence else { continue }
            guard language == nil else {
                language = nil
                continue
            }
            language = line.text.dropFirst(3)
            if !["swift", "sh", "text"].contains(language) { strangers.append(line) }
        }
        return (runs, strangers)
    }

    /// Returns a line for each listing that no test compiles, and for each of an unknown language.
    ///
    /// A run of lines between empty ones must occur in one of the sources, line for line, at any
    /// indentation.
    /// - Parameter sources: The texts of Swift files that tests compile, by `unindented(_:)`.
    /// - Returns: One line each, with file and number.
    public func uncompiledListings(in sources: [String]) -> [String] {
        let (runs, strangers) = listings
        let uncompiled = runs.filter { run in
            let text = "\n" + run.map(\.text).joined(separator: "\n") + "\n"
            return !sources.contains { $0.range(of: text, options: .literal) != nil }
        }
        return uncompiled.map { "\(path):\($0[0].number): no test compiles: \($0[0].text)" }
            + strangers.map { "\(path):\($0.number): a listing is swift, sh or text" }
    }

    /// Returns a text without leading and trailing spaces in its lines.
    public static func unindented(_ text: String) -> String {
        "\n" + trimmed(text).joined(separator: "\n") + "\n"
    }

    // MARK: Links

    /// Returns a line for each link to a file or a heading that does not exist.
    ///
    /// Paths in code, such as `Sources/Legato`, count as links from the root. DocC checks its own
    /// links and pictures. URLs are not looked up.
    public func brokenLinks() -> [String] {
        proseLines.flatMap { line in
            let broken =
                Self.targets(in: line.text).filter { !leadsSomewhere($0) }
                + Self.paths(in: line.text).filter { !Self.exists($0) }
            return broken.map { "\(path):\(line.number): \($0) is not there" }
        }
    }

    private var proseLines: [Line] {
        var isCode = false
        return lines.filter { line in
            if line.text.hasPrefix("```") { isCode.toggle() }
            return !isCode
        }
    }

    private static func targets(in line: String) -> [String] {
        matches(of: #"\]\(([^)\s]+)\)"#, in: line) + matches(of: #"src="([^"]+)""#, in: line)
    }

    private static func paths(in line: String) -> [String] {
        matches(of: #"`((?:Sources|Tests|Assets|Benchmarks|\.ci)/[^`\s]*)`"#, in: line)
            .filter { !$0.contains("/.build") }
    }

    private static func matches(of pattern: String, in line: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = NSRange(line.startIndex..., in: line)
        return expression.matches(in: line, range: whole).compactMap { match in
            Range(match.range(at: 1), in: line).map { String(line[$0]) }
        }
    }

    private func leadsSomewhere(_ target: String) -> Bool {
        if target.hasPrefix("https://") { return true }
        if path.contains(".docc/") { return !target.contains("/") }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let folder = (path as NSString).deletingLastPathComponent
        let file = (folder as NSString).appendingPathComponent("\(parts[0])")
        guard parts[0].isEmpty || Self.exists(file) else { return false }
        guard parts.count == 2 else { return true }
        let other = parts[0].isEmpty ? self : try? MarkdownDocument(file)
        return other?.anchors.contains("\(parts[1])") ?? false
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: ProjectFiles.root.appendingPathComponent(path).path)
    }

    /// The anchors of the headings: lower-case letters, digits and hyphens.
    private var anchors: Set<String> {
        let headings = proseLines.filter { $0.text.hasPrefix("#") }
        return Set(
            headings.map { line in
                line.text.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
                    .replacingOccurrences(of: " ", with: "-")
                    .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            }
        )
    }
}
