import LegatoGraphics

/// When the completion of an animation is called.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// When the animation is logically complete; a spring may still be settling.
    case logicallyComplete
    /// When the animation has ended and is removed.
    case removed
}

/// Calls a closure exactly once, after the animations of a transaction have finished.
///
/// Code that starts an animation in the transaction calls `animationAdded()`, and
/// `animationFinished()` once the criteria are met. The class is `@unchecked Sendable` because
/// transactions are Sendable. Calls are not synchronised; all of them belong on the main actor,
/// which changes the model values.
public final class AnimationListener: @unchecked Sendable {
    /// The criteria by which an animation counts as finished.
    public let criteria: AnimationCompletionCriteria
    private var completion: (() -> Void)?
    private var running = 0
    private var isSealed = false

    /// Creates a listener that calls a closure once all animations have finished.
    public init(criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
        self.criteria = criteria
        self.completion = completion
    }

    /// Registers an animation that was started.
    public func animationAdded() {
        running += 1
    }

    /// Registers that an animation has met the criteria, or was cancelled.
    public func animationFinished() {
        require(
            running > 0, "animationFinished() must be called at most once for each animationAdded()"
        )
        running -= 1
        fireIfDone()
    }

    /// Registers that no further animation will be started; calls the closure now if none is
    /// running.
    public func seal() {
        isSealed = true
        fireIfDone()
    }

    private func fireIfDone() {
        guard isSealed, running == 0, let completion else { return }
        self.completion = nil
        completion()
    }
}
