import LegatoGraphics

/// When the completion of an animation is called.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// When the eye waits for nothing more, though a spring may still move a little.
    case logicallyComplete
    /// When the animation is over and taken away.
    case removed
}

/// Waits for the animations of a transaction and then calls a closure, exactly once.
///
/// Whoever starts an animation in the transaction calls `animationAdded()`, and
/// `animationFinished()` when the criteria are met. It is `@unchecked Sendable` because
/// transactions are; all calls belong on the one thread that changes model values, the main
/// actor's, and are not synchronised.
public final class AnimationListener: @unchecked Sendable {
    /// What has to happen to an animation before it counts as finished.
    public let criteria: AnimationCompletionCriteria
    private var completion: (() -> Void)?
    private var running = 0
    private var isSealed = false

    /// Creates a listener that calls a closure when all animations have finished.
    public init(criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
        self.criteria = criteria
        self.completion = completion
    }

    /// Notes that an animation was started.
    public func animationAdded() {
        running += 1
    }

    /// Notes that an animation has met the criteria, or was cut off.
    public func animationFinished() {
        require(running > 0, "More animations finished than the \(running) that were added.")
        running -= 1
        fireIfDone()
    }

    /// Notes that no further animation will be started; without any running one it fires now.
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
