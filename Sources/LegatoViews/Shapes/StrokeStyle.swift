public import Foundation
import LegatoGraphics
public import LegatoCanvas
public import LegatoMotion

/// How a line is drawn along a path.
nonisolated public struct StrokeStyle: Sendable, Hashable {
    /// The width in points; 1 by default.
    public var lineWidth: CGFloat
    /// How open lines end; at their end points by default.
    public var lineCap: CGLineCap
    /// How parts of a line meet; in a point by default.
    public var lineJoin: CGLineJoin
    /// The length of a pointed corner, in line widths, beyond which it is cut; 10 by default.
    public var miterLimit: CGFloat
    /// The maximum number of dashes of a stroked outline; a line with more is solid.
    public static let greatestDashCount = 100_000

    /// The lengths of dashes and gaps in turn, in points; empty, for an unbroken line, by default.
    public var dash: [CGFloat]
    /// How far into the dashes the line starts, in points; 0 by default.
    public var dashPhase: CGFloat

    /// Creates a style: a line of 1 point, unbroken, with pointed corners, by default.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

nonisolated extension StrokeStyle {
    /// The style with defaults for invalid numbers.
    func checked(_ check: NumberCheck) -> StrokeStyle {
        var style = self
        style.lineWidth = check.number(lineWidth, or: 1)
        style.miterLimit = check.number(miterLimit, or: 10)
        style.dash = dash.map { check.number($0, or: 0) }
        style.dashPhase = check.number(dashPhase, or: 0)
        return style
    }
}

nonisolated extension StrokeStyle: Animatable {
    /// The lengths (line width, (miter limit, dash phase)), unscaled.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How the inside of a path is filled.
nonisolated public struct FillStyle: Sendable, Hashable {
    /// Whether a point is inside where a line to the outside crosses the path an odd number of times.
    ///
    /// Otherwise, and by default, it is inside where the path winds around it.
    public var isEOFilled: Bool
    /// Whether the edge is smoothed; true by default.
    public var isAntialiased: Bool

    /// Creates a style: smooth, filled where the path winds around, by default.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
