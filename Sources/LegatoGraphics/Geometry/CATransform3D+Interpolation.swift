public import Foundation

extension CATransform3D {
    /// Returns the interpolation from this transform to `other` at a fraction.
    ///
    /// Two affine transforms are decomposed into translation, scale, angle and a remainder, which
    /// interpolate linearly; the angle takes the shorter direction, and an exact half turn goes
    /// backwards. Any other pair is decomposed into translation, scale, skew, rotation and
    /// perspective, and the rotation takes the shortest path. If one of them is singular, the
    /// entries interpolate linearly. 0 and 1 return the two transforms exactly; fractions outside
    /// 0...1 extrapolate.
    ///
    /// The decompositions are those of CSS Transforms, level 1 (2-D) and level 2 (3-D).
    /// - Precondition: The fraction is finite.
    public func interpolated(to other: CATransform3D, fraction: CGFloat) -> CATransform3D {
        require(fraction.isFinite, "A fraction must be finite, got \(fraction)")
        if fraction == 0 || self == other { return self }
        if fraction == 1 { return other }
        let f = Double(fraction)
        if CATransform3DIsAffine(self) && CATransform3DIsAffine(other) {
            if let a = PlaneParts(self), let b = PlaneParts(other) {
                return a.interpolated(to: b, fraction: f).transform
            }
        } else if let a = SpaceParts(self), let b = SpaceParts(other) {
            return a.interpolated(to: b, fraction: f).transform
        }
        return CATransform3D(elements: elements + (other.elements - elements) * f)
    }
}
