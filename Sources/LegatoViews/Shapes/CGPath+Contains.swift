public import Foundation
public import LegatoCanvas
public import LegatoGraphics

nonisolated extension CGPath {
    /// Returns whether a point is inside the path; open subpaths are treated as closed.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The rule that determines the inside; the non-zero winding rule by default.
    ///   - transform: The transform that is applied to the path first; the identity by default.
    /// - Returns: Whether the point is inside, to a precision of a thousandth of a point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let path = transform.isIdentity ? self : applying(transform)
        return Path(path).contains(point, eoFill: rule == .evenOdd)
    }
}
