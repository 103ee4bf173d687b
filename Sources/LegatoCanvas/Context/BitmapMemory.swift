import CCanvas
import Foundation
import LegatoGraphics

/// Bitmap memory of a context that the program accesses directly, in its own pixel layout.
final class BitmapMemory {
    let layout: PixelLayout
    let pointer: UnsafeMutableRawPointer
    private let release: (() -> Void)?

    /// Wraps memory provided by the program.
    init(_ layout: PixelLayout, _ pointer: UnsafeMutableRawPointer, release: (() -> Void)?) {
        (self.layout, self.pointer, self.release) = (layout, pointer, release)
    }

    /// Allocates zeroed memory for rows in a layout.
    convenience init(_ layout: PixelLayout, height: Int) {
        let count = layout.bytesPerRow * height
        let pointer = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        pointer.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        self.init(layout, pointer) { pointer.deallocate() }
    }

    deinit { release?() }

    /// Copies the pixels in a box from the memory to a surface.
    func load(into surface: CairoSurface, _ box: CGRect) {
        forEachRow(of: surface, box) { row, words, columns in
            if let places = layout.places {
                for x in columns {
                    let start = x * 4
                    let alpha = layout.hasAlpha ? row[start + places.alpha] : 255
                    let (red, green, blue) = (
                        min(row[start + places.red], alpha),
                        min(row[start + places.green], alpha),
                        min(row[start + places.blue], alpha)
                    )
                    words[x] =
                        UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                }
            } else if layout.alpha == .alphaOnly {
                for x in columns { words[x] = UInt32(row[x]) << 24 }
            } else {
                for x in columns { words[x] = 0xFF00_0000 | UInt32(row[x]) * 0x1_0101 }
            }
        }
        libcairo.surface_mark_dirty(surface.pointer)
    }

    /// Copies the pixels in a box from a surface to the memory.
    func store(_ surface: CairoSurface, _ box: CGRect) {
        forEachRow(of: surface, box) { row, words, columns in
            for x in columns {
                let word = words[x]
                let bytes = [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
                if let places = layout.places {
                    let start = x * 4
                    row[start + places.red] = bytes[0]
                    row[start + places.green] = bytes[1]
                    row[start + places.blue] = bytes[2]
                    row[start + places.alpha] = layout.hasAlpha ? bytes[3] : 255
                } else if layout.alpha == .alphaOnly {
                    row[x] = bytes[3]
                } else {
                    row[x] = luma(bytes[0], bytes[1], bytes[2])
                }
            }
        }
    }

    private func forEachRow(
        of surface: CairoSurface, _ box: CGRect,
        _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt32>, Range<Int>) -> Void
    ) {
        let all = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
        let part = box.integral.intersection(all)
        guard !part.isEmpty, let data = libcairo.image_surface_get_data(surface.pointer) else {
            return
        }
        libcairo.surface_flush(surface.pointer)
        // Bounded: by the sides of the surface.
        let (columns, rows) = (Int(part.minX)..<Int(part.maxX), Int(part.minY)..<Int(part.maxY))
        for y in rows {
            let row = pointer + y * layout.bytesPerRow
            (data + y * surface.stride).withMemoryRebound(to: UInt32.self, capacity: surface.width)
            { body(row.assumingMemoryBound(to: UInt8.self), $0, columns) }
        }
    }
}
