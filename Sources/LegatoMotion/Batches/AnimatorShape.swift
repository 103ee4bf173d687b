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
            guard trajectory.blend == nil else {
                self = .blended
                return
            }
            self =
                switch trajectory.final.regime {
                case .underdamped: .underdamped
                case .critical: .critical
                case .overdamped: .overdamped
                }
        }

        /// Whether the stage is a spring, which replaces the offsets of the stages below.
        var isSpring: Bool { self == .blended || regime != nil }

        /// The regime of a spring with a fixed response; nil for other stages.
        var regime: SpringSolution.Regime? {
            switch self {
            case .underdamped: .underdamped
            case .critical: .critical
            case .overdamped: .overdamped
            case .blended, .curve, .motion: nil
            }
        }
    }

    /// Four bits per stage, the bottom one in the lowest bits.
    private var bits: UInt32 = 0
    private(set) var count = 0
    /// The maximum number of animations in a shape.
    static let maximum = 8

    /// Creates the shape of an animator without animations.
    package init() {}

    /// Adds an animation on top.
    /// - Returns: Whether it fits.
    mutating func append(_ stage: Stage) -> Bool {
        guard count < Self.maximum else { return false }
        bits |= stage.rawValue << UInt32(4 * count)
        count += 1
        return true
    }

    subscript(index: Int) -> Stage? { Stage(rawValue: bits >> UInt32(4 * index) & 15) }
}
