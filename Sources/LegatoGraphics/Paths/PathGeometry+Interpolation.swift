package import Foundation

extension PathGeometry {
    /// Returns the interpolation from this path to `other` at a fraction, point by point.
    ///
    /// Returns nil unless both have the same kinds of elements in the same order and the fraction
    /// is finite. 0 and 1 return the two paths exactly; fractions outside 0...1 extrapolate.
    package func interpolated(to other: PathGeometry, fraction: CGFloat) -> PathGeometry? {
        guard fraction.isFinite, elements.count == other.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }
        var path = PathGeometry()
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)):
                path.move(to: mix(a, b))
            case (.line(let a), .line(let b)):
                path.addLine(to: mix(a, b))
            case (.quadCurve(let a, let ac), .quadCurve(let b, let bc)):
                path.addQuadCurve(to: mix(a, b), control: mix(ac, bc))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                path.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
            case (.close, .close):
                path.closeSubpath()
            default:
                return nil
            }
        }
        return fraction == 0 ? self : fraction == 1 ? other : path
    }
}
