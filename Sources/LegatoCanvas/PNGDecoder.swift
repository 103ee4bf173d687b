import CCanvas
import Foundation
import LegatoGraphics

/// Decodes a PNG file with cairo.
func decodePNG(_ data: Data, path: String) throws(ImageFileError) -> DecodedPixels {
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
            reason: cairoText(owned.status),
            remedy: "Check that it is a complete PNG file."
        )
    }
    let image = owned.makeImage()
    return DecodedPixels(width: image.width, height: image.height, bytes: image.pixels)
}
