import CCanvas
public import Foundation
public import LegatoGraphics

/// What `drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by the non-zero winding rule.
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    /// Strokes.
    case stroke
    /// Fills by the non-zero winding rule, then strokes.
    case fillStroke
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke
}

extension CGContext {
    /// The transform from pixels to user space; nil if there is none.
    var toUserSpace: CGAffineTransform? { ctm.isDrawable ? ctm.inverted() : nil }

    /// The current path in user space; nil if it is empty.
    public var path: CGPath? {
        guard !pixelPath.isEmpty, let toUserSpace else { return nil }
        return CGPath(pixelPath.applying(toUserSpace))
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { pixelPath.isEmpty }

    /// The end of the current path in user space; zero if it is empty.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

    /// The bounding box of the current path, including control points, in user space; null if it is
    /// empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// The bounding box of the clip, in user space; empty if everything is clipped.
    public var boundingBoxOfClipPath: CGRect {
        guard let toUserSpace else { return .zero }
        let box = clipBox
        return box.isEmpty ? .zero : box.applying(toUserSpace)
    }

    /// The bounding box of the clip, in pixels; zero if everything is clipped.
    var clipBox: CGRect {
        libcairo.save(cairo)
        defer { libcairo.restore(cairo) }
        libcairo.identity_matrix(cairo)
        return clipExtents
    }

    /// The bounding box of the clip, in cairo's user space; zero if everything is clipped.
    private var clipExtents: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        libcairo.clip_extents(cairo, &x1, &y1, &x2, &y2)
        return x1 < x2 && y1 < y2 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .zero
    }

    /// The bounding box of the clip and of the area that casts a shadow into it, in cairo's user
    /// space.
    var visibleBox: CGRect {
        guard let shadow = state.shadow else { return clipExtents }
        var m = cairo_matrix_t()
        libcairo.get_matrix(cairo, &m)
        let toPixels = CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
        let box = clipBox
        return box.union(shadow.source(of: box)).applying(toPixels.inverted())
    }

    /// Returns whether the current path contains a point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        switch mode {
        case .eoFill, .eoFillStroke: path?.contains(point, using: .evenOdd) ?? false
        case .fill, .stroke, .fillStroke: path?.contains(point) ?? false
        }
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let drawn = pixelPath
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
            pixelPath = drawn
            strokePath()
        }
    }

    /// Replaces the current path with the outline of its stroke, using the current line width,
    /// caps, joins and dashes; with an empty path if the transform is singular.
    public func replacePathWithStrokedPath() {
        guard let path else { return beginPath() }
        let line =
            state.dash.isEmpty
            ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dash)
        let outline = line.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit
        )
        beginPath()
        addPath(outline)
    }
}
