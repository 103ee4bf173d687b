#if Combine
#if !os(Linux)
public import Foundation
#endif
public import LegatoViews
public import OpenCombine

/// A document of an object that is read from a file and written to one.
///
/// A document is edited when a change is registered with the window's `UndoManager`.
///
/// ```swift
/// final class Sketch: ReferenceFileDocument {
///     static let readableContentTypes: [UTType] = [.plainText]
///     @Published var title = ""
///
///     init() {}
///
///     init(configuration: ReadConfiguration) throws {
///         title = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///
///     func snapshot(contentType: UTType) throws -> String { title }
///
///     func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(snapshot.utf8))
///     }
/// }
/// ```
public nonisolated protocol ReferenceFileDocument: ObservableObject {
    /// What is written: a copy of the document's state.
    associatedtype Snapshot

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

    /// Returns a copy of the state, to be written as a type.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns the file to write for a copy of the state.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

nonisolated extension ReferenceFileDocument {
    /// The types that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The value of an object's document: the object, which is read and written through its snapshots.
nonisolated struct ReferenceValue<Object: ReferenceFileDocument>: FileDocument {
    let object: Object

    static var readableContentTypes: [UTType] { Object.readableContentTypes }
    static var writableContentTypes: [UTType] { Object.writableContentTypes }

    init(_ object: Object) { self.object = object }

    init(configuration: ReadConfiguration) throws {
        object = try Object(configuration: configuration)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let snapshot = try object.snapshot(contentType: configuration.contentType)
        return try object.fileWrapper(snapshot: snapshot, configuration: configuration)
    }
}
#endif
