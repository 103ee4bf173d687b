import CCanvas
import Foundation
import LegatoGraphics

/// Whether bytes begin like an SVG file: XML with an `svg` element in the first 4096 bytes.
func isSVG(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return start.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<" && start.contains("<svg")
}

/// Draws an SVG file with librsvg, which opens no other file for it.
///
/// The picture has `request.scale` pixels for each of the file, whose size is its width and height, or
/// without these that of its view box.
func decodeSVG(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let file = try SVGFile(bytes, request)
    return try request.drawVectors(file.width, file.height) {
        target, scale throws(ImageFileError) in
        try file.draw(target, request, scale)
    }
}

/// Returns the size of the picture of an SVG file in pixels.
func sizeOfSVG(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> (width: Int, height: Int) {
    let file = try SVGFile(bytes, request)
    return try request.vectorSize(file.width, file.height)
}

/// An SVG file read by librsvg.
private final class SVGFile {
    /// The size of the file in its own pixels; positive.
    private(set) var (width, height) = (0.0, 0.0)
    private let handle: OpaquePointer
    private let library: RSVGFunctions

    init(_ bytes: UnsafeRawBufferPointer, _ request: ImageRequest) throws(ImageFileError) {
        library = try librsvg.functions(.decode, request.path, package: "librsvg2-2")
        var error: UnsafeMutablePointer<GError>?
        let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        guard let handle = library.new_from_data(data, bytes.count, &error) else {
            throw request.incomplete(.svg, library.reason(error))
        }
        self.handle = handle
        // The pixels per inch of CSS.
        library.set_dpi(handle, 96)
        if library.get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
            var (ignored, alsoIgnored, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
            library.get_intrinsic_dimensions(
                handle, &hasWidth, &ignored, &hasHeight, &alsoIgnored, &hasBox, &box
            )
            if hasBox != 0 { (width, height) = (box.width, box.height) }
        }
        guard width > 0, height > 0, (width + height).isFinite else {
            throw request.incomplete(.svg, "it has neither a size nor a view box")
        }
    }

    deinit { library.object_unref(UnsafeMutableRawPointer(handle)) }

    /// Draws the file with a number of pixels for each of its own.
    func draw(_ target: CairoTarget, _ request: ImageRequest, _ scale: Double)
        throws(ImageFileError)
    {
        var viewport = RsvgRectangle(x: 0, y: 0, width: width * scale, height: height * scale)
        var error: UnsafeMutablePointer<GError>?
        guard library.render_document(handle, target.cairo, &viewport, &error) != 0 else {
            throw request.incomplete(.svg, library.reason(error))
        }
    }
}

extension RSVGFunctions {
    /// Returns the text of an error, and releases it.
    fileprivate func reason(_ error: UnsafeMutablePointer<GError>?) -> String {
        defer { if let error { error_free(error) } }
        return error?.pointee.message.map { String(cString: $0) } ?? "librsvg cannot draw it"
    }
}
