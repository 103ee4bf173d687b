import Foundation
import LegatoLayers
import LegatoViews

/// A window of a `DocumentGroup`: opens and saves its document.
struct DocumentWindow<Document: FileDocument, Content: View>: View {
    let window: WindowValue
    /// Creates a document; nil in viewers.
    let new: (() -> Document)?
    let content: (FileDocumentConfiguration<Document>) -> Content
    @State private var document: Document?
    @State private var url: URL?
    @State private var isEdited = false
    @State private var isOpening = false
    @State private var isSaving = false
    /// Whether the user is asked to save the document before the window closes.
    @State private var isAsking = false
    /// Whether the window closes when the document has been saved.
    @State private var closes = false
    @State private var failure = ""
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.scenePhase) private var phase

    /// The types of the files that can be written.
    private var types: [UTType] {
        guard let url, let type = UTType(filenameExtension: url.pathExtension),
            Document.writableContentTypes.contains(type)
        else { return Document.writableContentTypes }
        return [type]
    }

    private var name: String {
        url?.deletingPathExtension().lastPathComponent ?? (new == nil ? "" : "Untitled")
    }

    var body: some View {
        page
            .navigationTitle(name)
            .focusedSceneValue(\.documentActions, actions)
            .fileImporter(
                isPresented: $isOpening, allowedContentTypes: Document.readableContentTypes
            ) { take($0) }
            .fileExporter(
                isPresented: $isSaving, document: document,
                contentTypes: Document.writableContentTypes, defaultFilename: name
            ) {
                saved($0)
            } onCancellation: {
                closes = false
            }
            .alert("Do you want to keep “\(name)”?", isPresented: $isAsking) {
                Button("Save…") { (closes, isSaving, failure) = (true, true, "") }
                Button("Discard", role: .destructive) {
                    failure = ""
                    dismissWindow()
                }
                Button("Cancel", role: .cancel) { failure = "" }
            } message: {
                Text(verbatim: failure.isEmpty ? Self.loss : failure)
            }
            .alert("The document could not be read or written.", isPresented: hasFailed) {
                Button("OK") {}
            } message: {
                Text(failure)
            }
            .onAppear { start() }
            .onDisappear { (window.shouldClose, window.save) = (nil, nil) }
            .onChange(of: phase) { _, phase in if phase != .active { saveToFile() } }
    }

    @ViewBuilder private var page: some View {
        if let document {
            let binding = Binding<Document>(
                get: { self.document ?? document },
                set: {
                    self.document = $0
                    isEdited = true
                }
            )
            content(
                FileDocumentConfiguration(
                    document: binding, fileURL: url, isEditable: new != nil
                )
            )
        } else {
            Button("Open…") { isOpening = true }
        }
    }

    private var actions: DocumentActions {
        guard new != nil else {
            return DocumentActions(open: { isOpening = true }, save: nil, saveAs: nil)
        }
        return DocumentActions(
            open: { isOpening = true },
            save: { if url == nil { isSaving = true } else { write() } },
            saveAs: { isSaving = true }
        )
    }

    private var hasFailed: Binding<Bool> {
        Binding(get: { !failure.isEmpty && !isAsking }, set: { if !$0 { failure = "" } })
    }

    private static var loss: String { "It is lost when its window closes without being saved." }

    private func start() {
        window.shouldClose = { mayClose() }
        window.save = { saveToFile() }
        guard document == nil else { return }
        if let file = window.value?.base as? DocumentFile<Document> {
            read(file.url)
        } else if let start = window.value?.base as? StartingDocument<Document> {
            document = start.document
        } else {
            document = new?()
        }
    }

    /// Whether the window may close: saves a document that has a file, and presents an alert for others
    /// and if that fails.
    private func mayClose() -> Bool {
        saveToFile()
        isAsking = isEdited
        return !isEdited
    }

    /// Opens the file that the user has chosen: in the window that shows it already, here if the
    /// window has nothing else to show, and otherwise in another one.
    private func take(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let url):
            let file = DocumentFile<Document>(url: url)
            if AnyHashable(file) == window.value || window.raiseOther(AnyHashable(file)) { return }
            if self.url == nil && !isEdited { read(url) } else { openWindow(value: file) }
        case .failure(let error): fail(error)
        }
    }

    private func read(_ file: URL) {
        let type =
            UTType(filenameExtension: file.pathExtension) ?? Document.readableContentTypes.first
        do {
            let wrapper = try FileWrapper(url: file)
            document = try Document(
                configuration: FileDocumentReadConfiguration(
                    contentType: type ?? .data, file: wrapper
                )
            )
            opened(file)
        } catch {
            document = document ?? new?()
            fail(error)
        }
    }

    /// Writes an edited document that has a file.
    private func saveToFile() { if isEdited, url != nil { write() } }

    private func write() {
        guard let document, let url else { return }
        FileExport(document, types).write(to: url) { saved($0) }
    }

    private func saved(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let file):
            opened(file)
            if closes { dismissWindow() }
        case .failure(let error):
            closes = false
            fail(error)
        }
    }

    private func opened(_ file: URL) {
        (url, isEdited) = (file, false)
        window.value = AnyHashable(DocumentFile<Document>(url: file))
    }

    private func fail(_ error: any Error) {
        failure = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}
