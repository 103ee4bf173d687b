import Foundation

/// A section of a Markdown file that a command rewrites.
public enum MarkdownSection {
    /// Returns the line before the section with a name.
    public static func begin(_ name: String) -> String { "<!-- begin \(name) -->" }

    /// Returns the line after it.
    public static func end(_ name: String) -> String { "<!-- end \(name) -->" }

    /// Returns a text with the named section replaced; nil if the lines around it are missing.
    public static func replacing(_ name: String, in text: String, with part: String) -> String? {
        guard let start = text.range(of: begin(name)),
            let end = text.range(of: end(name), range: start.upperBound..<text.endIndex)
        else { return nil }
        let before = String(text[..<start.upperBound])
        let after = String(text[end.lowerBound...])
        return [before, part.trimmingCharacters(in: .newlines), after].joined(separator: "\n")
    }

    /// Replaces the named section of a file.
    /// - Throws: `BenchmarkError` if the file cannot be read or written, or lacks the lines.
    public static func update(
        _ name: String, in path: String, with part: String
    ) throws(BenchmarkError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BenchmarkError(
                "Could not read \(path). Name a Markdown file with the lines '\(begin(name))' and "
                    + "'\(end(name))'."
            )
        }
        let text = String(decoding: data, as: UTF8.self)
        guard let renewed = replacing(name, in: text, with: part) else {
            throw BenchmarkError(
                "\(path) needs the lines '\(begin(name))' and '\(end(name))'. Insert them "
                    + "where the table belongs."
            )
        }
        do {
            try Data(renewed.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path)
        }
    }
}
