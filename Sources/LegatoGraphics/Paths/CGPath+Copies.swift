public import Foundation

extension CGPath {
    /// Returns an immutable copy.
    public final func copy() -> CGPath? { CGPath(geometry) }

    /// Returns an immutable copy with transformed points; a nil transform changes none.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        applying(transform?.pointee ?? .identity)
    }

    /// Returns a mutable copy.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry) }

    /// Returns a mutable copy with transformed points; a nil transform changes none.
    public final func mutableCopy(
        using transform: UnsafePointer<CGAffineTransform>?
    ) -> CGMutablePath? {
        CGMutablePath(geometry.applying(transform?.pointee ?? .identity))
    }

    /// Returns the outline of the stroked path, whose inside by the non-zero winding rule is what a
    /// stroke draws.
    ///
    /// Curves become lines. If a number is not finite, or the width is 0 or less, the copy is
    /// empty.
    /// - Parameters:
    ///   - lineWidth: The width in points, > 0.
    ///   - lineCap: The shape of open ends.
    ///   - lineJoin: The shape of corners.
    ///   - miterLimit: The longest miter in line widths; longer ones are bevelled.
    ///   - transform: A transform of the result; the identity by default.
    /// - Returns: A path of closed subpaths.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroke = PathStroke(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit
        )
        return CGPath(geometry.stroked(stroke).applying(transform))
    }

    /// Creates the outline of a stroked path, as `copy(strokingWithWidth:)` returns it.
    ///
    /// This is the function `CGPathCreateCopyByStrokingPath`, by the name that Swift gives it.
    /// - Parameters:
    ///   - path: The path.
    ///   - transform: A pointer to a transform of the result; nil for none.
    ///   - lineWidth: The width in points, > 0.
    ///   - lineCap: The shape of open ends.
    ///   - lineJoin: The shape of corners.
    ///   - miterLimit: The longest miter in line widths; longer ones are bevelled.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?,
        lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        let outline = path.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
            miterLimit: miterLimit, transform: transform?.pointee ?? .identity
        )
        self.init(outline.geometry)
    }

    /// Returns the dashes of the path as open subpaths.
    ///
    /// Curves become lines. Lengths that are all 0, none or invalid give the whole path.
    /// - Parameters:
    ///   - phase: The distance into the pattern at which the path starts, in points.
    ///   - lengths: The alternating lengths of dashes and gaps, in points, >= 0.
    ///   - transform: A transform of the result; the identity by default.
    /// - Returns: A path of open subpaths.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(geometry.dashed(lengths, phase: phase).applying(transform))
    }

    /// Returns the transformed path, without elements that become non-finite.
    public final func applying(_ transform: CGAffineTransform) -> CGPath {
        CGPath(geometry.applying(transform))
    }

    /// Returns the part of the path between two fractions of its length, in the order of its
    /// subpaths.
    ///
    /// Closing lines count. A closed subpath that is kept entirely stays closed; subpaths without
    /// length are dropped. Fractions are clamped to 0...1. The result is empty if `start >= end` or
    /// either is NaN.
    public final func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        CGPath(geometry.trimmed(from: start, to: end))
    }

    /// Returns the interpolation from this path to `other` at a fraction, point by point.
    ///
    /// Returns nil unless both have the same kinds of elements in the same order and the fraction
    /// is finite. 0 and 1 return the two paths exactly; fractions outside 0...1 extrapolate.
    public final func interpolated(to other: CGPath, fraction: CGFloat) -> CGPath? {
        geometry.interpolated(to: other.geometry, fraction: fraction).map { CGPath($0) }
    }
}
