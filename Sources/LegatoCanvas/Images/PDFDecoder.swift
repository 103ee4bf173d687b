import CCanvas
import Foundation
import LegatoGraphics

/// Draws the first page of a PDF file with poppler, which opens no file that the PDF names.
///
/// The picture has `request.scale` pixels for each point of the page, and is transparent where nothing
/// is drawn.
func decodePDF(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let page = try PDFPage(bytes, request)
    return try request.drawVectors(page.width, page.height) { target, scale in
        page.draw(target, scale)
    }
}

/// Returns the size of the first page of a PDF file, with a pixel per point.
func sizeOfPDF(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> (width: Int, height: Int) {
    let page = try PDFPage(bytes, request)
    return try request.vectorSize(page.width, page.height)
}

/// The first page of a PDF file read by poppler.
private final class PDFPage {
    /// The size of the page in points; positive.
    private(set) var (width, height) = (0.0, 0.0)
    private let library: PopplerFunctions
    private let bytes: OpaquePointer
    private let document: OpaquePointer
    private let page: OpaquePointer

    init(_ data: UnsafeRawBufferPointer, _ request: ImageRequest) throws(ImageFileError) {
        guard ImageFormat.pdf.isAllowed(by: request.limits) else {
            throw ImageFileError(
                operation: "decode", path: request.path,
                reason: "it is a PDF file, and drawing a page has no time limit",
                remedy: "Set ImageLimits.allowsPDF for files that you trust."
            )
        }
        let library = try poppler.functions(.decode, request.path, package: "libpoppler-glib8")
        let bytes = library.bytes_new_static(data.baseAddress, data.count)
        var error: UnsafeMutablePointer<GError>?
        guard let bytes, let document = library.new_from_bytes(bytes, nil, &error) else {
            if let bytes { library.bytes_unref(bytes) }
            throw request.incomplete(.pdf, library.reason(error))
        }
        let count = library.get_n_pages(document)
        guard count > 0, let page = library.get_page(document, 0) else {
            library.object_unref(UnsafeMutableRawPointer(document))
            library.bytes_unref(bytes)
            throw request.incomplete(.pdf, "it has no page")
        }
        (self.library, self.bytes, self.document, self.page) = (library, bytes, document, page)
        library.get_size(page, &width, &height)
        guard width > 0, height > 0, (width + height).isFinite else {
            throw request.incomplete(.pdf, "its page has no size")
        }
    }

    deinit {
        for object in [page, document] { library.object_unref(UnsafeMutableRawPointer(object)) }
        library.bytes_unref(bytes)
    }

    /// Draws the page with a number of pixels per point.
    func draw(_ target: CairoTarget, _ scale: Double) {
        var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
        libcairo.set_matrix(target.cairo, &matrix)
        library.render(page, target.cairo)
    }
}

extension PopplerFunctions {
    /// Returns the text of an error, and releases it.
    fileprivate func reason(_ error: UnsafeMutablePointer<GError>?) -> String {
        defer { if let error { error_free(error) } }
        return error?.pointee.message.map { String(cString: $0) } ?? "poppler cannot read it"
    }
}
