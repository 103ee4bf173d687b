import Foundation
public import Testing

/// An article of a module's documentation.
public struct Article {
    private let text: String

    /// Reads an article; line breaks count as spaces.
    /// - Parameters:
    ///   - name: The file name without its extension.
    ///   - module: The module whose catalogue contains it.
    /// - Throws: Foundation's error if the file cannot be read.
    public init(_ name: String, of module: String) throws {
        text = try ProjectFiles.text("Sources/\(module)/\(module).docc/\(name).md")
            .replacingOccurrences(of: "\n", with: " ")
    }

    /// Expects the article to contain a sentence in which `#` is a number rounded to its digits.
    public func says(
        _ words: String, _ number: Double, digits: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let rounded = String(format: "%.\(digits)f", number)
        let words = words.replacingOccurrences(of: "#", with: rounded)
        let isSaid = text.contains(words)
        #expect(isSaid, "The article does not say: \(words)", sourceLocation: sourceLocation)
    }
}
