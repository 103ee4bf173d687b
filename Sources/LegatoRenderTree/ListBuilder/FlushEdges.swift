import Foundation
import LegatoDrawing
import LegatoGraphics

/// The edges of a clip.
///
/// Shapes and images with the same edges are drawn 1.5 pixels beyond them.
/// A pixel that a clip covers in part would otherwise show what is behind a shape that fills the
/// clip: there the shape's own antialiased edge lets it through, and the clip cuts both alike.
struct FlushEdges {
    /// The distance, in pixels, by which shapes are continued.
    private static let reach = 1.5
    /// How far inside the clip's, in pixels, an edge may be; further outside than a pixel, it
    /// touches no pixel of the clip.
    private static let tolerance = 1.0 / 32
    /// The edges, in pixels.
    private var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)

    /// Creates the edges of a clip; nil if they are not upright, or all between two pixels.
    init?(_ clip: RoundedShape) {
        let (map, rect) = (clip.projection, clip.rect)
        guard map.isAffine, map.b == 0, map.c == 0 else { return nil }
        let x = [rect.x, rect.x + rect.width].map { Double(map.a) * Double($0) + Double(map.tx) }
        let y = [rect.y, rect.y + rect.height].map { Double(map.d) * Double($0) + Double(map.ty) }
        (minX, maxX) = (min(x[0], x[1]), max(x[0], x[1]))
        (minY, maxY) = (min(y[0], y[1]), max(y[0], y[1]))
        if (x + y).allSatisfy(Self.isSharp) { return nil }
    }

    /// Whether an edge is between two pixels, so that nothing is antialiased there.
    private static func isSharp(_ edge: Double) -> Bool { abs(edge - edge.rounded()) < 1e-4 }

    /// Returns a rectangle in a layer's coordinate space, continued where its edges are those of the
    /// clip; nil if none is.
    func continued(_ rect: LocalRect, by map: Projection) -> LocalRect? {
        guard map.isAffine, map.b == 0, map.c == 0 else { return nil }
        let x = Self.continued(rect.x, rect.width, map.a, map.tx, (minX, maxX))
        let y = Self.continued(rect.y, rect.height, map.d, map.ty, (minY, maxY))
        guard x != nil || y != nil else { return nil }
        let ((x0, x1), (y0, y1)) = (
            x ?? (rect.x, rect.width), y ?? (rect.y, rect.height)
        )
        return LocalRect(x: x0, y: y0, width: x1, height: y1)
    }

    /// Continues an interval, given by its start and length, where its mapped ends are those of
    /// another one; returns nil if none is.
    private static func continued(
        _ start: Float, _ length: Float, _ scale: Float, _ shift: Float, _ clip: (Double, Double)
    ) -> (Float, Float)? {
        guard abs(scale) > 1e-6 else { return nil }
        let (scale, shift) = (Double(scale), Double(shift))
        let clip = scale > 0 ? clip : (clip.1, clip.0)
        let out = scale > 0 ? 1.0 : -1.0
        func isFlush(_ end: Double, _ edge: Double, _ out: Double) -> Bool {
            let distance = (end * scale + shift - edge) * out
            return !isSharp(edge) && distance > -tolerance && distance < 1
        }
        let reach = reach / abs(scale)
        let (first, last) = (Double(start), Double(start) + Double(length))
        let before = isFlush(first, clip.0, -out) ? reach : 0
        let after = isFlush(last, clip.1, out) ? reach : 0
        if before == 0 && after == 0 { return nil }
        return (Float(first - before), Float(Double(length) + before + after))
    }
}
