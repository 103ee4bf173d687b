import CLegatoMotionKernels

/// Many springs, each evaluated at its own time, computed together with SIMD.
///
/// The results equal `SpringResponse.value(at:)` and `velocity(at:)` bit for bit, on every
/// processor. Springs of different regimes may be mixed. Evaluating does not allocate; appending
/// allocates only when the count exceeds its previous maximum.
///
/// ```swift
/// var batch = SpringBatch()
/// batch.append(SpringResponse(mass: 1, stiffness: 100, damping: 10), at: 0.25)
/// batch.evaluate()
/// let progress = batch.value(at: 0)
/// ```
public struct SpringBatch: ~Copyable {
    /// The number of springs.
    public var count: Int { places.count }

    private var underdamped = SpringGroup()
    private var critical = SpringGroup()
    private var overdamped = SpringGroup()
    /// For each spring, four times its index in its group, plus its regime.
    private var places: [Int] = []
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    public init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that uses one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all springs and keeps the memory.
    public mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        underdamped.count = 0
        critical.count = 0
        overdamped.count = 0
    }

    /// Adds a spring; its index is the previous count.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - time: The time at which it is evaluated, in seconds; negative times and NaN count as
    ///     zero.
    public mutating func append(_ spring: SpringResponse, at time: Double) {
        let time = time > 0 ? time : 0
        guard spring.dampingRatio.isFinite else {
            // Without force and velocity it does not move.
            return append(.critical(decay: 0), 0, at: time)
        }
        append(spring.solution, spring.initialVelocity, at: time)
    }

    private mutating func append(_ solution: SpringSolution, _ velocity: Double, at time: Double) {
        let index =
            switch solution.regime {
            case .underdamped: underdamped.append(solution, velocity, at: time)
            case .critical: critical.append(solution, velocity, at: time)
            case .overdamped: overdamped.append(solution, velocity, at: time)
            }
        places.append(index << 2 | solution.regime.rawValue)
    }

    /// Sets the time of a spring, effective from the next evaluation.
    ///
    /// - Parameters:
    ///   - time: The time in seconds; negative times and NaN count as zero.
    ///   - index: The spring's index, less than `count`.
    public mutating func setTime(_ time: Double, at index: Int) {
        let place = places[index]
        let time = time > 0 ? time : 0
        switch SpringSolution.Regime(place: place) {
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

    /// Returns the progress of a spring as last evaluated.
    ///
    /// - Parameter index: The spring's index, less than `count`.
    /// - Returns: 0 up to time zero, approaching 1 afterwards.
    public func value(at index: Int) -> Double { result(.progress, places[index]) }

    /// Returns the velocity of a spring as last evaluated by `evaluateMotion()`.
    ///
    /// - Parameter index: The spring's index, less than `count`.
    /// - Returns: The velocity of the progress per second.
    public func velocity(at index: Int) -> Double { result(.rate, places[index]) }

    private func result(_ column: SpringGroup.Column, _ place: Int) -> Double {
        switch SpringSolution.Regime(place: place) {
        case .underdamped: underdamped[column][place >> 2]
        case .critical: critical[column][place >> 2]
        case .overdamped: overdamped[column][place >> 2]
        }
    }
}

extension SpringSolution.Regime {
    fileprivate init(place: Int) {
        self = place & 2 != 0 ? .overdamped : place & 1 != 0 ? .critical : .underdamped
    }
}
