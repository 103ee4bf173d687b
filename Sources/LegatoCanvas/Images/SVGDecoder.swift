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
    let library = try librsvg.functions(.decode, request.path, package: "librsvg2-2")
    func failure(_ reason: String) -> ImageFileError {
        ImageFileError(
            operation: "decode", path: request.path, reason: reason,
            remedy: "Check that it is a complete SVG file."
        )
    }
    func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageFileError {
        defer { if let error { library.error_free(error) } }
        return failure(
            error?.pointee.message.map { String(cString: $0) } ?? "librsvg cannot draw it")
    }
    var error: UnsafeMutablePointer<GError>?
    let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard let handle = library.new_from_data(data, bytes.count, &error) else {
        throw failure(error)
    }
    defer { library.object_unref(UnsafeMutableRawPointer(handle)) }
    // The pixels per inch of CSS.
    library.set_dpi(handle, 96)
    guard let natural = naturalSize(of: handle, library) else {
        throw failure("it has neither a size nor a view box")
    }
    func pixels(_ length: Double) -> Int {
        // Bounded: by the sides of bitmaps.
        Int(min((length * request.scale).rounded(.up), Double(BitmapLimits.side) + 1))
    }
    let size = request.size(pixels(natural.width), pixels(natural.height))
    try request.limits.check(size.width, size.height, request.path)
    let target = CairoTarget(CairoSurface(width: size.width, height: size.height), at: .zero)
    // Parts of a pixel at the right and the bottom stay transparent.
    let scale = min(
        request.scale,
        min(Double(size.width) / natural.width, Double(size.height) / natural.height)
    )
    var viewport = RsvgRectangle(
        x: 0, y: 0, width: natural.width * scale, height: natural.height * scale)
    guard library.render_document(handle, target.cairo, &viewport, &error) != 0 else {
        throw failure(error)
    }
    let image = target.surface.makeImage()
    return DecodedPixels(width: image.width, height: image.height, bytes: image.pixels)
}

/// Returns the positive size of a file in its own pixels; nil if it has none.
private func naturalSize(
    of handle: OpaquePointer, _ library: RSVGFunctions
) -> (width: Double, height: Double)? {
    var (width, height) = (0.0, 0.0)
    if library.get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
        var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
        var (ignored, alsoIgnored, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
        library.get_intrinsic_dimensions(
            handle, &hasWidth, &ignored, &hasHeight, &alsoIgnored, &hasBox, &box
        )
        guard hasBox != 0 else { return nil }
        (width, height) = (box.width, box.height)
    }
    return width > 0 && height > 0 && (width + height).isFinite ? (width, height) : nil
}
