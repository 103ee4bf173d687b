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

        /// The regime of a spring with a fixed response.
        var regime: Int? {
            switch self {
            case .underdamped: 0
            case .critical: 1
            case .overdamped: 2
            case .blended, .curve, .motion: nil
            }
        }
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

extension PropertyAnimator {
    /// The shape if a batch can evaluate it: only built-in animations whose ends are computed, and
    /// at most `AnimatorShape.most`.
    package var shape: AnimatorShape? {
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { forStack(AnimatorShape()) { $0.shape } }
    }
}

extension PropertyAnimator<Vector16> {
    /// Returns which of the first components are animated.
    ///
    /// Components that overflow make the others NaN, too.
    ///
    /// - Parameter count: The number of meaningful components, at most 16.
    /// - Returns: A bit mask of the animated components.
    package func movingLanes(ofFirst count: Int) -> UInt16 {
        forStack(0) { stack in
            var moving: UInt16 = 0
            func add(_ vector: Vector16) {
                for lane in 0..<count where vector.simd[lane] != 0 { moving |= 1 << UInt16(lane) }
            }
            for index in 0..<(stack.shape?.count ?? 0) {
                switch stack.part(index) {
                case .spring(let start, _, _):
                    add(start.offset)
                    add(start.velocity)
                case .track(let track, _): add(track.delta)
                case nil: break
                }
            }
            return moving
        }
    }
}
