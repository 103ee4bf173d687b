import CCanvas
import LegatoGraphics

/// Decodes a TIFF or BMP file, or an ICO file of one bitmap, with gdk-pixbuf.
func decodePixbuf(
    _ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let (loader, _) = try load(bytes, format, request, decodes: true)
    // libtiff premultiplies colours, and gdk-pixbuf leaves them so.
    let upright = try loader.pixels(request, isPremultiplied: format == .tiff).reduced(request)
    return upright.turned((StoredOrientation.read(bytes, format) ?? .up).inverse)
}

/// Returns the size of a TIFF or BMP file, or of an ICO file of one bitmap, in pixels.
func sizeOfPixbuf(
    _ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, _ request: ImageRequest
) throws(ImageFileError) -> (width: Int, height: Int) {
    try load(bytes, format, request, decodes: false).size
}

/// Reads a file, or only as much of it as holds its size.
private func load(
    _ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, _ request: ImageRequest, decodes: Bool
) throws(ImageFileError) -> (PixbufLoader, size: (width: Int, height: Int)) {
    if format != .tiff { try checkBitmap(bytes, format, request) }
    let loader = try PixbufLoader(format, request)
    var header = PixbufHeader(
        setSize: loader.library.loader_set_size, request: request, count: bytes.count,
        decodes: decodes
    )
    let problem = withUnsafeMutablePointer(to: &header) { loader.read(bytes, $0) }
    if let error = header.error { throw error }
    guard let size = header.size, problem == nil || !decodes else {
        throw request.incomplete(format, problem ?? "it ends too early")
    }
    return (loader, size)
}

/// The size that a loader reports before it allocates memory.
private struct PixbufHeader {
    let setSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
    let request: ImageRequest
    /// The number of bytes of the file.
    let count: Int
    /// Whether the loader goes on after the size.
    let decodes: Bool
    private(set) var size: (width: Int, height: Int)?
    private(set) var error: ImageFileError?

    mutating func prepare(_ loader: OpaquePointer, _ width: Int, _ height: Int) {
        do throws(ImageFileError) {
            try request.check(width, height, count)
            size = (width, height)
        } catch {
            self.error = error
        }
        // At a size of 0 the loader stops.
        if error != nil || !decodes { setSize(loader, 0, 0) }
    }
}

/// A loader of gdk-pixbuf for one file.
private final class PixbufLoader {
    let library: PixbufFunctions
    private let format: ImageFormat
    private let loader: OpaquePointer

    init(_ format: ImageFormat, _ request: ImageRequest) throws(ImageFileError) {
        library = try gdkPixbuf.functions(.decode, request.path, package: "libgdk-pixbuf-2.0-0")
        self.format = format
        var error: UnsafeMutablePointer<GError>?
        guard let loader = library.loader_new_with_type("\(format)", &error) else {
            throw ImageFileError(
                operation: "decode", path: request.path,
                reason: library.reason(error) ?? "gdk-pixbuf reads no \(format.name) files",
                remedy: "Convert it to PNG."
            )
        }
        self.loader = loader
    }

    deinit { library.object_unref(UnsafeMutableRawPointer(loader)) }

    /// Reads a file; returns the reason for a failure, or nil.
    func read(
        _ bytes: UnsafeRawBufferPointer, _ header: UnsafeMutablePointer<PixbufHeader>
    ) -> String? {
        _ = library.signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared",
            { loader, width, height, context in
                guard let loader, let context else { return }
                context.assumingMemoryBound(to: PixbufHeader.self).pointee.prepare(
                    loader, Int(width), Int(height)
                )
            },
            header, nil, 0
        )
        var error: UnsafeMutablePointer<GError>?
        let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        // A loader must be closed, even after a failure.
        guard library.loader_write(loader, data, bytes.count, &error) != 0 else {
            _ = library.loader_close(loader, nil)
            return library.reason(error) ?? "its data is damaged"
        }
        guard library.loader_close(loader, &error) != 0 else {
            return library.reason(error) ?? "its data is damaged"
        }
        return nil
    }

    /// Returns the picture that has been read, oriented by the file's metadata.
    func pixels(
        _ request: ImageRequest, isPremultiplied: Bool
    ) throws(ImageFileError) -> DecodedPixels {
        guard let stored = library.loader_get_pixbuf(loader),
            let picture = library.apply_embedded_orientation(stored)
        else { throw request.incomplete(format, "it has no picture") }
        defer { library.object_unref(UnsafeMutableRawPointer(picture)) }
        let (width, height) = (Int(library.get_width(picture)), Int(library.get_height(picture)))
        let (channels, row) = (library.get_n_channels(picture), library.get_rowstride(picture))
        guard library.get_bits_per_sample(picture) == 8, channels == 3 || channels == 4,
            let source = library.read_pixels(picture)
        else { throw request.incomplete(format, "its pixels are of an unknown kind") }
        let bytes = uninitializedPixels(width * height * 4) { target in
            for y in 0..<height {
                var (from, to) = (source + y * Int(row), target + y * width * 4)
                for _ in 0..<width {
                    let alpha = channels == 4 ? UInt16(from[3]) : 255
                    for k in 0..<3 {
                        let color = UInt16(from[k])
                        to[k] = UInt8(
                            isPremultiplied ? min(color, alpha) : (color * alpha + 127) / 255
                        )
                    }
                    to[3] = UInt8(alpha)
                    from += Int(channels)
                    to += 4
                }
            }
            return true
        }
        return DecodedPixels(width: width, height: height, bytes: bytes ?? [])
    }
}

extension PixbufFunctions {
    /// Returns the text of an error, and releases it; nil without one.
    fileprivate func reason(_ error: UnsafeMutablePointer<GError>?) -> String? {
        defer { if let error { error_free(error) } }
        return error?.pointee.message.map { String(cString: $0) }
    }
}
