package import LegatoGraphics
package import LegatoMotion

/// Identifies a committed animation within a process.
package typealias AnimationID = UInt64

/// An animation as it was committed: a pure function of its layer's time.
///
/// The ends follow `CABasicAnimation`: a missing end is the value underneath, which is the model
/// value as changed by animations applied earlier. A group is committed as the animations in it,
/// which share its number and carry its timing. It is an object that commits and trees share.
package final class FrozenAnimation: Sendable {
    /// What is animated between.
    package enum Ends: Sendable {
        /// Numbers: at most four.
        case vector(from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?)
        /// Whole transforms.
        indirect case transform(from: CATransform3D?, to: CATransform3D?, by: CATransform3D?)
        /// All other values: paths of the same structure and lists of the same length are mixed,
        /// anything else switches half-way.
        indirect case values(from: PropertyValue?, to: PropertyValue?, by: PropertyValue?)
        /// Several values in turn, or a path.
        case keyframes(FrozenKeyframes)
    }

    /// A group around an animation.
    package struct Group: Sendable {
        /// When it runs, in the time of the group around it or of the layer.
        package let timing: MediaTiming
        /// The timing function of a pass; nil is linear.
        package let easing: CubicSolver?
        /// The frame rates of animations in it that have no wish of their own; nil for none.
        package let rates: FrameRates?

        /// Creates a group; without a wish for frame rates by default.
        package init(timing: MediaTiming, easing: CubicSolver?, rates: FrameRates? = nil) {
            self.timing = timing
            self.easing = easing
            self.rates = rates
        }

        /// The group's reading of its clock at a time of its parent; nil where it shows nothing.
        func local(at time: Double) -> Double? {
            guard let position = timing.position(at: time) else { return nil }
            // The time itself: the fraction times the duration may differ by a rounding.
            guard let easing, !easing.isIdentity else { return position.passTime }
            return easing.value(at: position.fraction) * timing.duration
        }
    }

    /// A timing function, which animations share.
    package final class Easing: Sendable {
        /// The curve, solved to full precision.
        package let solver: CubicSolver

        /// Creates a timing function of a curve.
        package init(_ solver: CubicSolver) { self.solver = solver }
    }

    /// What most animations have in common, put away so that each stays small.
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

    /// The ends in as few bytes as they need.
    private enum Way: Sendable {
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

    // In an order without gaps.
    /// The number that tells it from all others but those of its group.
    package let id: AnimationID
    /// When it runs, in the time of the innermost group or of the layer.
    package let timing: MediaTiming
    /// Whether the result is added to the value underneath.
    package let isAdditive: Bool
    /// Whether each cycle starts where the last one ended.
    package let isCumulative: Bool
    /// The part of the layer that it changes.
    package let path: PropertyPath
    private let way: Way
    private let sharedEasing: Easing?
    private let rarities: Rarities?

    /// The timing function of a pass; nil is linear.
    package var easing: CubicSolver? { sharedEasing?.solver }
    /// The spring that replaces the straight way between the ends.
    package var spring: SpringResponse? { rarities?.spring }
    /// What it runs between; of three numbers the first two, which alone count.
    package var ends: Ends { way.ends }
    /// What makes transforms of the numbers; nil for values that show as they are.
    package var function: ValueFunction? { rarities?.function }
    /// The groups around it, the outermost first.
    package var groups: [Group] { rarities?.groups ?? [] }
    /// The frame rates that will do for it; nil for no wish.
    package var rates: FrameRates? { rarities?.rates }

    /// Creates a frozen animation; alone and without a value function by default.
    /// - Precondition: a value function needs a path to a whole transform and vectors.
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
        way = Way(ends)
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        rarities = Rarities(spring, function, groups, rates)
    }

    /// When it runs, or the outermost group around it, in the layer's time.
    var outerTiming: MediaTiming { groups.first?.timing ?? timing }

    /// Whether it changes a layer before another one does: the one that begins first, of two that
    /// begin together the one added first.
    func isApplied(before other: FrozenAnimation) -> Bool {
        let (own, others) = (outerTiming.beginTime, other.outerTiming.beginTime)
        return own != others ? own < others : id < other.id
    }

    /// Whether it turns the layer along a path, too.
    var turnsLayer: Bool {
        if case .keyframes(let keyframes) = ends { keyframes.turnsLayer } else { false }
    }

    /// The animation's position in its own pass at a layer time; nil if it has no effect there, or
    /// if the times are not finite.
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
    /// Whether the path leads to a whole transform.
    package var isWholeTransform: Bool { part == .whole && property.row.type == .transform }
}

extension SIMD4<Double> {
    /// Whether the last two numbers are 0.
    fileprivate var isPair: Bool { z.bitPattern | w.bitPattern == 0 }
}
