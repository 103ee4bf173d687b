public import Foundation
public import LegatoViews

/// An open document and its file.
@preconcurrency @MainActor public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; a change marks it as edited.
    @Binding public var document: Document
    /// The file of the document; nil if it has not been saved yet.
    public var fileURL: URL?
    /// Whether the document can be changed: true for editors, false for viewers.
    public var isEditable: Bool
}
