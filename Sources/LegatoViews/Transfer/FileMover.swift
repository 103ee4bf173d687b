public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    private func mover(
        _ isPresented: Binding<Bool>, _ files: [URL],
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping () -> Void
    ) -> some View {
        var request = FileDialogRequest()
        let names = files.map(\.lastPathComponent)
        request.purpose = names.count == 1 ? .save(name: names[0]) : .saveAll(names: names)
        return modifier(
            FileDialogPresenter(
                isPresented: isPresented, request: files.isEmpty ? nil : request
            ) { result in
                switch result {
                case .success(let places) where places.isEmpty: onCancellation()
                case .success(let places):
                    onCompletion(Result { try FileManager.default.move(files, to: places) })
                case .failure(let error): onCompletion(.failure(error))
                }
            }
        )
    }

    /// Shows the desktop's dialog for choosing a new location for a file while a binding is true,
    /// and moves the file there.
    ///
    /// ```swift
    /// Button("Move…") { isMoving = true }
    ///     .fileMover(isPresented: $isMoving, file: place) { result in
    ///         place = (try? result.get()) ?? place
    ///     }
    /// ```
    ///
    /// The binding becomes false when the user has chosen a location or cancelled the dialog; if it
    /// was cancelled, nothing is called. The completion receives the new location, or the error of
    /// moving or of the portal. Without a file no dialog is shown.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}
        )
    }

    /// Shows the desktop's dialog for choosing a new location for a file while a binding is true,
    /// moves the file there, and reports when the user cancels.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        mover(
            isPresented, file.map { [$0] } ?? [],
            { result in
                switch result {
                case .success(let places):
                    if let place = places.first { onCompletion(.success(place)) }
                case .failure(let error): onCompletion(.failure(error))
                }
            },
            onCancellation
        )
    }

    /// Shows the desktop's dialog for choosing a folder while a binding is true, and moves files there.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        mover(isPresented, Array(files), onCompletion, {})
    }

    /// Shows the desktop's dialog for choosing a folder while a binding is true, moves files there, and
    /// reports when the user cancels.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        mover(isPresented, Array(files), onCompletion, onCancellation)
    }
}

nonisolated extension FileManager {
    /// Moves files to URLs, replacing existing files, which the user has confirmed in the dialog.
    fileprivate func move(_ files: [URL], to places: [URL]) throws -> [URL] {
        for (file, place) in zip(files, places)
        where file.standardizedFileURL != place.standardizedFileURL {
            if fileExists(atPath: place.path), fileExists(atPath: file.path) {
                try removeItem(at: place)
            }
            try moveItem(at: file, to: place)
        }
        return places
    }
}
