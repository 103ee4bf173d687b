/// How a rounded corner bends from one side to the next.
public enum CornerCurve: UInt8, Sendable, CaseIterable {
    /// In a quarter of a circle.
    case circular
    /// In a curve that begins earlier and bends more and more, see `CornerFigure`.
    case continuous
}

/// Edges of a rectangle in its own space.
public struct OutlineEdges: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The edge of smallest x.
    public static let minX = OutlineEdges(rawValue: 1)
    /// The edge of largest x.
    public static let maxX = OutlineEdges(rawValue: 2)
    /// The edge of smallest y.
    public static let minY = OutlineEdges(rawValue: 4)
    /// The edge of largest y.
    public static let maxY = OutlineEdges(rawValue: 8)

    /// All four.
    package static let all: OutlineEdges = [.minX, .maxX, .minY, .maxY]

    /// The same edges where y is turned round.
    package var upsideDown: OutlineEdges {
        var edges = intersection([.minX, .maxX])
        if contains(.minY) { edges.insert(.maxY) }
        if contains(.maxY) { edges.insert(.minY) }
        return edges
    }
}

/// What the corners of an outline are: the one definition of continuous corners.
///
/// In the square of a corner, `extent` wide, with x and y from the square's inner corner outwards in
/// units of the extent, the outline is
///
///     s (x^n + y^n) + (1 - s) (x^2 + y^2) = 1,    n = 13/4
///
/// With `smoothing` s = 1 that is a superellipse (Lamé's curve), which meets the sides without
/// curvature, so that the curvature is continuous. Its extent is 1.528665 radii, Core Animation's
/// expansion factor. The exponent puts the middle of the corner where a circle of that radius has
/// it: `1.528665 (1 - 2^(-1/n)) = 1 - 1/√2` for n = 3.26, of which 13/4 can be had by square roots.
///
/// Where a side is too short for the extent, the extent ends at half of the smaller side, and s falls
/// with it, to 0 where the extent is the radius: there both curves are the same quarter of a circle.
///
/// Inside a border the corner is that of the outline which is inset by the border, with the radius
/// less the border.
package struct CornerFigure {
    /// How far a continuous corner reaches along its sides, in radii.
    package static let expansion = 1.528665
    /// The sides of the corners' squares, in the order of `RoundedShape.radii`, points.
    package var extents = SIMD4<Double>.zero
    /// The shares of the superellipse.
    package var smoothing = SIMD4<Double>.zero

    /// The corners of a shape whose edges are moved inwards by `inset` points.
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
    /// Whether only the most general way of drawing an outline shows it right.
    package var isSpecial: Bool { hasContinuousCorners || !hardEdges.isEmpty }

    /// Whether a corner is rounded continuously.
    package var hasContinuousCorners: Bool { curve == .continuous && radii != .zero }
}
