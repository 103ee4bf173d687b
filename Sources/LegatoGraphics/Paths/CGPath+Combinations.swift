public import Foundation

extension CGPath {
    /// Returns the outline of the area inside this path or another one.
    ///
    /// As with all combinations, the result consists of straight segments. They are within 0.02
    /// points of the curves or, if that is more, a ten-thousandth of the largest coordinate. Open
    /// subpaths are treated as closed. A path whose points are not finite is treated as empty.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule that determines the insides of both; `winding` by default.
    /// - Returns: The outline.
    public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(geometry.combined(with: other.geometry, using: rule) { $0 || $1 })
    }

    /// Returns the outline of the area inside this path and another one.
    public final func intersection(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(geometry.combined(with: other.geometry, using: rule) { $0 && $1 })
    }

    /// Returns the outline of the area inside this path, but not inside another one.
    public final func subtracting(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(geometry.combined(with: other.geometry, using: rule) { $0 && !$1 })
    }

    /// Returns the outline of the area inside exactly one of this path and another one.
    public final func symmetricDifference(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(geometry.combined(with: other.geometry, using: rule) { $0 != $1 })
    }

    /// Returns the outline of the area inside this path, without overlaps and crossings.
    public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(geometry.combined(with: PathGeometry(), using: rule) { first, _ in first })
    }

    /// Returns the parts of the lines of this path that are inside another one.
    public final func lineIntersection(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(geometry.parts(insideOf: other.geometry, using: rule, true))
    }

    /// Returns the parts of the lines of this path that are not inside another one.
    public final func lineSubtracting(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(geometry.parts(insideOf: other.geometry, using: rule, false))
    }

    /// Returns whether the areas inside this path and another one overlap.
    public final func intersects(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// Returns the connected areas inside the path, each with its holes.
    public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        geometry.components(using: rule).map { CGPath($0) }
    }

    /// Returns the path with straight segments in place of curves.
    ///
    /// - Parameter threshold: The largest distance of the segments from the curves, in points; at
    ///   least 0.0001, and 0.02 if it is not a number.
    /// - Returns: The path.
    public final func flattened(threshold: CGFloat) -> CGPath {
        let tolerance = threshold.isNaN ? 0.02 : max(threshold, 1e-4)
        return CGPath(PathGeometry(geometry.polylines(tolerance: tolerance)))
    }
}
