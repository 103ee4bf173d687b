package import Foundation
package import LegatoGraphics

/// A gradient with everything worked out.
nonisolated package struct ResolvedGradient: Sendable, Hashable {
    /// A colour at a place along the gradient, 0 to 1.
    package struct Stop: Sendable, Hashable {
        /// The colour.
        package var color: ResolvedColor
        /// The place, 0 at the start of the gradient and 1 at its end.
        package var location: CGFloat
    }

    /// Which way the colours run.
    package enum Kind: Sendable, Hashable {
        /// Along the line between two points of the shape's box.
        case axial(start: UnitPoint, end: UnitPoint)
        /// Outwards in circles, between two radii in points.
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Outwards in ellipses like the box, between two fractions of its sides.
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        /// Around a point, clockwise, between two angles from the x axis.
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    /// The colours, by growing location.
    package var stops: [Stop]
    /// Which way the colours run.
    package var kind: Kind
    /// What colours between two stops are mixed in.
    package var colorSpace: Gradient.ColorSpace
}
