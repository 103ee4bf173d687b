package import Foundation

/// The line width, caps, joins and dashes of a stroked outline.
package struct PathStroke {
    /// The maximum number of dashes of a stroked outline; a line with more is solid.
    package static let greatestDashCount = 100_000

    var lineWidth: CGFloat
    var lineCap: CGLineCap
    var lineJoin: CGLineJoin
    var miterLimit: CGFloat
    var dash: [CGFloat]
    var dashPhase: CGFloat

    /// Creates a stroke; without dashes by default.
    package init(
        lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Whether all numbers are finite.
    var isFinite: Bool {
        lineWidth.isFinite && miterLimit.isFinite && dashPhase.isFinite
            && dash.allSatisfy(\.isFinite)
    }
}
