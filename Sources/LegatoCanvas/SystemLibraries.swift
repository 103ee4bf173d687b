import CCanvas
import LegatoGraphics

/// The reason why a system library could not be loaded.
struct LibraryError: Error {
    /// The reason as reported by the loader.
    let reason: String
}

// The libraries are loaded on first use, and the result is kept. Their functions are the same for
// all threads and never change.

/// cairo, for contexts and for writing PNG files.
///
/// Nothing can be drawn without it: if it is missing, the program ends with the reason.
let libcairo: CairoFunctions =
    switch loaded(loadCairo).map(\.pointee) {
    case .success(let functions): functions
    case .failure(let error): refuse("Drawing needs cairo: \(error.reason). Install libcairo2.")
    }

/// pango, for text.
let libpango: Result<PangoFunctions, LibraryError> = loaded(loadPango).map(\.pointee)

/// libpng, for reading PNG files.
let libpng: Result<Void, LibraryError> = loaded { loadPNG($0) ? () : nil }

/// libjpeg-turbo, for JPEG files.
let libturbojpeg: Result<TurboJPEGFunctions, LibraryError> =
    loaded(loadTurboJPEG).map(\.pointee)

/// libwebp, for WebP files.
let libwebp: Result<WebPFunctions, LibraryError> = loaded(loadWebP).map(\.pointee)

/// Loads a library and returns the pointer to its functions.
private func loaded<Pointer>(
    _ load: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Pointer?
) -> Result<Pointer, LibraryError> {
    var reason: UnsafePointer<CChar>?
    if let functions = load(&reason) { return .success(functions) }
    return .failure(LibraryError(reason: reason.map { String(cString: $0) } ?? "it is missing"))
}

extension Result where Failure == LibraryError {
    /// Returns the functions of a decoder's library.
    func functions(decoding path: String, package: String) throws(ImageFileError) -> Success {
        switch self {
        case .success(let functions): return functions
        case .failure(let error):
            throw ImageFileError(
                operation: "decode", path: path, reason: error.reason,
                remedy: "Install the package \(package)."
            )
        }
    }
}
