import Foundation
import LegatoGraphics

/// The state that `saveGState()` saves in addition to cairo's own (clip, line style).
struct GraphicsState {
    /// The transform from user space to pixels.
    var transform: CGAffineTransform
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    /// The colour spaces of colour components.
    var fillSpace = CGColorSpaceCreateDeviceRGB()
    var strokeSpace = CGColorSpaceCreateDeviceRGB()
    /// The offset of patterns in points.
    var patternPhase = CGSize.zero
    /// The width of strokes in points.
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    /// The miter limit in line widths.
    var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in points; empty for a solid line.
    var dash: [CGFloat] = []
    /// The dash phase in points.
    var dashPhase: CGFloat = 0
    /// The opacity of everything drawn, 0 to 1.
    var alpha: CGFloat = 1
    /// The shadow of everything drawn; nil for none.
    var shadow: CastShadow?
    /// The coverage by which everything drawn is multiplied; nil means 1 everywhere.
    var mask: CairoTarget?
    var interpolation = CGInterpolationQuality.default
}

/// A colour or pattern with which areas and lines are painted.
enum Paint {
    case color(CGColor)
    case pattern(any PeriodicPaint)
}

/// A drawing that is repeated in rows and columns.
protocol PeriodicPaint: AnyObject {
    /// The bounds of a cell, at whose corner a period starts.
    var bounds: CGRect { get }
    /// The transform from the space of the bounds to the context's initial user space.
    var matrix: CGAffineTransform { get }
    /// The distances between columns and between rows.
    var step: CGSize { get }
    /// Returns one period in pixels, with an opacity.
    func period(width: Int, height: Int, alpha: CGFloat) -> CairoSurface
}
