public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Shows the desktop's dialog for choosing a file while a binding is true.
    ///
    /// ```swift
    /// Button("Open…") { isOpening = true }
    ///     .fileImporter(isPresented: $isOpening, allowedContentTypes: [.png, .jpeg]) { result in
    ///         picture = try? result.get()
    ///     }
    /// ```
    ///
    /// The binding becomes false when the user has chosen a file or cancelled the dialog; if it was
    /// cancelled, nothing is called. The dialog is that of the desktop's portal
    /// (`org.freedesktop.portal.FileChooser`). Without a portal the completion receives an error
    /// that says what to install. Types without a known media type or extension permit all files,
    /// and `folder` chooses folders.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: false
        ) { result in
            switch result {
            case .success(let files): if let file = files.first { onCompletion(.success(file)) }
            case .failure(let error): onCompletion(.failure(error))
            }
        }
    }

    /// Shows the desktop's dialog for choosing one or more files while a binding is true.
    ///
    /// See `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
            onCancellation: {}
        )
    }

    /// Shows the desktop's dialog for choosing files while a binding is true, and reports when the
    /// user cancels it.
    ///
    /// See `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        var request = FileDialogRequest(types: allowedContentTypes)
        request.allowsMultipleSelection = allowsMultipleSelection
        return modifier(
            FileDialogPresenter(isPresented: isPresented, request: request) { result in
                switch result {
                case .success(let files) where files.isEmpty: onCancellation()
                case .success(let files): onCompletion(.success(files))
                case .failure(let error): onCompletion(.failure(error))
                }
            }
        )
    }
}

nonisolated extension FileDialogRequest {
    /// Creates a dialog for one file or folder of some types.
    init(types: [UTType]) {
        self.init()
        choosesFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
        if !choosesFolders { filter(types) }
    }

    /// Restricts the choice to files of some types.
    mutating func filter(_ types: [UTType]) {
        guard !types.contains(where: { [.item, .data, .content].contains($0) }) else { return }
        var all = Filter(name: "", mediaTypes: [], patterns: [])
        for type in types {
            let (mediaTypes, patterns) = type.fileRules
            all.mediaTypes += mediaTypes
            all.patterns += patterns
        }
        guard !all.mediaTypes.isEmpty || !all.patterns.isEmpty else { return }
        all.name = (all.patterns + all.mediaTypes).joined(separator: ", ")
        filters = [all]
    }
}

#if os(Linux)
nonisolated extension URL {
    /// Returns true: on Linux a program needs no extra permission to read a chosen file.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Has no effect; see `startAccessingSecurityScopedResource()`.
    public func stopAccessingSecurityScopedResource() {}
}
#endif
