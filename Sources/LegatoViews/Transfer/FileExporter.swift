public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Shows a dialog for places of files while a binding is true, and writes the files there; none
/// without files.
private nonisolated struct FileExportPresenter: ViewModifier {
    let isPresented: Binding<Bool>
    let files: [FileExport]
    let name: String?
    let onCompletion: (Result<[URL], any Error>) -> Void
    let onCancellation: () -> Void

    private var request: FileDialogRequest? {
        guard let first = files.first else { return nil }
        var dialog = FileDialogRequest()
        if files.count == 1 {
            dialog.purpose = .save(name: first.name(name))
            dialog.filter(first.types)
        } else {
            let names = files.indices.map { "\(name ?? "Untitled") \($0 + 1)" }
            dialog.purpose = .saveAll(names: zip(files, names).map { $0.name($1) })
        }
        return dialog
    }

    func body(content: Content) -> some View {
        content.modifier(
            FileDialogPresenter(isPresented: isPresented, request: request) { result in
                switch result {
                case .success(let urls) where urls.isEmpty: onCancellation()
                case .success(let urls): files.write(to: urls, onCompletion)
                case .failure(let error): onCompletion(.failure(error))
                }
            }
        )
    }
}

nonisolated extension View {
    /// Shows a dialog for places of files while a binding is true, and writes the files there; nil
    /// for no files shows none.
    private func exporter(
        _ isPresented: Binding<Bool>, _ files: [FileExport]?, _ name: String?,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileExportPresenter(
                isPresented: isPresented, files: files ?? [], name: name,
                onCompletion: onCompletion, onCancellation: onCancellation
            )
        )
    }

    private func exporter(
        _ isPresented: Binding<Bool>, _ file: FileExport?, _ name: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
        _ onCancellation: @escaping () -> Void
    ) -> some View {
        exporter(
            isPresented, file.map { [$0] }, name,
            { result in
                switch result {
                case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
                case .failure(let error): onCompletion(.failure(error))
                }
            },
            onCancellation
        )
    }

    /// Shows the desktop's dialog for saving a document while a binding is true, and writes it.
    ///
    /// ```swift
    /// Button("Save…") { isSaving = true }
    ///     .fileExporter(
    ///         isPresented: $isSaving, document: note, contentType: .plainText,
    ///         defaultFilename: "Note"
    ///     ) { result in
    ///         place = try? result.get()
    ///     }
    /// ```
    ///
    /// The binding becomes false when the user has chosen a location or cancelled the dialog; if it
    /// was cancelled, nothing is called. A name without an extension gets that of the type. The
    /// completion receives the location, or the error of the document, of writing, or of the
    /// portal; see `fileImporter(isPresented:allowedContentTypes:onCompletion:)`. Without a
    /// document no dialog is shown.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { FileExport($0, [contentType]) }, defaultFilename,
            onCompletion, {}
        )
    }

    /// Shows the desktop's dialog for saving a document while a binding is true, writes it as one of
    /// some types, and reports when the user cancels.
    ///
    /// The extension of the chosen name decides on the type; without types, those of the document.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { FileExport($0, contentTypes) }, defaultFilename,
            onCompletion, onCancellation
        )
    }

    /// Shows the desktop's dialog for choosing a folder while a binding is true, and writes documents
    /// into it, with numbered names.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(
            isPresented, documents.map { FileExport($0, [contentType]) }, nil, onCompletion, {}
        )
    }

    /// Shows the desktop's dialog for choosing a folder while a binding is true, writes documents into
    /// it, with numbered names, and reports when the user cancels.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        exporter(
            isPresented, documents.map { FileExport($0, contentTypes) }, nil, onCompletion,
            onCancellation
        )
    }

    /// Shows the desktop's dialog for saving an item while a binding is true, and writes it in one of
    /// its representations.
    ///
    /// The extension of the chosen name decides on the representation; without types, all are
    /// possible. Without an item no dialog is shown.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, item.map { FileExport($0, contentTypes) }, defaultFilename, onCompletion,
            onCancellation
        )
    }

    /// Shows the desktop's dialog for choosing a folder while a binding is true, and writes items into
    /// it, with numbered names.
    public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        exporter(
            isPresented, items.map { FileExport($0, contentTypes) }, nil, onCompletion,
            onCancellation
        )
    }
}
