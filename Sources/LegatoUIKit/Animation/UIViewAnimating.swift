public import Foundation

/// The position of an animator's animation.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable, Hashable {
    /// At the end.
    case end
    /// At the start.
    case start
    /// Between them.
    case current
}

/// The state of an animator.
nonisolated public enum UIViewAnimatingState: Int, Sendable, Hashable {
    /// It has not started, or has finished.
    case inactive
    /// It is running or paused.
    case active
    /// It was stopped; `finishAnimation(at:)` ends it.
    case stopped
}

/// An animation that can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animator is active.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running, neither paused nor scrubbed.
    var isRunning: Bool { get }
    /// Whether the animation runs towards its start.
    var isReversed: Bool { get set }
    /// The progress, 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues a paused one.
    func startAnimation()
    /// Starts the animation after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its progress.
    func pauseAnimation()
    /// Stops the animation where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes changes of views.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start later than the others.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    )
}
