#if os(Linux)
public import Foundation
import LegatoGraphics

/// A file or folder in memory, for reading and writing documents; Foundation on Linux lacks it.
///
/// ```swift
/// let folder = FileWrapper(directoryWithFileWrappers: [
///     "title.txt": FileWrapper(regularFileWithContents: Data("Hello".utf8))
/// ])
/// try folder.write(to: url, originalContentsURL: nil)
/// ```
public nonisolated final class FileWrapper {
    /// Options for reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Has no effect: files are always read immediately.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Has no effect: files are not mapped into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing a file.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A file is replaced only when it has been written completely.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names of the files are set to those of the written ones.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum WrapperContent {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private var content: WrapperContent
    /// The preferred name of the file in a folder; nil, the default, for none.
    public var preferredFilename: String?
    /// The name of the file that it was read from or written to; nil for none.
    public var filename: String?

    /// Creates a file with bytes.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a folder with files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads a file, or a folder with all that it contains; links are followed.
    ///
    /// - Throws: A Foundation error if something cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if isFolder.boolValue {
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(
                    url: url.appendingPathComponent(name), options: options
                )
            }
            content = .folder(children)
        } else {
            content = .file(try Data(contentsOf: url))
        }
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    /// Whether it is a folder.
    public var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file.
    public var isRegularFile: Bool { !isDirectory }
    /// The bytes; nil for a folder.
    public var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }
    /// The files in a folder, by their names; nil for a file.
    public var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// Adds a file to a folder, under its preferred name, or another one if that is taken, and returns
    /// the name.
    ///
    /// - Precondition: it is a folder, and the file has a preferred name.
    @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else {
            refuse(
                "addFileWrapper(_:) needs a folder, got a file. Create it with "
                    + "init(directoryWithFileWrappers:)."
            )
        }
        guard let wanted = child.preferredFilename, !wanted.isEmpty else {
            refuse("addFileWrapper(_:) needs a file with a preferredFilename, got none.")
        }
        var (name, number) = (wanted, 2)
        while children[name] != nil { (name, number) = ("\(number)_\(wanted)", number + 1) }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file with bytes to a folder and returns its name; see `addFileWrapper(_:)`.
    @discardableResult public func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from a folder; has no effect if it is not in it.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// Writes the file, or the folder with all its contents in place of an existing one.
    ///
    /// - Throws: A Foundation error if something cannot be written.
    public func write(
        to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
    ) throws {
        switch content {
        case .file(let data):
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children):
            let files = FileManager.default
            if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
            try files.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children.sorted(by: { $0.key < $1.key }) {
                try child.write(to: url.appendingPathComponent(name), options: options)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
#endif
