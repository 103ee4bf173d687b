import Legato

/// A delegate that notes what it hears, in order.
final class AnimationLog: CAAnimationDelegate {
    private(set) var entries: [String] = []
    /// The animation that the delegate heard of last.
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
