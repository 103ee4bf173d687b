public import Foundation

extension CATransform3D {
    /// Returns the transform a fraction of the way from this one to `other`.
    ///
    /// Two affine transforms are taken apart into translation, scale, angle and a remainder, each
    /// of which moves evenly; the angle goes the shorter way and an exact half turn backwards. Any
    /// other pair is taken apart into translation, scale, skew, rotation and perspective, and the
    /// rotation goes the shortest way. When one of them is singular the entries move evenly. 0 and
    /// 1 give the two ends exactly; fractions outside go on beyond them.
    ///
    /// The parts are those of CSS Transforms, level 1 (2-D) and level 2 (3-D).
    /// - Precondition: the fraction is finite.
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
