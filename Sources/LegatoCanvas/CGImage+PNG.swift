import CPango
public import Foundation
public import LegatoGraphics

extension CGImage {
    /// Reads a PNG file of any depth; 16 bits a channel become 8.
    /// - Throws: `ImageFileError` when the file cannot be read or is no PNG image.
    public convenience init(contentsOfPNG url: URL) throws(ImageFileError) {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw ImageFileError(
                operation: "read",
                path: url.path,
                reason: systemReason(error),
                remedy: "Check that the file exists and that you may read it."
            )
        }
        try self.init(pngData: data, path: url.path)
    }

    /// Reads the PNG file at a path; see `init(contentsOfPNG:)` with a URL.
    /// - Throws: `ImageFileError` when the file cannot be read or is no PNG image.
    public convenience init(contentsOfPNG path: String) throws(ImageFileError) {
        try self.init(contentsOfPNG: URL(fileURLWithPath: path))
    }

    /// Decodes the bytes of a PNG file.
    /// - Throws: `ImageFileError` when they are no complete PNG image.
    public convenience init(pngData data: Data) throws(ImageFileError) {
        try self.init(pngData: data, path: "memory")
    }

    private convenience init(pngData data: Data, path: String) throws(ImageFileError) {
        let surface = data.withUnsafeBytes { bytes in
            var rest = bytes
            return cairo_image_surface_create_from_png_stream(
                { closure, target, count in
                    guard let rest = closure?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
                        let target, rest.pointee.count >= count, let base = rest.pointee.baseAddress
                    else { return CAIRO_STATUS_READ_ERROR }
                    target.update(
                        from: base.assumingMemoryBound(to: UInt8.self),
                        count: Int(count)
                    )
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
                reason: data.isEmpty ? "it is empty" : cairoText(owned.status),
                remedy: "Check that it is a complete PNG file."
            )
        }
        self.init(owned.makeImage())
    }

    private convenience init(_ image: CGImage) {
        self.init(width: image.width, height: image.height, premultipliedRGBA: image.pixels)
    }

    /// Encodes the image as a PNG file with 8 bits a channel and straight alpha.
    ///
    /// Opaque images survive encoding and decoding byte for byte; where alpha is below 255 the
    /// division by it can change the lowest bits of a colour. Equal images give equal bytes.
    /// - Precondition: at most 32767 pixels a side.
    public func pngData() -> Data {
        var data = Data()
        let surface = CairoSurface(self)
        let status = withUnsafeMutablePointer(to: &data) { target in
            cairo_surface_write_to_png_stream(
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
        require(status == CAIRO_STATUS_SUCCESS, "Encoding in memory: \(cairoText(status))")
        return data
    }

    /// Writes the image as a PNG file over whatever the path names.
    /// - Throws: `ImageFileError` when the file cannot be made or the disk is full.
    /// - Precondition: at most 32767 pixels a side.
    public func writePNG(to url: URL) throws(ImageFileError) {
        do { try pngData().write(to: url) } catch {
            throw ImageFileError(
                operation: "write",
                path: url.path,
                reason: systemReason(error),
                remedy: "Check that the folder exists, that you may write there and that the disk "
                    + "has room."
            )
        }
    }

    /// Writes the image as a PNG file to a path; see `writePNG(to:)` with a URL.
    /// - Throws: `ImageFileError` when the file cannot be made or the disk is full.
    public func writePNG(to path: String) throws(ImageFileError) {
        try writePNG(to: URL(fileURLWithPath: path))
    }
}

/// Returns the system's words for why a file could not be read or written.
private func systemReason(_ error: any Error) -> String {
    let underlying = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey]
    guard let system = underlying as? POSIXError ?? error as? POSIXError else {
        return error.localizedDescription
    }
    return String(cString: strerror(system.code.rawValue))
}
