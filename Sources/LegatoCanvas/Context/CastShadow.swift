import CCanvas
import Foundation
import LegatoGraphics

/// The shadow of a context's drawing.
struct CastShadow {
    /// The offset in pixels.
    let offset: CGVector
    /// The standard deviation of the blur in pixels.
    let sigma: CGFloat
    let color: CGColor

    /// The distance in pixels over which the blur spreads.
    private var reach: CGFloat { (3 * sigma).rounded(.up) + 1 }

    /// The size of a pixel of the blurred coverage, in pixels of the context: a wide blur needs no
    /// finer detail.
    private var step: CGFloat { max(1, (sigma / 8).rounded(.down)) }

    /// The box whose contents may cast a shadow into another box, both in pixels.
    func source(of box: CGRect) -> CGRect {
        guard !box.isEmpty else { return .null }
        return box.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
    }

    /// Draws a shape and returns its blurred coverage; nil if no part of it casts a shadow.
    func coverage(
        _ box: CGRect, _ cairo: OpaquePointer, _ sourceTransform: CGAffineTransform?,
        _ shape: (OpaquePointer) -> Void
    ) -> (surface: CairoSurface, corner: CGPoint, step: CGFloat)? {
        guard
            let mask = CairoTarget(covering: source(of: box), step: step, coverage: true)
        else { return nil }
        mask.take(from: cairo, sourceTransform)
        mask.takePath(from: cairo)
        shape(mask.cairo)
        guard let ink = mask.surface.ink else { return nil }
        // Bounded: by the reach of the greatest blur.
        let margin = sigma == 0 ? 0 : Int((reach / step).rounded(.up))
        let blurred = mask.surface.blurred(ink, margin: margin, sigma: Double(sigma / step))
        let corner = CGPoint(
            x: mask.box.minX + CGFloat(ink.x.lowerBound - margin) * step + offset.dx,
            y: mask.box.minY + CGFloat(ink.y.lowerBound - margin) * step + offset.dy
        )
        return (blurred, corner, step)
    }
}

extension CairoSurface {
    /// The columns and rows with non-zero coverage; nil if there are none.
    fileprivate var ink: (x: Range<Int>, y: Range<Int>)? {
        libcairo.surface_flush(pointer)
        guard let data = libcairo.image_surface_get_data(pointer) else { return nil }
        let (width, height, stride) = (width, height, stride)
        var (left, right, top, bottom) = (width, 0, height, 0)
        for y in 0..<height {
            let row = data + y * stride
            guard let first = (0..<width).first(where: { row[$0] != 0 }) else { continue }
            var last = width - 1
            while row[last] == 0 { last -= 1 }
            (left, right) = (min(left, first), max(right, last + 1))
            (top, bottom) = (min(top, y), y + 1)
        }
        return left < right ? (left..<right, top..<bottom) : nil
    }

    /// A part of the coverage with a margin around it, blurred.
    fileprivate func blurred(
        _ part: (x: Range<Int>, y: Range<Int>), margin: Int, sigma: Double
    ) -> CairoSurface {
        let (width, height) = (part.x.count + 2 * margin, part.y.count + 2 * margin)
        var values = [Float](repeating: 0, count: width * height)
        if let data = libcairo.image_surface_get_data(pointer) {
            for y in part.y {
                let row = (y - part.y.lowerBound + margin) * width + margin - part.x.lowerBound
                for x in part.x { values[row + x] = Float(data[y * stride + x]) }
            }
        }
        let blurred = BlurredCoverage(
            values, width: width, height: height, sigma: (sigma, sigma)
        ).values
        let surface = CairoSurface(
            width: min(width, BitmapLimits.side), height: min(height, BitmapLimits.side),
            coverage: true
        )
        let stride = surface.stride
        if let data = libcairo.image_surface_get_data(surface.pointer) {
            for y in 0..<surface.height {
                for x in 0..<surface.width {
                    // Bounded: from 0 to 255.
                    data[y * stride + x] = UInt8(max(0, min(255, blurred[y * width + x] + 0.5)))
                }
            }
        }
        libcairo.surface_mark_dirty(surface.pointer)
        return surface
    }
}
