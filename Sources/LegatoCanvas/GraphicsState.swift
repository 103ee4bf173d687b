import Foundation
import LegatoGraphics

/// What `saveGState()` keeps beside what cairo keeps itself (clip, line style).
struct GraphicsState {
    /// From user space to pixels.
    var transform: CGAffineTransform
    var fill = CGColor.black
    var stroke = CGColor.black
    /// The width of strokes in points.
    var lineWidth: CGFloat = 1
    /// The greatest length of a pointed corner in line widths.
    var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in points; empty for an unbroken line.
    var dash: [CGFloat] = []
    /// How far into the dashes a line starts, points.
    var dashPhase: CGFloat = 0
}
