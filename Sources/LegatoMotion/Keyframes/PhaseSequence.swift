/// A sequence of phases that advances step by step, repeatedly or once per trigger.
///
/// It is the engine of a phase animator, without a view or a clock. It returns steps; its driver
/// presents the phase of a step with the step's animation, and reports when that animation is
/// complete. A step without an animation is complete at the next frame, so that each phase is
/// presented.
///
/// A sequence of fewer than two phases takes no steps.
///
/// ```swift
/// var sequence = PhaseSequence([0.0, 1.0], isRepeating: true)
/// guard let step = sequence.begin() else { return }
/// // Present step.phase with step.animation. When that is complete:
/// let next = sequence.complete(step)
/// ```
public struct PhaseSequence<Phase> {
    /// A change from one phase to the next.
    public struct Step {
        /// The phase to present.
        public let phase: Phase
        /// The animation of the change; `nil` presents the phase immediately.
        public let animation: Animation?

        let number: Int
    }

    private let phases: [Phase]
    private let isRepeating: Bool
    private let animation: (Phase) -> Animation?
    private var index = 0
    private var stepCount = 0

    /// Whether a step is in progress.
    public private(set) var isRunning = false

    /// Creates a sequence that starts at its first phase.
    ///
    /// - Parameters:
    ///   - phases: The phases in order; the sequence must be finite.
    ///   - isRepeating: Whether it repeats indefinitely once begun, instead of running once per
    ///     trigger.
    ///   - animation: Returns the animation to a phase, `.default` by default. If it returns `nil`,
    ///     the phase is presented immediately.
    public init(
        _ phases: some Sequence<Phase>, isRepeating: Bool,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.isRepeating = isRepeating
        self.animation = animation
    }

    /// The current phase, or the target of a step in progress; `nil` if there are no phases.
    public var phase: Phase? { phases.isEmpty ? nil : phases[index] }

    /// Starts a repeating sequence, when it appears.
    ///
    /// - Returns: The step to the second phase; `nil` if the sequence is running, waits for
    ///   triggers or has fewer than two phases.
    public mutating func begin() -> Step? {
        isRepeating && !isRunning ? advance() : nil
    }

    /// Handles a trigger.
    ///
    /// If no step is in progress, it begins a run through all phases and back to the first. During
    /// a run it advances to the next phase immediately, without waiting for the current step.
    ///
    /// - Returns: The step to take; `nil` if there are fewer than two phases.
    public mutating func trigger() -> Step? { advance() }

    /// Reports that the animation of a step is complete.
    ///
    /// - Parameter step: The complete step; a step that was superseded or already reported has no
    ///   effect.
    /// - Returns: The next step; `nil` at the end of a run.
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
        return Step(phase: phases[index], animation: animation(phases[index]), number: stepCount)
    }
}

extension PhaseSequence.Step: Sendable where Phase: Sendable {}
