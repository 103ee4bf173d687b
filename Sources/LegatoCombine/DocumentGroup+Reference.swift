#if Combine
public import Foundation
public import Legato
public import LegatoViews

/// An open document of an object and its file.
@preconcurrency @MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document, which is observed.
    @ObservedObject public var document: Document
    /// The file of the document; nil if it has not been saved yet.
    public var fileURL: URL?
    /// Whether the document can be changed: true for editors, false for viewers.
    public var isEditable: Bool
}

/// The view of a document, which marks it as edited when a change is registered.
struct ReferenceDocumentView<Document: ReferenceFileDocument, Content: View>: View {
    let file: FileDocumentConfiguration<ReferenceValue<Document>>
    let content: (ReferenceFileDocumentConfiguration<Document>) -> Content
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        let value = file.document
        content(
            ReferenceFileDocumentConfiguration(
                document: value.object, fileURL: file.fileURL, isEditable: file.isEditable
            )
        )
        .onChange(of: undoManager?.changeCount) {
            if file.isEditable { file.document = value }
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene for documents of objects that are created, edited and saved.
    ///
    /// ```swift
    /// DocumentGroup(newDocument: { Sketch() }) { file in SketchEditor(sketch: file.document) }
    /// ```
    ///
    /// - Parameters:
    ///   - newDocument: Creates a document; called for each window without a file.
    ///   - editor: The view of a document.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(
            like: DocumentGroup<ReferenceValue<Document>, ReferenceDocumentView<Document, Content>>(
                newDocument: ReferenceValue(newDocument())
            ) { ReferenceDocumentView(file: $0, content: editor) }
        )
    }

    /// Creates a scene for documents of objects that are only viewed.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: The view of a document.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(
            like: DocumentGroup<ReferenceValue<Document>, ReferenceDocumentView<Document, Content>>(
                viewing: ReferenceValue<Document>.self
            ) { ReferenceDocumentView(file: $0, content: viewer) }
        )
    }
}

extension NewDocumentAction {
    /// Shows a document of an object in a window of the `DocumentGroup` of its type.
    ///
    /// If the app has none, a message is printed to standard error.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: () -> D) {
        self(ReferenceValue(newDocument()))
    }
}
#endif
