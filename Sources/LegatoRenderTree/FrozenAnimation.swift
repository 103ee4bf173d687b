public import LegatoGraphics
public import LegatoMotion

/// Identifies a committed animation within a process.
public typealias AnimationID = UInt64

/// An animation as it was committed: a pure function of its layer's time.
///
/// The ends follow `CABasicAnimation`: a missing end is the value underneath, which is the model
/// value as changed by animations applied earlier. A group is committed as the animations in it,
/// which share its number and carry its timing.
public struct FrozenAnimation: Sendable {
    /// What is animated between.
    public enum Ends: Sendable {
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
    public struct Group: Sendable {
        /// When it runs, in the time of the group around it or of the layer.
        public let timing: MediaTiming
        /// The timing function of a pass; nil is linear.
        public let easing: CubicSolver?

        /// Creates a group.
        public init(timing: MediaTiming, easing: CubicSolver?) {
            self.timing = timing
            self.easing = easing
        }

        /// The group's reading of its clock at a time of its parent; nil where it shows nothing.
        func local(at time: Double) -> Double? {
            guard let position = timing.position(at: time) else { return nil }
            guard let easing else { return position.passTime }
            return easing.value(at: position.fraction) * timing.duration
        }
    }

    /// The number that tells it from all others but those of its group.
    public let id: AnimationID
    /// The part of the layer that it changes.
    public let path: PropertyPath
    /// When it runs, in the time of the innermost group or of the layer.
    public let timing: MediaTiming
    /// The timing function of a pass; nil is linear.
    public let easing: CubicSolver?
    /// The spring that replaces the straight way between the ends.
    public let spring: SpringResponse?
    /// What it runs between.
    public let ends: Ends
    /// What makes transforms of the numbers; nil for values that show as they are.
    public let function: ValueFunction?
    /// Whether the result is added to the value underneath.
    public let isAdditive: Bool
    /// Whether each cycle starts where the last one ended.
    public let isCumulative: Bool
    /// The groups around it, the outermost first.
    public let groups: [Group]

    /// Creates a frozen animation; alone and without a value function by default.
    /// - Precondition: a value function needs a path to a whole transform and vectors.
    public init(
        id: AnimationID,
        path: PropertyPath,
        timing: MediaTiming,
        easing: CubicSolver?,
        spring: SpringResponse?,
        ends: Ends,
        function: ValueFunction? = nil,
        isAdditive: Bool,
        isCumulative: Bool,
        groups: [Group] = []
    ) {
        require(
            function == nil || path.isWholeTransform,
            "A value function makes transforms, the path leads to a part of '\(path.property)'"
        )
        self.id = id
        self.path = path
        self.timing = timing
        self.easing = easing
        self.spring = spring
        self.ends = ends
        self.function = function
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        self.groups = groups
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

    /// Where in its own pass the animation is at a time of the layer; nil where it shows nothing.
    ///
    /// It is read in place: an animation is large enough for copies to show.
    static func position(
        _ animation: UnsafePointer<FrozenAnimation>,
        at time: Double
    ) -> MediaTiming.Position? {
        var time = time
        for index in animation.pointee.groups.indices {
            guard let local = animation.pointee.groups[index].local(at: time) else { return nil }
            time = local
        }
        return animation.pointee.timing.position(at: time)
    }
}

extension PropertyPath {
    /// Whether the path leads to a whole transform.
    package var isWholeTransform: Bool { part == .whole && property.row.type == .transform }
}
