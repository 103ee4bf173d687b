package import Foundation
import LegatoGraphics

/// A document or an item that is written to a file.
package nonisolated struct FileExport {
    /// The types that can be written, the best one first.
    let types: [UTType]
    private let source: any FileSource

    /// Creates the export of a document as one of some types; as any of its types if there are
    /// none.
    package init<D: FileDocument>(_ document: D, _ types: [UTType]) {
        self.types = types.isEmpty ? D.writableContentTypes : types
        source = DocumentSource(document: document)
    }

    /// Creates the export of an item in one of some types; in any of its types if there are none.
    init<T: Transferable>(_ item: T, _ types: [UTType]) {
        let forms = T.transferForms.exports.filter { form in
            types.isEmpty || types.contains { form.type.conforms(to: $0) }
        }
        self.types = forms.map(\.type)
        source = ItemSource(item: item, forms: forms, types: types)
    }

    /// Writes the file to a URL and passes on the URL; one without an extension gets that of the
    /// type.
    @MainActor package func write(
        to url: URL, _ completion: @escaping (Result<URL, any Error>) -> Void
    ) {
        var url = url
        let named = UTType(filenameExtension: url.pathExtension)
        let type = types.first { $0 == named } ?? types.first ?? .data
        if url.pathExtension.isEmpty, let ending = type.preferredFilenameExtension {
            url.appendPathExtension(ending)
        }
        let old = try? FileWrapper(url: url)
        source.make(type, replacing: old) { [url] file in
            completion(
                Result {
                    try file.get().write(to: url, options: .atomic)
                    return url
                }
            )
        }
    }

    /// Returns the name proposed for the file, with the extension of the type.
    func name(_ name: String?) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
        let ending = types.first?.preferredFilenameExtension
        guard let ending, (name as NSString).pathExtension.isEmpty else { return name }
        return name + "." + ending
    }
}

/// Makes files of a document or an item.
@MainActor private protocol FileSource {
    /// Makes the file of a type, which replaces another one.
    func make(
        _ type: UTType, replacing old: FileWrapper?,
        _ completion: @escaping (Result<FileWrapper, any Error>) -> Void
    )
}

private nonisolated struct DocumentSource<D: FileDocument>: FileSource {
    let document: D

    func make(
        _ type: UTType, replacing old: FileWrapper?,
        _ completion: @escaping (Result<FileWrapper, any Error>) -> Void
    ) {
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: old)
        completion(Result { try document.fileWrapper(configuration: configuration) })
    }
}

private nonisolated struct ItemSource<T: Transferable>: FileSource {
    let item: T
    let forms: [TransferForms<T>.Export]
    /// The types that the program wants.
    let types: [UTType]

    func make(
        _ type: UTType, replacing old: FileWrapper?,
        _ completion: @escaping (Result<FileWrapper, any Error>) -> Void
    ) {
        guard let form = forms.first(where: { $0.type == type }) else {
            let wanted = types.map(\.identifier).joined(separator: ", ")
            return completion(.failure(TransferError.noForm(wanted)))
        }
        Task {
            do {
                let data = try await form.make(item)
                completion(.success(FileWrapper(regularFileWithContents: data)))
            } catch { completion(.failure(error)) }
        }
    }
}

extension [FileExport] {
    /// Writes the files to URLs in turn and passes on the URLs; stops at the first error.
    func write(to urls: [URL], _ completion: @escaping (Result<[URL], any Error>) -> Void) {
        func next(_ done: [URL]) {
            guard done.count < Swift.min(count, urls.count) else {
                return completion(.success(done))
            }
            self[done.count].write(to: urls[done.count]) { result in
                switch result {
                case .success(let url): next(done + [url])
                case .failure(let error): completion(.failure(error))
                }
            }
        }
        next([])
    }
}
