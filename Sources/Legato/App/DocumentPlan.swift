public import Foundation
public import LegatoMotion
public import LegatoViews

/// The documents that a scene opens.
struct DocumentPlan {
    /// The types that are read.
    let readable: [UTType]
    /// The types of new documents; none in viewers.
    let creatable: [UTType]
    /// Returns the value of the window for a file.
    let value: (URL) -> AnyHashable
    /// The type of the values that are new documents.
    let start: Any.Type

    init<Document: FileDocument>(_ type: Document.Type, isEditable: Bool) {
        readable = Document.readableContentTypes
        creatable = isEditable ? Document.writableContentTypes : []
        value = { AnyHashable(DocumentFile<Document>(url: $0)) }
        start = StartingDocument<Document>.self
    }
}

/// A new document, as the value of the window that shows it.
final class StartingDocument<Document>: Hashable {
    let document: Document

    init(_ document: Document) { self.document = document }

    nonisolated static func == (a: StartingDocument, b: StartingDocument) -> Bool { a === b }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A new document that is to be shown in a window.
enum NewDocument {
    /// One of a type, made by its scene.
    case type(UTType)
    /// One that the app has made: its value, and the type of that.
    case value(AnyHashable, Any.Type)
}

extension AppWindows {
    /// Opens a file in a window of the first scene that reads its type.
    func open(file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])
        }
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        for (index, plan) in plans().enumerated() {
            guard let documents = plan.documents,
                documents.readable.contains(where: { type.conforms(to: $0) })
            else { continue }
            return tryOpening(index, plan, documents.value(file))
        }
        throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: file.path])
    }

    /// Opens a window for a new document; reports one that no scene edits.
    func open(_ document: NewDocument) {
        for (index, plan) in plans().enumerated() {
            guard let documents = plan.documents, !documents.creatable.isEmpty else { continue }
            switch document {
            case .type(let type) where documents.creatable.contains(type):
                return tryOpening(index, plan)
            case .value(let value, let type) where documents.start == type:
                return tryOpening(index, plan, value)
            default: continue
            }
        }
        printMessage("newDocument found no DocumentGroup of the app that edits such documents.")
    }
}

/// An action that opens a file in a window of a `DocumentGroup`.
///
/// ```swift
/// @Environment(\.openDocument) private var openDocument
///
/// func open(_ file: URL) {
///     Task { try await openDocument(at: file) }
/// }
/// ```
public struct OpenDocumentAction {
    private let open: @MainActor (URL) throws -> Void

    nonisolated init(_ open: @escaping @MainActor (URL) throws -> Void) { self.open = open }

    /// Opens a file in a window of the first `DocumentGroup` that reads its type, or brings the window
    /// that shows it to the front.
    ///
    /// The window shows why a file cannot be read.
    /// - Throws: `CocoaError` if there is no file, or no scene for its type.
    public func callAsFunction(at url: URL) async throws { try open(url) }
}

/// An action that shows a new document in a window of a `DocumentGroup`.
///
/// ```swift
/// @Environment(\.newDocument) private var newDocument
///
/// var body: some View { Button("New Note") { newDocument(Note(text: "Title")) } }
/// ```
public struct NewDocumentAction {
    private let open: @MainActor (NewDocument) -> Void

    nonisolated init(_ open: @escaping @MainActor (NewDocument) -> Void) { self.open = open }

    /// Shows a document in a window of the `DocumentGroup` of its type.
    ///
    /// If the app has none, a message is printed to standard error.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {
        open(.value(AnyHashable(StartingDocument(newDocument())), StartingDocument<D>.self))
    }

    /// Shows a new document in a window of the first `DocumentGroup` that writes a type.
    ///
    /// If the app has none, a message is printed to standard error.
    public func callAsFunction(contentType: UTType) { open(.type(contentType)) }
}

private nonisolated enum OpenDocumentKey: EnvironmentKey {
    static var defaultValue: OpenDocumentAction {
        OpenDocumentAction { _ in throw CocoaError(.featureUnsupported) }
    }
}

private nonisolated enum NewDocumentKey: EnvironmentKey {
    static var defaultValue: NewDocumentAction {
        NewDocumentAction { _ in
            printMessage("newDocument needs a running App with a DocumentGroup.")
        }
    }
}

nonisolated extension EnvironmentValues {
    /// Opens files in windows of the app that contains the view.
    public internal(set) var openDocument: OpenDocumentAction {
        get { self[OpenDocumentKey.self] }
        set { self[OpenDocumentKey.self] = newValue }
    }

    /// Shows new documents in windows of the app that contains the view.
    public internal(set) var newDocument: NewDocumentAction {
        get { self[NewDocumentKey.self] }
        set { self[NewDocumentKey.self] = newValue }
    }
}
