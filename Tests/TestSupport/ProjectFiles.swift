public import Foundation

/// Files of the checked-out project.
public enum ProjectFiles {
    /// The folder of `Package.swift`.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns a text file's content.
    /// - Parameter path: Where the file is, from the root.
    /// - Returns: The text.
    /// - Throws: What Foundation throws for a file that cannot be read.
    public static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the names of the files in a folder, sorted.
    /// - Parameters:
    ///   - path: Where the folder is, from the root.
    ///   - suffix: How the names end.
    /// - Returns: The names, without the folder.
    /// - Throws: What Foundation throws for a folder that cannot be read.
    public static func names(in path: String, suffix: String) throws -> [String] {
        try FileManager.default
            .contentsOfDirectory(atPath: root.appendingPathComponent(path).path)
            .filter { $0.hasSuffix(suffix) }
            .sorted()
    }

    /// Returns the files below a folder, sorted.
    /// - Parameters:
    ///   - folder: Where the folder is, from the root.
    ///   - suffix: How the names end.
    /// - Returns: The paths from the root.
    /// - Throws: What Foundation throws for a folder that cannot be read.
    public static func paths(below folder: String, suffix: String) throws -> [String] {
        try FileManager.default
            .subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(suffix) }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}
