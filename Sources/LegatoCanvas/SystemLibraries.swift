import CCanvas
import LegatoGraphics

/// Why a library of the system could not be loaded.
struct LibraryError: Error {
    /// The loader's words.
    let reason: String
}

// The libraries are loaded when something first needs them. What they were found to be stays.
// Their functions are the same for all threads, and never change.

/// cairo, for contexts and PNG files.
///
/// There is no drawing without it: the program ends with the reason when it is missing.
let libcairo: CairoFunctions =
    switch loaded(loadCairo) {
    case .success(let functions): functions
    case .failure(let error): refuse("Nothing can be drawn: \(error.reason). Install libcairo2.")
    }

/// pango, for text.
let libpango: Result<PangoFunctions, LibraryError> = loaded(loadPango)

/// libjpeg-turbo, for JPEG files.
let libturbojpeg: Result<TurboJPEGFunctions, LibraryError> =
    loaded(loadTurboJPEG)

/// libwebp, for WebP files.
let libwebp: Result<WebPFunctions, LibraryError> = loaded(loadWebP)

/// Loads a library.
private func loaded<Functions>(
    _ load: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> UnsafePointer<Functions>?
) -> Result<Functions, LibraryError> {
    var reason: UnsafePointer<CChar>?
    if let functions = load(&reason) { return .success(functions.pointee) }
    return .failure(LibraryError(reason: reason.map { String(cString: $0) } ?? "it is missing"))
}

extension Result where Failure == LibraryError {
    /// The functions of a decoder's library.
    func functions(decoding path: String, package: String) throws(ImageFileError) -> Success {
        switch self {
        case .success(let functions): return functions
        case .failure(let error):
            throw ImageFileError(
                operation: "decode",
                path: path,
                reason: error.reason,
                remedy: "Install the package \(package)."
            )
        }
    }
}
