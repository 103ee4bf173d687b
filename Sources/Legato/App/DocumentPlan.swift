import Foundation
import LegatoViews

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
