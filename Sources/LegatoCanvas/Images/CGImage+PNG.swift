import CCanvas
public import Foundation
public import LegatoGraphics

extension CGImage {
    /// Returns the image encoded as a PNG file with 8 bits per channel and unpremultiplied alpha.
    ///
    /// Opaque images survive encoding and decoding byte for byte; for alpha below 255 the division
    /// by alpha can change the lowest bits of a colour. Equal images give equal bytes.
    /// - Precondition: The image has at most 32767 pixels per side.
    public func pngData() -> Data {
        var data = Data()
        let surface = CairoSurface(self)
        let status = withUnsafeMutablePointer(to: &data) { target in
            libcairo.surface_write_to_png_stream(
                surface.pointer,
                { closure, bytes, count in
                    guard let target = closure?.assumingMemoryBound(to: Data.self), let bytes
                    else { return CAIRO_STATUS_WRITE_ERROR }
                    target.pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                },
                target
            )
        }
        require(
            status == CAIRO_STATUS_SUCCESS,
            "cairo cannot encode the image as PNG: \(cairoText(status))"
        )
        return data
    }

    /// Writes the image to a PNG file, replacing an existing one.
    ///
    /// An existing file is kept until the new one is complete.
    /// - Throws: `ImageFileError` if the file cannot be created or the disk is full.
    /// - Precondition: The image has at most 32767 pixels per side.
    public func writePNG(to url: URL) throws(ImageFileError) {
        do throws(Problem) { try WholeFile.replace(url.path, with: pngData()) } catch {
            throw .writing(url.path, error)
        }
    }

    /// Writes the image to a PNG file at a path; see `writePNG(to:)` with a URL.
    /// - Throws: `ImageFileError` if the file cannot be created or the disk is full.
    public func writePNG(to path: String) throws(ImageFileError) {
        try writePNG(to: URL(fileURLWithPath: path))
    }
}
