import CCanvas
import Foundation
import LegatoGraphics

/// Decodes a PNG file with cairo.
func decodePNG(
    _ data: Data,
    path: String,
    _ limits: ImageLimits
) throws(ImageFileError) -> DecodedPixels {
    // The IHDR chunk comes first: length, name, width, height.
    let header = [UInt8](data.prefix(24).dropFirst(12))
    if header.count == 12, header.starts(with: Array("IHDR".utf8)) {
        func number(_ place: Int) -> Int {
            header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        try limits.check(number(4), number(8), path)
    }
    let surface = data.withUnsafeBytes { bytes in
        var rest = bytes
        return libcairo.image_surface_create_from_png_stream(
            { closure, target, count in
                guard let rest = closure?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
                    let target, rest.pointee.count >= count, let base = rest.pointee.baseAddress
                else { return CAIRO_STATUS_READ_ERROR }
                target.update(from: base.assumingMemoryBound(to: UInt8.self), count: Int(count))
                rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee[Int(count)...])
                return CAIRO_STATUS_SUCCESS
            },
            &rest
        )
    }
    guard let surface else { refuse("cairo returned no surface") }
    let owned = CairoSurface(owning: surface)
    guard owned.status == CAIRO_STATUS_SUCCESS else {
        throw ImageFileError(
            operation: "decode",
            path: path,
            // cairo reports every error of libpng as CAIRO_STATUS_NO_MEMORY.
            reason: owned.status == CAIRO_STATUS_NO_MEMORY
                ? "its data is damaged" : cairoText(owned.status),
            remedy: "Check that it is a complete PNG file."
        )
    }
    let image = owned.makeImage()
    return DecodedPixels(width: image.width, height: image.height, bytes: image.pixels)
}
