public import Foundation
import LegatoGraphics

nonisolated extension Path {
    /// The bounding box of the path, excluding the control points of its curves.
    ///
    /// It is the null rectangle for an empty path.
    public var boundingRect: CGRect { geometry.boundingBoxOfPath }

    /// Returns whether a point is inside the path; open subpaths are treated as closed.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether the even-odd rule determines the inside; the default is the non-zero
    ///     winding rule.
    /// - Returns: Whether the point is inside, to a precision of a thousandth of a point.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        geometry.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    /// Returns the outline of a stroke along the path.
    ///
    /// It consists of overlapping pieces; fill it with the non-zero winding rule, which is the
    /// default. The outline is empty if the line width is not above 0, and, with a warning, if a
    /// number of the style is not finite. A line with more than `StrokeStyle.greatestDashCount`
    /// dashes is solid, with a warning.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(
            geometry.stroked(
                PathStroke(
                    lineWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                    miterLimit: style.miterLimit, dash: style.dash, dashPhase: style.dashPhase
                )
            )
        )
    }
}
