import CLegatoKernels
package import LegatoDrawing

/// The number of rows that one thread copies at a time.
private let rowsAtOnce = 90

extension SoftwareRenderer {
    /// The byte order of a pixel.
    package enum PixelFormat: Sendable {
        /// Red, green, blue, alpha.
        case rgba
        /// Blue, green, red, alpha, the order of many displays.
        case bgra
    }

    /// Calls `body` with the premultiplied RGBA pixels of the latest list, without copying.
    ///
    /// The buffer contains `height` rows of `bytesPerRow` bytes, each starting with `width` pixels.
    /// It is valid only during the call.
    /// - Throws: `RenderError` if nothing was drawn.
    package func withPixels<R>(
        _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) -> R
    ) throws(RenderError) -> R {
        guard let latest else { throw nothingDrawn }
        let stride = Int(target.stride)
        return body(
            UnsafeRawBufferPointer(start: target.pixels, count: stride * latest.height), stride
        )
    }

    /// Copies a part of the latest list's pixels to the same position in a picture of the whole
    /// target.
    ///
    /// - Parameters:
    ///   - destination: The top left pixel of the picture.
    ///   - bytesPerRow: The bytes per row of the picture, at least 4 per copied column.
    ///   - format: The byte order of the picture; RGBA by default.
    ///   - rect: The pixels to copy, clipped to the target; all by default.
    package func copyPixels(
        to destination: UnsafeMutableRawPointer, bytesPerRow: Int, format: PixelFormat = .rgba,
        rect: PixelRect? = nil
    ) {
        guard let latest else { return }
        let rect = latest.bounds.intersection(rect ?? latest.bounds)
        guard !rect.isEmpty else { return }
        let rows = Int(rect.maxY - rect.minY)
        // The caller provides exclusive access to the destination, and each row is written by one
        // thread.
        nonisolated(unsafe) let destination = destination
        drawing.workers.perform((rows + rowsAtOnce - 1) / rowsAtOnce) { piece, _ in
            let first = Int(rect.minY) + piece * rowsAtOnce
            let last = min(first + rowsAtOnce, Int(rect.maxY))
            copyRows(first..<last, of: rect, to: destination, bytesPerRow, format)
        }
    }

    private func copyRows(
        _ rows: Range<Int>, of rect: PixelRect, to destination: UnsafeMutableRawPointer,
        _ bytesPerRow: Int, _ format: PixelFormat
    ) {
        let count = Int(rect.maxX - rect.minX)
        for y in rows {
            let from = target.pixels + y * Int(target.stride) + Int(rect.minX) * 4
            let to = destination + y * bytesPerRow + Int(rect.minX) * 4
            switch format {
            case .rgba: to.copyMemory(from: from, byteCount: count * 4)
            case .bgra:
                kernels.swapRedBlue(from, to.assumingMemoryBound(to: UInt8.self), Int64(count))
            }
        }
    }
}
