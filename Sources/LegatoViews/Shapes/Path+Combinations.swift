import Foundation
import LegatoGraphics

nonisolated extension Path {
    /// Returns the outline of the area inside this path or another one.
    ///
    /// As with all combinations, the result consists of straight segments. They are within 0.02
    /// points of the curves or, if that is more, a ten-thousandth of the largest coordinate. Open
    /// subpaths are treated as closed. A path whose points are not finite is treated as empty.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule determines the insides; the default is the non-zero
    ///     winding rule.
    /// - Returns: The outline.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 || $1 }
    }

    /// Returns the outline of the area inside this path and another one.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && $1 }
    }

    /// Returns the outline of the area inside this path, but not inside another one.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && !$1 }
    }

    /// Returns the outline of the area inside exactly one of this path and another one.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 != $1 }
    }

    /// Returns the outline of the area inside this path, without overlaps and crossings.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill) { first, _ in first }
    }

    /// Returns the parts of the lines of this path that are inside another one.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule determines the inside; the default is the non-zero
    ///     winding rule.
    /// - Returns: The parts, as straight segments within 0.02 points of the curves.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        parts(insideOf: other, eoFill, true)
    }

    /// Returns the parts of the lines of this path that are not inside another one.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        parts(insideOf: other, eoFill, false)
    }

    private func combined(
        with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
    ) -> Path {
        Path(geometry.combined(with: other.geometry, using: eoFill ? .evenOdd : .winding, isInside))
    }

    private func parts(insideOf other: Path, _ eoFill: Bool, _ isInside: Bool) -> Path {
        let rule = eoFill ? CGPathFillRule.evenOdd : .winding
        return Path(geometry.parts(insideOf: other.geometry, using: rule, isInside))
    }
}
