import CLegatoMotionKernels

/// Many springs, each at a time of its own, evaluated together on the vector unit.
///
/// The results are those of `SpringResponse.value(at:)` and `velocity(at:)`, bit for bit, on every
/// processor. Springs of different regimes may be mixed. Evaluating allocates nothing; appending
/// allocates when there are more springs than ever before.
public struct SpringBatch: ~Copyable {
    /// How many springs there are.
    public var count: Int { places.count }

    private var underdamped = SpringGroup()
    private var critical = SpringGroup()
    private var overdamped = SpringGroup()
    /// By spring, four times its index in its group plus its regime.
    private var places: [Int] = []
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    public init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that runs one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all springs and keeps their room.
    public mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        underdamped.count = 0
        critical.count = 0
        overdamped.count = 0
    }

    /// Adds a spring, whose index is the count before.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - time: The time at which it is evaluated, in seconds; up to zero, and when it is no
    ///     number, it counts as zero.
    public mutating func append(_ spring: SpringResponse, at time: Double) {
        let time = time > 0 ? time : 0
        let velocity = spring.initialVelocity
        guard spring.dampingRatio.isFinite else {
            // Without any force and velocity nothing moves.
            add(.critical, critical.append(time, 0, 0, 0, 0, 0))
            return
        }
        let (decay, frequency, inverse, fast) = spring.solution.numbers
        switch spring.solution {
        case .underdamped:
            add(.underdamped, underdamped.append(time, decay, frequency, inverse, fast, velocity))
        case .critical:
            add(.critical, critical.append(time, decay, frequency, inverse, fast, velocity))
        case .overdamped:
            add(.overdamped, overdamped.append(time, decay, frequency, inverse, fast, velocity))
        }
    }

    private mutating func add(_ regime: Regime, _ index: Int) {
        places.append(index << 2 | regime.rawValue)
    }

    /// Gives a spring another time, which counts from the next evaluation on.
    ///
    /// - Parameters:
    ///   - time: The time in seconds; up to zero, and when it is no number, it counts as zero.
    ///   - index: The spring's index, below `count`.
    public mutating func setTime(_ time: Double, at index: Int) {
        let place = places[index]
        let time = time > 0 ? time : 0
        switch Regime(place) {
        case .underdamped: underdamped[.time][place >> 2] = time
        case .critical: critical[.time][place >> 2] = time
        case .overdamped: overdamped[.time][place >> 2] = time
        }
    }

    /// Evaluates the values of all springs.
    public mutating func evaluate() {
        let progress = kernels.pointee.progress
        underdamped.evaluate(progress.0)
        critical.evaluate(progress.1)
        overdamped.evaluate(progress.2)
    }

    /// Evaluates the values and velocities of all springs.
    public mutating func evaluateMotion() {
        let motion = kernels.pointee.motion
        underdamped.evaluate(motion.0)
        critical.evaluate(motion.1)
        overdamped.evaluate(motion.2)
    }

    /// The progress of a spring at its time when it was last evaluated.
    ///
    /// - Parameter index: The spring's index, below `count`.
    /// - Returns: 0 up to time zero, on its way to 1 afterwards.
    public func value(at index: Int) -> Double { result(.progress, places[index]) }

    /// The velocity of a spring at its time when the motion was last evaluated.
    ///
    /// - Parameter index: The spring's index, below `count`.
    /// - Returns: The velocity in ways per second.
    public func velocity(at index: Int) -> Double { result(.rate, places[index]) }

    private func result(_ column: SpringGroup.Column, _ place: Int) -> Double {
        switch Regime(place) {
        case .underdamped: underdamped[column][place >> 2]
        case .critical: critical[column][place >> 2]
        case .overdamped: overdamped[column][place >> 2]
        }
    }

    private enum Regime: Int {
        case underdamped, critical, overdamped

        init(_ place: Int) {
            self = place & 2 != 0 ? .overdamped : place & 1 != 0 ? .critical : .underdamped
        }
    }
}
