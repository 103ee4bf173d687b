import LegatoGraphics

/// Core Animation's keyframes, as arithmetic on vectors of numbers.
///
/// The value at a fraction of the duration follows the rules of `CAKeyframeAnimation`. Where the
/// values are not vectors, as with transforms and paths, `position(at:)` returns which two of them
/// to interpolate. Evaluation is a pure function of the fraction.
public struct MediaKeyframes: Sendable, Hashable {
    /// How intermediate values are computed.
    public enum CalculationMode: UInt8, Sendable, Hashable {
        /// Linear interpolation.
        case linear
        /// Each key value holds until the next one.
        case discrete
        /// Linear interpolation at constant speed.
        case paced
        /// A smooth curve through the key values.
        case cubic
        /// A smooth curve at constant speed.
        case cubicPaced
    }

    /// The shape of the cubic curve at its key values, in Kochanek–Bartels parameters.
    ///
    /// A key value without an entry has 0; the entries of the first and last one have no effect.
    public struct Shape: Sendable, Hashable {
        /// The tension: 1 stops at the key value, negative values swing wider.
        public var tension: [Double]
        /// The continuity: 0 is smooth, other values bend the curve to one side or the other.
        public var continuity: [Double]
        /// The bias of the tangent: 1 towards the incoming direction, −1 towards the outgoing one.
        public var bias: [Double]

        /// Creates a shape; by default that of a Catmull–Rom spline.
        public init(tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []) {
            self.tension = tension
            self.continuity = continuity
            self.bias = bias
        }
    }

    /// The position of a fraction of the duration among the key values.
    public struct Position: Sendable, Hashable {
        /// The index of the preceding key value.
        public var index: Int
        /// The eased fraction of the interval to the next key value: 0 to 1, beyond that if the
        /// timing function overshoots, 0 at the last key value.
        public var fraction: Double

        /// Creates a position from its parts.
        public init(index: Int, fraction: Double) {
            self.index = index
            self.fraction = fraction
        }
    }

    /// The number of components of each value.
    public let componentCount: Int
    /// The number of key values in use, 2 or more.
    public let count: Int

    let mode: CalculationMode
    /// The components of all key values, concatenated.
    let values: [Double]
    /// The time of each key value, ascending within 0...1.
    let knots: [Double]
    let timingFunctions: [CubicSolver]
    let curve: MediaCurve?
    let arc: MediaArc?

    /// Creates keyframes; returns `nil` if fewer than two values are in use, which cannot animate.
    ///
    /// If there are at most as many key times as values, only the values that have one are used;
    /// without key times, or with an empty list of them, the times are uniform. In discrete mode
    /// with uniform times the last value has its own interval; otherwise it holds from its key time
    /// to the end. The paced modes compute their own times, and ignore key times and timing
    /// functions. Before the first key time the first value holds, after the last one the last
    /// value.
    ///
    /// - Parameters:
    ///   - values: The key values, all with the same number of components. Non-finite components
    ///     are presented unchanged.
    ///   - keyTimes: The time of each key value, as a fraction of the duration; clamped to 0...1
    ///     and to no less than the previous time. NaN counts as the previous time.
    ///   - timingFunctions: The timing function of each interval; linear where omitted.
    ///   - mode: How intermediate values are computed.
    ///   - shape: The shape of the cubic curve; ignored by the other modes.
    public init?(
        values: [[Double]], keyTimes: [Double]? = nil, timingFunctions: [CubicSolver] = [],
        mode: CalculationMode = .linear, shape: Shape = Shape()
    ) {
        let isPaced = mode == .paced || mode == .cubicPaced
        // Decision C5: paced keyframes ignore their key times.
        let times = isPaced || keyTimes?.isEmpty == true ? nil : keyTimes
        // Decision C4: of lists of different lengths only the common prefix is used.
        let count = min(values.count, times?.count ?? values.count)
        guard count > 1 else { return nil }
        let width = values[0].count
        for (index, value) in values.enumerated() {
            require(
                value.count == width,
                "All values need \(width) components; the value at \(index) has \(value.count)."
            )
        }
        self.mode = mode
        self.count = count
        componentCount = width
        let numbers = Array(values[..<count].joined())
        self.values = numbers
        self.timingFunctions = isPaced || mode == .discrete ? [] : timingFunctions
        let even = Self.evenKnots(count, last: mode == .discrete ? count : count - 1)
        var knots = times.map { Self.ascending($0[..<count]) } ?? even
        if mode == .paced { knots = Self.pacedKnots(numbers, width: width) ?? even }
        self.knots = knots
        let isCubic = mode == .cubic || mode == .cubicPaced
        let curve =
            isCubic
            ? MediaCurve(values: numbers, width: width, knots: knots, shape: shape) : nil
        self.curve = curve
        arc = mode == .cubicPaced ? curve.flatMap(MediaArc.init) : nil
    }

    private static func evenKnots(_ count: Int, last: Int) -> [Double] {
        (0..<count).map { Double($0) / Double(last) }
    }

    private static func ascending(_ times: ArraySlice<Double>) -> [Double] {
        var last = 0.0
        return times.map { time in
            if time > last { last = min(time, 1) }
            return last
        }
    }

    /// Returns the times at which a point of constant speed passes the values; `nil` if all are
    /// equal.
    private static func pacedKnots(_ values: [Double], width: Int) -> [Double]? {
        var lengths = [0.0]
        var length = 0.0
        for start in stride(from: width, to: values.count, by: max(width, 1)) {
            var squares = 0.0
            for component in start..<start + width {
                let delta = values[component] - values[component - width]
                squares += delta * delta
            }
            length += squares.squareRoot()
            lengths.append(length)
        }
        guard length > 0, length.isFinite else { return nil }
        return lengths.map { $0 / length }
    }
}
