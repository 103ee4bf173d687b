public import Foundation

/// Files of the checked-out project.
public enum ProjectFiles {
    /// The folder of `Package.swift`.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns a text file's content.
    /// - Parameter path: The path relative to the root.
    /// - Returns: The text.
    /// - Throws: Foundation's error if the file cannot be read.
    public static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the names of the files in a folder, sorted.
    /// - Parameters:
    ///   - path: The folder's path relative to the root.
    ///   - suffix: The suffix of the names.
    /// - Returns: The names, without the folder.
    /// - Throws: Foundation's error if the folder cannot be read.
    public static func names(in path: String, suffix: String) throws -> [String] {
        try FileManager.default
            .contentsOfDirectory(atPath: root.appendingPathComponent(path).path)
            .filter { $0.hasSuffix(suffix) }
            .sorted()
    }

    /// Returns the files below a folder, sorted.
    /// - Parameters:
    ///   - folder: The folder's path relative to the root.
    ///   - suffix: The suffix of the names.
    /// - Returns: The paths relative to the root.
    /// - Throws: Foundation's error if the folder cannot be read.
    public static func paths(below folder: String, suffix: String) throws -> [String] {
        try FileManager.default
            .subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(suffix) }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}
