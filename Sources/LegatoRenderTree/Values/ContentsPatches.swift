import Foundation
import LegatoDrawing

/// The nine patches of an image, three by three around its centre, and their frames.
struct ContentsPatches {
    /// The edges of the three parts along one axis.
    struct Axis {
        /// The edges in the layer, in points.
        let frame: SIMD4<Double>
        /// The edges in unit coordinates.
        let source: SIMD4<Double>

        init(
            frame: (start: CGFloat, length: CGFloat), source: (start: CGFloat, length: CGFloat),
            center: (low: CGFloat, high: CGFloat), pixels: CGFloat, _ scale: CGFloat
        ) {
            var low = max(0, min(1, center.low))
            var high = max(low, min(1, center.high))
            if high == low, pixels > 0 {
                low = max(0, low - 0.5 / pixels)
                high = min(1, high + 0.5 / pixels)
            }
            var before = pixels * low / scale
            var after = pixels * (1 - high) / scale
            if before + after > frame.length {
                let fit = frame.length / (before + after)
                (before, after) = (before * fit, after * fit)
            }
            let second = frame.start + before
            let end = frame.start + frame.length
            self.frame = SIMD4(frame.start, second, max(second, end - after), end)
            self.source = source.start + source.length * SIMD4(0, low, high, 1)
        }
    }

    static let count = 9

    let columns: Axis
    let rows: Axis

    /// A patch, in row order: its frame in the layer and its part of the image in unit coordinates.
    func patch(_ index: Int) -> (frame: CGRect, source: CGRect) {
        (rect(index, columns.frame, rows.frame), rect(index, columns.source, rows.source))
    }

    /// The edges of a patch that are edges of the whole image.
    func outerEdges(_ index: Int) -> OutlineEdges {
        let (x, y) = (index % 3, index / 3)
        var edges: OutlineEdges = []
        if columns.frame[x] == columns.frame[0] { edges.insert(.minX) }
        if columns.frame[x + 1] == columns.frame[3] { edges.insert(.maxX) }
        if rows.frame[y] == rows.frame[0] { edges.insert(.minY) }
        if rows.frame[y + 1] == rows.frame[3] { edges.insert(.maxY) }
        return edges
    }

    private func rect(_ index: Int, _ xs: SIMD4<Double>, _ ys: SIMD4<Double>) -> CGRect {
        let (x, y) = (index % 3, index / 3)
        return CGRect(x: xs[x], y: ys[y], width: xs[x + 1] - xs[x], height: ys[y + 1] - ys[y])
    }
}
