/// The geometry of an outline's corners; the single definition of continuous corners.
///
/// In the square of a corner, `extent` wide, with x and y measured outwards from the square's inner
/// corner in units of the extent, the outline is
///
///     s (x^n + y^n) + (1 - s) (x^2 + y^2) = 1,    n = 13/4
///
/// With `smoothing` s = 1 that is a superellipse (Lamé curve), which joins the sides without
/// curvature, so that the curvature is continuous. Its extent is 1.528665 radii, Core Animation's
/// expansion factor. The exponent places the middle of the corner on a circle of that radius:
/// `1.528665 (1 - 2^(-1/n)) = 1 - 1/√2` for n = 3.26; 13/4 is used because it can be computed with
/// square roots.
///
/// If a side is too short for the extent, the extent is clamped to half of the smaller side and s
/// decreases with it, to 0 where the extent equals the radius: there both curves are the same
/// quarter circle.
///
/// Inside a border the corner is that of the outline inset by the border, with the radius reduced
/// by the border.
package struct CornerFigure {
    /// The extent of a continuous corner along its sides, in radii.
    package static let expansion = 1.528665
    /// The sides of the corners' squares in points, in the order of `RoundedShape.radii`.
    package var extents = SIMD4<Double>.zero
    /// The weights of the superellipse.
    package var smoothing = SIMD4<Double>.zero

    /// Creates the corners of a shape inset by `inset` points.
    package init(_ shape: RoundedShape, inset: Double = 0) {
        let radii = SIMD4<Double>(shape.radii) - inset
        extents = radii.replacing(with: 0, where: radii .< 0)
        guard shape.curve == .continuous else { return }
        let half = Double(min(shape.rect.width, shape.rect.height)) / 2 - inset
        for corner in 0..<4 where extents[corner] > 0 {
            let radius = extents[corner]
            extents[corner] = max(min(radius * Self.expansion, half), radius)
            let share = (extents[corner] / radius - 1) / (Self.expansion - 1)
            smoothing[corner] = min(share, 1)
        }
    }
}

extension RoundedShape {
    /// Whether only the general path of a renderer draws the outline correctly.
    package var isSpecial: Bool { hasContinuousCorners || !hardEdges.isEmpty }

    /// Whether it has continuous corners.
    package var hasContinuousCorners: Bool { curve == .continuous && radii != .zero }
}
