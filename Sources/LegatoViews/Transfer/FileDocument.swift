#if !os(Linux)
public import Foundation
#endif

/// A document that is read from a file and written to one.
///
/// ```swift
/// struct Note: FileDocument {
///     static let readableContentTypes: [UTType] = [.plainText]
///     var text = ""
///
///     init(text: String) { self.text = text }
///
///     init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
public nonisolated protocol FileDocument {
    /// The types that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that it can be written as; those that it can be read from by default.
    static var writableContentTypes: [UTType] { get }

    /// The file from which a document is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The type that a document is written as, and the file that it replaces.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns the file to write.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

nonisolated extension FileDocument {
    /// The types that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read, and its type.
public nonisolated struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper

    /// Creates the configuration of a file.
    package init(contentType: UTType, file: FileWrapper) {
        (self.contentType, self.file) = (contentType, file)
    }
}

/// The type that a document is written as, and the file that it replaces.
public nonisolated struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that is replaced; nil if there is none.
    public let existingFile: FileWrapper?
}
