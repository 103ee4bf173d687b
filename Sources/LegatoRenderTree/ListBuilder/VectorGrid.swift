import Foundation
import LegatoDrawing
import LegatoGraphics

/// The texels of a raster, and the mapping of the layer's points to them.
struct VectorGrid: Hashable {
    /// The linear part of the transform from points to texels.
    var a, b, c, d: Double
    /// The location of the layer's origin, in texels.
    var x = 0.0, y = 0.0
    /// The texels in the raster.
    var minX = 0, minY = 0, maxX = 0, maxY = 0

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// The transform from points to the raster's own texels.
    var transform: CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: x - Double(minX), ty: y - Double(minY))
    }

    /// The grid with `n` more texels on each side.
    func grown(by n: Int) -> VectorGrid {
        var grid = self
        (grid.minX, grid.minY) = (minX - n, minY - n)
        (grid.maxX, grid.maxY) = (maxX + n, maxY + n)
        return grid
    }

    /// Whether one raster of at most this number of texels can contain the grid.
    func isFeasible(_ texels: Int = maximumTexels) -> Bool {
        width <= Self.longestSide && height <= Self.longestSide && width * height <= texels
    }

    /// The longest side of a raster that every driver supports for textures.
    private static let longestSide = 8192
    /// The maximum number of texels of a raster: that of the largest screens.
    static let maximumTexels = 1 << 25
    /// Up to this side a raster includes invisible parts, so that they can move into view.
    private static let wholeSide = 1024
    /// Cropped edges are at multiples of this, so that rasters can be reused while the layer moves.
    private static let step = 256

    /// Sets the texels to those of a rectangle of points, plus one on each side.
    mutating func hold(_ rect: CGRect) -> Bool {
        let box = rect.applying(CGAffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: y))
        let limit = 1e15
        guard abs(box.minX) < limit, abs(box.minY) < limit, box.width < limit, box.height < limit
        else { return false }
        // Bounded: by the guard above.
        minX = Int(box.minX.rounded(.down)) - 1
        minY = Int(box.minY.rounded(.down)) - 1
        maxX = Int(box.maxX.rounded(.up)) + 1
        maxY = Int(box.maxY.rounded(.up)) + 1
        return true
    }

    /// Crops a large grid to the texels that are visible.
    mutating func cut(toSeen seen: (minX: Int, minY: Int, maxX: Int, maxY: Int)) {
        guard width > Self.wholeSide || height > Self.wholeSide else { return }
        func floor(_ v: Int) -> Int { (v >= 0 ? v : v - Self.step + 1) / Self.step * Self.step }
        minX = max(minX, floor(seen.minX - 1))
        minY = max(minY, floor(seen.minY - 1))
        maxX = min(maxX, floor(seen.maxX + Self.step))
        maxY = min(maxY, floor(seen.maxY + Self.step))
    }
}

/// A raster's grid, and the placement of its texels on the target.
struct VectorPlacement {
    var grid: VectorGrid
    /// The transform from the frame's coordinate space to device pixels.
    var projection: Projection
    /// The rectangle that the texels fill.
    var frame: LocalRect

    /// Creates a placement of texels exactly on pixels; nil unless the transform preserves the
    /// axes.
    ///
    /// The location is rounded to quarter pixels, so that a moving layer needs few rasters.
    init?(upright plane: ProjectiveTransform, extent: CGRect, scissor: PixelRect) {
        guard plane.isAffine else { return nil }
        var (a, b, c, d) = (plane.a, plane.b, plane.c, plane.d)
        let small = 1e-9 * max(abs(a), abs(b), abs(c), abs(d))
        if abs(b) <= small && abs(c) <= small {
            (b, c) = (0, 0)
        } else if abs(a) <= small && abs(d) <= small {
            (a, d) = (0, 0)
        } else {
            return nil
        }
        func split(_ v: Double) -> (whole: Int, phase: Double)? {
            guard abs(v) < 1e9 else { return nil }
            let quarters = (v * 4).rounded()
            let whole = (quarters / 4).rounded(.down)
            return (Int(whole), quarters / 4 - whole)
        }
        guard let x = split(plane.tx), let y = split(plane.ty) else { return nil }
        grid = VectorGrid(a: a, b: b, c: c, d: d, x: x.phase, y: y.phase)
        guard grid.hold(extent) else { return nil }
        grid.cut(
            toSeen: (
                Int(scissor.minX) - x.whole, Int(scissor.minY) - y.whole,
                Int(scissor.maxX) - x.whole, Int(scissor.maxY) - y.whole
            )
        )
        guard !grid.isEmpty && grid.isFeasible() else { return nil }
        projection = Projection()
        frame = LocalRect(
            x: Float(grid.minX + x.whole), y: Float(grid.minY + y.whole), width: Float(grid.width),
            height: Float(grid.height)
        )
    }

