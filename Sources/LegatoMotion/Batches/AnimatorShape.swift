/// The kinds of an animator's animations, bottom first, without their parameters.
///
/// Animators of one shape are evaluated together; see `AnimatorBatch`.
package struct AnimatorShape: Hashable, Sendable {
    /// The kind of an animation, by how it is evaluated.
    enum Stage: UInt32 {
        case underdamped = 1, critical, overdamped
        /// A spring whose response is still blending.
        case blended
        /// A Bézier or linear curve.
        case curve
        /// Any other built-in animation.
        case motion

        /// The stage of a spring.
        init(_ trajectory: FluidTrajectory) {
            let regime = UInt32(trajectory.final.regime.rawValue)
            self = trajectory.blend == nil ? Self(rawValue: regime + 1) ?? .blended : .blended
        }

        /// Whether it is that of a spring, which replaces what runs below.
        var isSpring: Bool { rawValue <= Self.blended.rawValue }

        /// The regime of a spring with a fixed response.
        var regime: SpringSolution.Regime? { SpringSolution.Regime(rawValue: Int(rawValue) - 1) }
    }

    /// Four bits per stage, the bottom one in the lowest bits.
    private var bits: UInt32 = 0
    private(set) var count = 0
    /// The maximum number of animations in a shape.
    static let most = 8

    /// Creates the shape of an animator without animations.
    package init() {}

    /// Adds an animation on top.
    /// - Returns: Whether it fits.
    mutating func append(_ stage: Stage) -> Bool {
        guard count < Self.most else { return false }
        bits |= stage.rawValue << UInt32(4 * count)
        count += 1
        return true
    }

    subscript(index: Int) -> Stage? { Stage(rawValue: bits >> UInt32(4 * index) & 15) }
}
