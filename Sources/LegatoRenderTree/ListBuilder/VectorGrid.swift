import Foundation
import LegatoDrawing
import LegatoGraphics

/// The texels of a raster, and where a layer's points lie on them.
struct VectorGrid: Hashable {
    /// From points to texels, the linear part.
    var a, b, c, d: Double
    /// Where the layer's origin lies, texels.
    var x = 0.0, y = 0.0
    /// The texels held.
    var minX = 0, minY = 0, maxX = 0, maxY = 0

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// From points to the texels of the raster itself.
    var transform: CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: x - Double(minX), ty: y - Double(minY))
    }

    /// Holds so many texels more on each side.
    func grown(by n: Int) -> VectorGrid {
        var grid = self
        (grid.minX, grid.minY) = (minX - n, minY - n)
        (grid.maxX, grid.maxY) = (maxX + n, maxY + n)
        return grid
    }

    /// Whether one raster of at most this number of texels can hold the grid.
    func isFeasible(_ texels: Int = mostTexels) -> Bool {
        width <= Self.longestSide && height <= Self.longestSide && width * height <= texels
    }

    /// The longest side of a raster, which every driver's textures allow.
    private static let longestSide = 8192
    /// The most texels of a raster: those of the largest screens.
    static let mostTexels = 1 << 25
    /// Up to this side a raster holds everything, seen or not, so that it can be moved into sight.
    private static let wholeSide = 1024
    /// Edges of what is cut off lie on multiples of this, so that rasters last while it is moved.
    private static let step = 256

    /// Takes the texels of a rectangle of points, and one more on each side.
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

    /// Lets go of texels that cannot be seen, where there are many.
    mutating func cut(toSeen seen: (minX: Int, minY: Int, maxX: Int, maxY: Int)) {
        guard width > Self.wholeSide || height > Self.wholeSide else { return }
        func floor(_ v: Int) -> Int { (v >= 0 ? v : v - Self.step + 1) / Self.step * Self.step }
        minX = max(minX, floor(seen.minX - 1))
        minY = max(minY, floor(seen.minY - 1))
        maxX = min(maxX, floor(seen.maxX + Self.step))
        maxY = min(maxY, floor(seen.maxY + Self.step))
    }
}

/// A raster's grid, and how its texels are laid over the target.
struct VectorPlacement {
    var grid: VectorGrid
    /// From the frame's space to device pixels.
    var projection: Projection
    /// The rectangle that the texels fill.
    var frame: LocalRect

    /// Texel for pixel: for maps that keep axes; nil for others.
    ///
    /// The place is rounded to quarters of a pixel, so that a moving layer needs few rasters.
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
            x: Float(grid.minX + x.whole),
            y: Float(grid.minY + y.whole),
            width: Float(grid.width),
            height: Float(grid.height)
        )
    }

    /// Smoothly sampled, at the next class of scale above what the map needs; nil if unseen.
    ///
    /// `limit` is the largest useful scale, as for blurred content, and `texels` the maximum size
    /// of the raster.
    init?(
        smooth plane: ProjectiveTransform,
        extent: CGRect,
        scissor: PixelRect,
        limit: Double = .infinity,
        texels: Int = VectorGrid.mostTexels
    ) {
        var seen = extent
        if plane.isAffine, let back = plane.inverse {
            let corners = CGRect(
                x: Double(scissor.minX),
                y: Double(scissor.minY),
                width: Double(scissor.maxX - scissor.minX),
                height: Double(scissor.maxY - scissor.minY)
            )
            let map = CGAffineTransform(
                a: back.a,
                b: back.b,
                c: back.c,
                d: back.d,
                tx: back.tx,
                ty: back.ty
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
                            // Bounded: by the extent, which the grid holds.
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
            x: Float(Double(grid.minX) * texel),
            y: Float(Double(grid.minY) * texel),
            width: Float(Double(grid.width) * texel),
            height: Float(Double(grid.height) * texel)
        )
    }

    /// The class of scale, a power of √2, at or above the largest one in a rectangle.
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
        // A turn's rounding must not lead to the next class.
        return (2 * log2(largest) - 1e-6).rounded(.up)
    }
}
