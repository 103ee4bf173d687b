public import Foundation
public import LegatoMotion
public import LegatoViews

/// A new document that is to be shown in a window.
enum NewDocument {
    /// One of a type, made by its scene.
    case type(UTType)
    /// One that the app has made: its value, and the type of that.
    case value(AnyHashable, Any.Type)
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
