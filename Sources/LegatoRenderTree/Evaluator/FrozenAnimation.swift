package import LegatoGraphics
package import LegatoMotion

/// Identifies a committed animation within a process.
package typealias AnimationID = UInt64

/// A committed animation: a pure function of its layer's local time.
///
/// As in `CABasicAnimation`, a missing end is the value underneath, which is the model value as
/// changed by animations applied earlier. A group is committed as its animations, which share its
/// identifier and carry its timing. It is a class so that commits and trees share instances.
package final class FrozenAnimation: Sendable {
    /// The values between which a property is animated.
    package enum Ends: Sendable {
        /// Values of at most four components.
        case vector(from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?)
        /// Whole transforms.
        indirect case transform(from: CATransform3D?, to: CATransform3D?, by: CATransform3D?)
        /// All other values: paths of the same structure and arrays of the same length are
        /// interpolated, anything else switches half-way.
        indirect case values(from: PropertyValue?, to: PropertyValue?, by: PropertyValue?)
        /// Keyframe values, or a path.
        case keyframes(FrozenKeyframes)
    }

    /// A group that contains an animation.
    package struct Group: Sendable {
        /// The timing, in the time of the enclosing group or the layer.
        package let timing: MediaTiming
        /// The timing function of a pass; nil is linear.
        package let easing: CubicSolver?
        /// The preferred frame rates of contained animations that have none; nil for no preference.
        package let rates: FrameRates?

        /// Creates a group; by default, without preferred frame rates.
        package init(timing: MediaTiming, easing: CubicSolver?, rates: FrameRates? = nil) {
            self.timing = timing
            self.easing = easing
            self.rates = rates
        }

        /// Returns the group's local time at a time of its parent; nil if the group has no effect
        /// then.
        func local(at time: Double) -> Double? {
            guard let position = timing.position(at: time) else { return nil }
            // Not the fraction times the duration, which may differ by a rounding error.
            guard let easing, !easing.isIdentity else { return position.passTime }
            return easing.value(at: position.fraction) * timing.duration
        }
    }

    /// A timing function that animations share.
    package final class Easing: Sendable {
        /// The solver of the curve, with full precision.
        package let solver: CubicSolver

        /// Creates a timing function from a curve.
        package init(_ solver: CubicSolver) { self.solver = solver }
    }

    /// The properties that most animations do not set, stored separately so that animations stay
    /// small.
    private final class Rarities: Sendable {
        let spring: SpringResponse?
        let function: ValueFunction?
        let groups: [Group]
        let rates: FrameRates?

        init?(
            _ spring: SpringResponse?, _ function: ValueFunction?, _ groups: [Group],
            _ rates: FrameRates?
        ) {
            guard spring != nil || function != nil || !groups.isEmpty || rates != nil else {
                return nil
            }
            (self.spring, self.function) = (spring, function)
            (self.groups, self.rates) = (groups, rates)
        }
    }

    /// The ends, stored compactly.
    private enum CompactEnds: Sendable {
        /// From one number to another.
        case numbers(Double, Double)
        /// From two numbers to two others.
        case pairs(Double, Double, Double, Double)
        indirect case others(Ends)

        init(_ ends: Ends) {
            guard case .vector(let from?, let to?, _) = ends, from.isPair, to.isPair else {
                self = .others(ends)
                return
            }
            self =
                from.y.bitPattern | to.y.bitPattern == 0
                ? .numbers(from.x, to.x) : .pairs(from.x, from.y, to.x, to.y)
        }

        var ends: Ends {
            switch self {
            case .numbers(let a, let b):
                .vector(from: SIMD4(a, 0, 0, 0), to: SIMD4(b, 0, 0, 0), by: nil)
            case .pairs(let ax, let ay, let bx, let by):
                .vector(from: SIMD4(ax, ay, 0, 0), to: SIMD4(bx, by, 0, 0), by: nil)
            case .others(let ends): ends
            }
        }
    }

    // Ordered so that the layout has no padding.
    /// The identifier, which is shared only by animations of the same group.
    package let id: AnimationID
    /// The timing, in the time of the innermost group or the layer.
    package let timing: MediaTiming
    /// Whether the result is added to the value underneath.
    package let isAdditive: Bool
    /// Whether each cycle starts where the previous one ended.
    package let isCumulative: Bool
    /// The animated property, or part of one.
    package let path: PropertyPath
    private let compactEnds: CompactEnds
    private let sharedEasing: Easing?
    private let rarities: Rarities?

    /// The timing function of a pass; nil is linear.
    package var easing: CubicSolver? { sharedEasing?.solver }
    /// The spring that replaces linear progress between the ends.
    package var spring: SpringResponse? { rarities?.spring }
    /// The ends; without `by` where `from` and `to` are given and take precedence.
    package var ends: Ends { compactEnds.ends }
    /// The function that converts the components to a transform; nil for none.
    package var function: ValueFunction? { rarities?.function }
    /// The enclosing groups, the outermost first.
    package var groups: [Group] { rarities?.groups ?? [] }
    /// The preferred frame rates; nil for no preference.
    package var rates: FrameRates? { rarities?.rates }

    /// Creates a frozen animation; by default, without a value function and groups.
    /// - Precondition: with a value function, the path names a whole transform and the ends are
    ///   vectors.
    package init(
        id: AnimationID, path: PropertyPath, timing: MediaTiming, easing: Easing?,
        spring: SpringResponse?, ends: Ends, function: ValueFunction? = nil, isAdditive: Bool,
        isCumulative: Bool, groups: [Group] = [], rates: FrameRates? = nil
    ) {
        require(
            function == nil || path.isWholeTransform,
            "A value function makes transforms, the path leads to a part of '\(path.property)'"
        )
        self.id = id
        self.path = path
        self.timing = timing
        sharedEasing = easing
        compactEnds = CompactEnds(ends)
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        rarities = Rarities(spring, function, groups, rates)
    }

    /// The timing of the outermost group, or of the animation if there is none, in the layer's
    /// time.
    var outerTiming: MediaTiming { groups.first?.timing ?? timing }

    /// Returns whether it is applied before another animation of the layer: the one that begins
    /// first, or of two with the same begin time, the one added first.
    func isApplied(before other: FrozenAnimation) -> Bool {
        let (own, others) = (outerTiming.beginTime, other.outerTiming.beginTime)
        return own != others ? own < others : id < other.id
    }

    /// Whether it also rotates the layer along a path.
    var turnsLayer: Bool {
        if case .keyframes(let keyframes) = ends { keyframes.turnsLayer } else { false }
    }

    /// Returns the animation's position in its pass at a layer time; nil if it has no effect then
    /// or the times are not finite.
    func position(at time: Double) -> MediaTiming.Position? {
        var time = time
        let groups = groups
        for index in groups.indices {
            guard let local = groups[index].local(at: time) else { return nil }
            time = local
        }
        guard let position = timing.position(at: time), position.fraction.isFinite,
            position.iteration.isFinite
        else { return nil }
        return position
    }
}

extension PropertyPath {
    /// Whether the path names a whole transform.
    package var isWholeTransform: Bool { part == .whole && property.row.type == .transform }
}

extension SIMD4<Double> {
    /// Whether the last two lanes are 0.
    fileprivate var isPair: Bool { z.bitPattern | w.bitPattern == 0 }
}
