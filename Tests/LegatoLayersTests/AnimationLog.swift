import Legato

/// A delegate that records its callbacks, in order.
final class AnimationLog: CAAnimationDelegate {
    private(set) var entries: [String] = []
    /// The animation of the latest callback.
    private(set) var latest: CAAnimation?

    func note(_ entry: String) { entries.append(entry) }

    func animationDidStart(_ animation: CAAnimation) {
        latest = animation
        note("start")
    }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        latest = animation
        note("stop \(finished)")
    }
}
