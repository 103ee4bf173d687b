public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// The line width, caps, joins and dashes of a stroke.
nonisolated public struct StrokeStyle: Sendable, Hashable {
    /// The width in points; 1 by default.
    public var lineWidth: CGFloat
    /// The shape of open ends; `butt` by default.
    public var lineCap: CGLineCap
    /// The shape of corners; `miter` by default.
    public var lineJoin: CGLineJoin
    /// The maximum ratio of the miter length to the line width; 10 by default.
    ///
    /// Longer miters are bevelled.
    public var miterLimit: CGFloat
    /// The maximum number of dashes of a stroked outline; a line with more is solid.
    public static let greatestDashCount = PathStroke.greatestDashCount

    /// The alternating lengths of dashes and gaps, in points; empty, for a solid line, by default.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts, in points; 0 by default.
    public var dashPhase: CGFloat

    /// Creates a style: by default, a solid line 1 point wide with butt caps and miter joins.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
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
    /// The style with invalid numbers replaced by defaults.
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
    /// The animatable lengths (line width, (miter limit, dash phase)), unscaled.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How a shape is filled.
nonisolated public struct FillStyle: Sendable, Hashable {
    /// Whether the even-odd rule determines the inside.
    ///
    /// False by default, for the non-zero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are antialiased; true by default.
    public var isAntialiased: Bool

    /// Creates a style; by default, antialiased with the non-zero winding rule.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
