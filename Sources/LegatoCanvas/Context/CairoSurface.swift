import CCanvas
import LegatoGraphics

/// A bitmap in cairo's memory layout: premultiplied ARGB in native 32-bit words.
final class CairoSurface {
    let pointer: OpaquePointer

    /// Takes ownership of a surface created by cairo.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// Creates a transparent surface; with `coverage`, it has only an alpha channel.
    /// - Precondition: The sides are 1 to 32767 pixels, and there is enough memory.
    convenience init(width: Int, height: Int, coverage: Bool = false) {
        let sides = 1...BitmapLimits.side
        require(
            sides.contains(width) && sides.contains(height),
            """
            A drawing surface must have 1 to \(BitmapLimits.side) pixels a side, got \
            \(width) x \(height)
            """
        )
        guard
            let pointer = libcairo.image_surface_create(
                coverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)
            )
        else { refuse("Not enough memory for a surface of \(width) x \(height) pixels") }
        self.init(owning: pointer)
        require(
            status == CAIRO_STATUS_SUCCESS,
            "cairo cannot create a surface of \(width) x \(height) pixels: \(cairoText(status))"
        )
    }

    /// Creates a surface with the pixels of an image.
    convenience init(_ image: CGImage) {
        self.init(width: image.width, height: image.height)
        let stride = self.stride
        guard let data = libcairo.image_surface_get_data(pointer) else { return }
        image.pixels.withUnsafeBytes { bytes in
            // Rows are read and written by pointers, whose loops the compiler vectorises.
            guard let pixels = bytes.baseAddress else { return }
            for y in 0..<image.height {
                let row = UnsafeMutableRawPointer(data + y * stride)
                let source = pixels + y * image.width * 4
                for x in 0..<image.width {
                    let word = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                    row.storeBytes(
                        of: exchangeRedAndBlue(UInt32(littleEndian: word)), toByteOffset: x * 4,
                        as: UInt32.self
                    )
                }
            }
        }
        libcairo.surface_mark_dirty(pointer)
    }

    deinit { libcairo.surface_destroy(pointer) }

    var status: cairo_status_t { libcairo.surface_status(pointer) }
    var width: Int { Int(libcairo.image_surface_get_width(pointer)) }
    var height: Int { Int(libcairo.image_surface_get_height(pointer)) }
    var stride: Int { Int(libcairo.image_surface_get_stride(pointer)) }

    /// Returns a copy of the pixels.
    func makeImage() -> CGImage {
        libcairo.surface_flush(pointer)
        let (width, height, stride) = (width, height, stride)
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let data = libcairo.image_surface_get_data(pointer) else { return }
            guard let bytes = UnsafeMutableRawBufferPointer(buffer).baseAddress else { return }
            for y in 0..<height {
                let row = UnsafeRawPointer(data + y * stride)
                let target = bytes + y * width * 4
                for x in 0..<width {
                    let word = row.load(fromByteOffset: x * 4, as: UInt32.self)
                    target.storeBytes(
                        of: exchangeRedAndBlue(word).littleEndian, toByteOffset: x * 4,
                        as: UInt32.self
                    )
                }
            }
            initialized = count
        }
        return CGImage(width: width, height: height, premultipliedRGBA: pixels)
    }
}

/// Returns cairo's description of a status.
func cairoText(_ status: cairo_status_t) -> String {
    libcairo.status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
}

/// Swaps the lowest and the third byte, to convert between ARGB words and RGBA bytes.
@inline(__always)
private func exchangeRedAndBlue(_ word: UInt32) -> UInt32 {
    (word & 0xFF00_FF00) | ((word >> 16) & 0xFF) | ((word & 0xFF) << 16)
}
