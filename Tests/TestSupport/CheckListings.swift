import Foundation
public import Testing

/// Expects the Swift listings of a document to be compiled.
///
/// Each run of lines between empty ones must stand in one of the files, line for line, however
/// deeply it is indented there.
/// - Parameters:
///   - document: The Markdown file, from the project's root.
///   - files: Swift files that the tests compile, from the project's root.
///   - sourceLocation: Where a failure is reported.
/// - Returns: How many lines there were.
/// - Throws: What Foundation throws for a file that cannot be read.
public func checkListings(
    of document: String,
    compiledIn files: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Int {
    let sources = try files.map { file in
        "\n" + trimmedLines(try ProjectFiles.text(file)).joined(separator: "\n") + "\n"
    }
    var count = 0
    for run in swiftRuns(try ProjectFiles.text(document)) {
        count += run.count
        let text = run.joined(separator: "\n")
        #expect(
            sources.contains { $0.contains("\n\(text)\n") },
            "\(document) has a listing that is not compiled:\n\(text)",
            sourceLocation: sourceLocation
        )
    }
    return count
}

/// The lines of the Swift listings, as runs between empty lines.
private func swiftRuns(_ text: String) -> [[String]] {
    var runs: [[String]] = []
    var run: [String] = []
    var isSwift = false
    for line in trimmedLines(text) {
        let isFence = line.hasPrefix("```")
        if isSwift && !isFence && !line.isEmpty {
            run.append(line)
        } else if !run.isEmpty {
            runs.append(run)
            run = []
        }
        if isFence { isSwift = !isSwift && line == "```swift" }
    }
    return runs
}

private func trimmedLines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
}
