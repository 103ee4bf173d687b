import Foundation
import LegatoDrawing
import LegatoGraphics

extension LayerState {
    /// The bounds, with negative sizes replaced by 0.
    @inline(__always)
    var drawnBounds: CGRect { bounds.drawn }

    /// Returns the corner radii, limited to half the smaller side; 0 for corners that are not
    /// rounded.
    @inline(__always)
    func drawnRadii(_ bounds: CGRect) -> SIMD4<Float> {
        let radius = bounds.drawnRadius(cornerRadius)
        if maskedCorners == .all { return SIMD4(repeating: radius) }
        let mask = SIMD4<Int32>(1, 2, 4, 8) & Int32(maskedCorners.rawValue)
        return SIMD4(repeating: radius).replacing(with: 0, where: mask .== 0)
    }

    /// Returns the corner curve; circular if the continuous curve would be the same.
    @inline(__always)
    func drawnCurve(_ bounds: CGRect) -> CornerCurve {
        guard cornerCurve == .continuous, cornerRadius > 0,
            cornerRadius < min(bounds.size.width, bounds.size.height) / 2
        else { return .circular }
        return maskedCorners.isDisjoint(with: .all) ? .circular : .continuous
    }

    /// The edges that are not antialiased.
    @inline(__always)
    var hardEdges: OutlineEdges {
        guard allowsEdgeAntialiasing else { return .all }
        return OutlineEdges(
            rawValue: ~UInt8(truncatingIfNeeded: edgeAntialiasingMask.rawValue) & 15
        )
    }

    /// Whether a layer without sublayers draws only a rounded rectangle in one colour, in its
    /// superlayer's plane.
    var isPlain: Bool {
        guard case .plain = kind else { return false }
        return contents == nil && borderWidth <= 0 && shadowOpacity <= 0 && !isGeometryFlipped
            && !shouldRasterize
            && !preservesDepth && anchorPointZ == 0 && transform.m14 == 0 && transform.m24 == 0
            && transform.m44 == 1 && !hasFilters
            && maskedCorners == .all && cornerCurve == .circular && hardEdges.isEmpty && isDrawable
    }
}

extension CGRect {
    /// The rectangle, with negative sizes replaced by 0.
    @inline(__always)
    var drawn: CGRect {
        CGRect(x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
    }

    /// Returns a corner radius, clamped to 0 and half the smaller side.
    @inline(__always)
    func drawnRadius(_ radius: Double) -> Float {
        Float(min(max(0, radius), min(size.width, size.height) / 2))
    }
}

extension CGColor {
    /// Returns the premultiplied colour, with components clamped to 0...1 and alpha multiplied by
    /// `opacity`.
    @inline(__always)
    func premultiplied(_ opacity: Float = 1) -> DrawColor {
        func clamp(_ v: CGFloat) -> Float { Float(max(0, min(1, v))) }
        let alpha = clamp(self.alpha) * opacity
        return DrawColor(clamp(red) * alpha, clamp(green) * alpha, clamp(blue) * alpha, alpha)
    }
}
