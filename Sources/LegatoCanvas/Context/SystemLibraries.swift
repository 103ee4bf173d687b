import CCanvas
import LegatoGraphics

// The libraries are loaded on first use, and the result is kept: either the table of functions,
// which never changes and is shared by all threads, or the loader's error.

/// cairo, for contexts and for writing PNG files.
///
/// Nothing can be drawn without it: if it is missing, the program ends with the reason.
let libcairo: CairoFunctions =
    switch loaded(loadCairo).map(\.pointee) {
    case .success(let functions): functions
    case .failure(let error): refuse("Drawing needs cairo: \(error). Install libcairo2.")
    }

/// pango, for text.
let libpango: Result<PangoFunctions, Problem> = loaded(loadPango).map(\.pointee)

/// libpng, for reading PNG files.
let libpng: Result<Void, Problem> = loaded { loadPNG($0) ? () : nil }

/// libjpeg-turbo, for JPEG files.
let libturbojpeg: Result<TurboJPEGFunctions, Problem> =
    loaded(loadTurboJPEG).map(\.pointee)

/// libwebp, for WebP files.
let libwebp: Result<WebPFunctions, Problem> = loaded(loadWebP).map(\.pointee)

/// libwebpdemux, for the frames of animated WebP files.
let libwebpdemux: Result<WebPDemuxFunctions, Problem> = loaded(loadWebPDemux).map(\.pointee)

/// gdk-pixbuf, for TIFF, BMP and ICO files.
let gdkPixbuf: Result<PixbufFunctions, Problem> = loaded(loadPixbuf).map(\.pointee)

/// poppler, for PDF files.
let poppler: Result<PopplerFunctions, Problem> = loaded(loadPoppler).map(\.pointee)

/// librsvg, for SVG files.
let librsvg: Result<RSVGFunctions, Problem> = loaded(loadRSVG).map(\.pointee)

/// Loads a library and returns the pointer to its functions.
private func loaded<Pointer>(
    _ load: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Pointer?
) -> Result<Pointer, Problem> {
    var reason: UnsafePointer<CChar>?
    if let functions = load(&reason) { return .success(functions) }
    return .failure(Problem(reason.map { String(cString: $0) } ?? "it is missing"))
}

extension Result where Failure == Problem {
    /// Returns the functions of a library that reads or writes image files.
    func functions(
        _ operation: ImageFileOperation, _ path: String, package: String
    ) throws(ImageFileError) -> Success {
        switch self {
        case .success(let functions): return functions
        case .failure(let error):
            throw ImageFileError(
                operation: operation.rawValue, path: path, reason: error.description,
                remedy: "Install the package \(package)."
            )
        }
    }
}

/// What a library does with an image file.
enum ImageFileOperation: String { case decode, encode }
