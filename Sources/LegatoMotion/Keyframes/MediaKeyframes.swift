import LegatoGraphics

/// The keyframes of Core Animation, as arithmetic on vectors of numbers.
///
/// A value at a fraction of the duration is found by the rules of `CAKeyframeAnimation`. Where
/// the values are not vectors, as with transforms and paths, `position(at:)` says which two of
/// them to mix. Evaluating is a pure function of the fraction.
public struct MediaKeyframes: Sendable, Hashable {
    /// How the values between the key values are found.
    public enum CalculationMode: UInt8, Sendable, Hashable {
        /// On straight lines.
        case linear
        /// Each key value stays until the next one.
        case discrete
        /// On straight lines, at the same speed throughout.
        case paced
        /// On a smooth curve through the key values.
        case cubic
        /// On the smooth curve, at the same speed throughout.
        case cubicPaced
    }

    /// The shape of the cubic curve at its key values, by the parameters of Kochanek and Bartels.
    ///
    /// A key value without an entry has 0; the entries of the first and last one have no effect.
    public struct Shape: Sendable, Hashable {
        /// How tight the curve is: 1 stops at the key value, negative numbers swing wider.
        public var tension: [Double]
        /// How sharp a corner is: 0 is smooth, other numbers bend the curve to either side.
        public var continuity: [Double]
        /// Where the curve is heading: 1 as it came, −1 as it goes on.
        public var bias: [Double]

        /// Creates a shape; that of a Catmull–Rom spline by default.
        public init(tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []) {
            self.tension = tension
            self.continuity = continuity
            self.bias = bias
        }
    }

    /// Where a fraction of the duration lies among the key values.
    public struct Position: Sendable, Hashable {
        /// The index of the key value that it lies after.
        public var index: Int
        /// How far it is from there to the next one, eased: 0 to 1, beyond if the timing
        /// function overshoots, 0 at the last key value.
        public var fraction: Double

        /// Creates a position from its parts.
        public init(index: Int, fraction: Double) {
            self.index = index
            self.fraction = fraction
        }
    }

    /// How many numbers each value has.
    public let componentCount: Int
    /// How many key values are in use, 2 or more.
    public let count: Int

    let mode: CalculationMode
    /// The numbers of all key values, one value after the other.
    let values: [Double]
    /// When each key value is reached, ascending within 0...1.
    let knots: [Double]
    let timingFunctions: [CubicSolver]
    let curve: MediaCurve?
    let arc: MediaArc?

    /// Makes keyframes ready; `nil` if fewer than two values are in use, which animates nothing.
    ///
    /// If there are as many key times as values, or fewer, the values that have one are in use;
    /// without key times, or with an empty list of them, the times are even. A discrete mode
    /// gives its last value an interval of its own then, and otherwise up to its next key time
    /// or the end. The paced modes find their own times, and heed neither key times nor timing
    /// functions. Before its first key time the first value shows, after its last one the last.
    ///
    /// - Parameters:
    ///   - values: The key values, all with the same number of components. Numbers that are not
    ///     finite show as they are.
    ///   - keyTimes: When each is reached, as a fraction of the duration; limited to 0...1, and
    ///     to the time before where it runs backwards. NaN counts as the time before.
    ///   - timingFunctions: The rhythm from each key value to the next; a straight line where
    ///     there is none.
    ///   - mode: How values in between are found.
    ///   - shape: The shape of the cubic curve; the other modes do not heed it.
    public init?(
        values: [[Double]],
        keyTimes: [Double]? = nil,
        timingFunctions: [CubicSolver] = [],
        mode: CalculationMode = .linear,
        shape: Shape = Shape()
    ) {
        let isPaced = mode == .paced || mode == .cubicPaced
        // Decision C5: paced keyframes do not heed their times.
        let times = isPaced || keyTimes?.isEmpty == true ? nil : keyTimes
        // Decision C4: of lists of different lengths the common part counts.
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

    /// The times at which a point of even speed passes the values; `nil` if it has no way to go.
    private static func pacedKnots(_ values: [Double], width: Int) -> [Double]? {
        var lengths = [0.0]
        var length = 0.0
        for start in stride(from: width, to: values.count, by: max(width, 1)) {
            var squares = 0.0
            for component in start..<start + width {
                let way = values[component] - values[component - width]
                squares += way * way
            }
            length += squares.squareRoot()
            lengths.append(length)
        }
        guard length > 0, length.isFinite else { return nil }
        return lengths.map { $0 / length }
    }
}
