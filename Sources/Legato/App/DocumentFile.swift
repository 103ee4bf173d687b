import Foundation
import LegatoViews

/// The file of a document, as the value of its window.
nonisolated struct DocumentFile<Document>: Codable, Hashable {
    let url: URL

    /// Names a file; different paths of one file are the same.
    init(url: URL) { self.url = url.standardizedFileURL.resolvingSymlinksInPath() }
}

/// The actions of a window for the commands of documents.
struct DocumentActions {
    let open: () -> Void
    /// Saves the document; nil in viewers.
    let save: (() -> Void)?
    /// Saves the document to another file; nil in viewers.
    let saveAs: (() -> Void)?
}

private nonisolated enum DocumentActionsKey: FocusedValueKey {
    typealias Value = DocumentActions
}

nonisolated extension FocusedValues {
    var documentActions: DocumentActions? {
        get { self[DocumentActionsKey.self] }
        set { self[DocumentActionsKey.self] = newValue }
    }
}
