/// A sequence of phases that is gone through step by step, for ever or once for each trigger.
///
/// It is the engine of a phase animator, without a view and without a clock. It hands out steps;
/// whoever drives it shows the phase of a step with its animation, and reports when that
/// animation is complete. A step without an animation is complete at the next frame, so that
/// each phase is seen.
///
/// An empty sequence shows no phase and takes no steps; one of a single phase shows it and
/// takes no steps either.
public struct PhaseSequence<Phase> {
    /// A change from one phase to the next.
    public struct Step {
        /// The phase to show.
        public let phase: Phase
        /// How the change is animated; `nil` if the phase shows at once.
        public let animation: Animation?

        let number: Int
    }

    private let phases: [Phase]
    private let isRepeating: Bool
    private let animation: (Phase) -> Animation?
    private var index = 0
    private var stepCount = 0

    /// Whether a step has been handed out that is not complete yet.
    public private(set) var isRunning = false

    /// Creates a sequence that shows its first phase.
    ///
    /// - Parameters:
    ///   - phases: The phases in order; the sequence must be finite.
    ///   - isRepeating: Whether it goes on for ever once it has begun, or runs once for each
    ///     trigger.
    ///   - animation: The animation with which a phase is entered, `.default` if not given. If
    ///     it is `nil` the phase shows at once.
    public init(
        _ phases: some Sequence<Phase>,
        isRepeating: Bool,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.isRepeating = isRepeating
        self.animation = animation
    }

    /// The phase that shows, or that a running step leads to; `nil` if there are no phases.
    public var phase: Phase? { phases.isEmpty ? nil : phases[index] }

    /// Sets a repeating sequence going, when it comes into view.
    ///
    /// - Returns: The step to the second phase; `nil` if the sequence is running, waits for
    ///   triggers or has fewer than two phases.
    public mutating func begin() -> Step? {
        isRepeating && !isRunning ? advance() : nil
    }

    /// Takes note of a trigger.
    ///
    /// At rest it begins a run through all phases, back to the first. During a run it goes on
    /// to the next phase at once, without waiting for the running step.
    ///
    /// - Returns: The step to take; `nil` if there are fewer than two phases.
    public mutating func trigger() -> Step? { advance() }

    /// Takes note that the animation of a step is complete.
    ///
    /// - Parameter step: The step that is complete; one that a later step has overtaken, and one
    ///   that was reported before, change nothing.
    /// - Returns: The step to take next; `nil` at the end of a run.
    public mutating func complete(_ step: Step) -> Step? {
        guard isRunning, step.number == stepCount else { return nil }
        guard isRepeating || index != 0 else {
            isRunning = false
            return nil
        }
        return advance()
    }

    private mutating func advance() -> Step? {
        guard phases.count > 1 else { return nil }
        index = (index + 1) % phases.count
        stepCount += 1
        isRunning = true
        return Step(
            phase: phases[index],
            animation: animation(phases[index]),
            number: stepCount
        )
    }
}

extension PhaseSequence.Step: Sendable where Phase: Sendable {}
