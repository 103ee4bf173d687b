import Foundation

extension LayerState {
    /// Where contents of a size in pixels are placed by the gravity.
    func contentsFrame(in bounds: CGRect, width: Int, height: Int) -> CGRect {
        let scale = contentsScale > 0 ? contentsScale : 1
        var size = CGSize(
            width: CGFloat(width) * contentsRect.size.width / scale,
            height: CGFloat(height) * contentsRect.size.height / scale
        )
        guard size.width > 0 && size.height > 0 else { return .zero }
        let fit = (bounds.width / size.width, bounds.height / size.height)
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect:
            let s = min(fit.0, fit.1)
            size = CGSize(width: size.width * s, height: size.height * s)
        case .resizeAspectFill:
            let s = max(fit.0, fit.1)
            size = CGSize(width: size.width * s, height: size.height * s)
        default: break
        }
        var x = bounds.midX - size.width / 2
        var y = bounds.midY - size.height / 2
        switch contentsGravity {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
        default: break
        }
        switch contentsGravity {
        case .bottom, .bottomLeft, .bottomRight: y = bounds.minY
        case .top, .topLeft, .topRight: y = bounds.maxY - size.height
        default: break
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// A part of the contents, in unit space, and where in the layer it is stretched to.
    struct Patch {
        var frame: CGRect
        var source: CGRect
    }

    /// The parts of contents of a size in pixels that are placed in `frame`.
    ///
    /// With `contentsCenter` there are nine: the corners keep their size, the edges are stretched
    /// along themselves. Corners that do not fit are made smaller together. A side of the centre
    /// that is 0 stands for the pixel around it. Gravities that do not resize know no centre.
    func patches(of frame: CGRect, width: Int, height: Int) -> [Patch] {
        let rect = contentsRect
        let isResized =
            contentsGravity == .resize || contentsGravity == .resizeAspect
            || contentsGravity == .resizeAspectFill
        guard isResized, contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return [Patch(frame: frame, source: rect)]
        }
        let scale = contentsScale > 0 ? contentsScale : 1
        let columns = strips(
            frame: (frame.minX, frame.width),
            source: (rect.origin.x, rect.size.width),
            center: (contentsCenter.minX, contentsCenter.maxX),
            pixels: CGFloat(width) * rect.size.width,
            scale
        )
        let rows = strips(
            frame: (frame.minY, frame.height),
            source: (rect.origin.y, rect.size.height),
            center: (contentsCenter.minY, contentsCenter.maxY),
            pixels: CGFloat(height) * rect.size.height,
            scale
        )
        return rows.flatMap { row in
            columns.map { column in
                Patch(
                    frame: CGRect(
                        x: column.frame.start,
                        y: row.frame.start,
                        width: column.frame.length,
                        height: row.frame.length
                    ),
                    source: CGRect(
                        x: column.source.start,
                        y: row.source.start,
                        width: column.source.length,
                        height: row.source.length
                    )
                )
            }
        }
    }

    private typealias Stretch = (start: CGFloat, length: CGFloat)

    /// The three parts of one axis, without those that are empty.
    private func strips(
        frame: Stretch,
        source: Stretch,
        center: (low: CGFloat, high: CGFloat),
        pixels: CGFloat,
        _ scale: CGFloat
    ) -> [(frame: Stretch, source: Stretch)] {
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
        let end = frame.start + frame.length
        let (second, third) = (frame.start + before, max(frame.start + before, end - after))
        let edges = [frame.start, second, third, end]
        let shares = [0, low, high, 1]
        return (0..<3).compactMap { i in
            guard edges[i + 1] > edges[i] else { return nil }
            return (
                frame: (edges[i], edges[i + 1] - edges[i]),
                source: (
                    source.start + source.length * shares[i],
                    source.length * (shares[i + 1] - shares[i])
                )
            )
        }
    }
}