    /// Creates a placement with linear sampling, at the next scale level above the required one;
    /// nil if nothing is visible.
    ///
    /// `limit` is the largest useful scale, as for blurred content, and `texels` the maximum size
    /// of the raster.
    init?(
        smooth plane: ProjectiveTransform, extent: CGRect, scissor: PixelRect,
        limit: Double = .infinity, texels: Int = VectorGrid.maximumTexels
    ) {
        var seen = extent
        if plane.isAffine, let back = plane.inverse {
            let corners = CGRect(
                x: Double(scissor.minX), y: Double(scissor.minY),
                width: Double(scissor.maxX - scissor.minX),
                height: Double(scissor.maxY - scissor.minY)
            )
            let map = CGAffineTransform(
                a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty
            )
            seen = extent.intersection(corners.applying(map))
        }
        guard !seen.isNull, var level = Self.level(of: plane, over: seen) else { return nil }
        if limit < .infinity { level = min(level, 2 * log2(limit).rounded(.down)) }
        while true {
            let scale = exp2(level / 2)
            grid = VectorGrid(a: scale, b: 0, c: 0, d: scale)
            if grid.hold(extent) {
                if plane.isAffine {
                    grid.cut(
                        toSeen: (
                            // Bounded: by the extent, which the grid contains.
                            Int((seen.minX * scale).rounded(.down)),
                            Int((seen.minY * scale).rounded(.down)),
                            Int((seen.maxX * scale).rounded(.up)),
                            Int((seen.maxY * scale).rounded(.up))
                        )
                    )
                }
                if grid.isEmpty { return nil }
                if grid.isFeasible(texels)
                    && (plane.isAffine || max(grid.width, grid.height) <= 2048)
                {
                    break
                }
            }
            level -= 1
            guard level > -200 else { return nil }
        }
        let texel = exp2(-level / 2)
        projection = plane.projection
        frame = LocalRect(
            x: Float(Double(grid.minX) * texel), y: Float(Double(grid.minY) * texel),
            width: Float(Double(grid.width) * texel), height: Float(Double(grid.height) * texel)
        )
    }

    /// The scale level, in powers of √2, at or above the largest scale in a rectangle.
    private static func level(of plane: ProjectiveTransform, over rect: CGRect) -> Double? {
        func stretch(_ x: Double, _ y: Double) -> Double? {
            guard plane.map(x, y) != nil else { return nil }
            let m = plane.derivative(x, y)
            let sum = m.a * m.a + m.b * m.b + m.c * m.c + m.d * m.d
            let det = m.a * m.d - m.b * m.c
            return ((sum + max(0, sum * sum - 4 * det * det).squareRoot()) / 2).squareRoot()
        }
        var largest = stretch(rect.midX, rect.midY)
        if !plane.isAffine {
            for (x, y) in [
                (rect.minX, rect.minY), (rect.maxX, rect.minY),
                (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
            ] {
                if let s = stretch(x, y) { largest = max(largest ?? s, s) }
            }
        }
        guard let largest, largest > 0, largest.isFinite else { return nil }
        // The rounding error of a rotation must not lead to the next level.
        return (2 * log2(largest) - 1e-6).rounded(.up)
    }
}
