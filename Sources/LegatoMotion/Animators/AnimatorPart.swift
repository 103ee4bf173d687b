/// One of the animations that an animator runs, for inspection.
package struct AnimatorPart: Sendable, Equatable {
    /// A readable description of the animation.
    package let words: String
    /// The time at which it began or retargeted the previous one, in seconds.
    package let start: Double
    /// The time from which it contributes nothing; infinite if it never ends.
    package let end: Double
}

extension PropertyAnimator {
    /// The running animations, oldest first.
    package var parts: [AnimatorPart] { stack?.parts ?? [] }
}

extension MotionStack {
    /// The running animations, oldest first.
    fileprivate var parts: [AnimatorPart] {
        let later = overlays.map {
            AnimatorPart(words: $0.animation.words, start: $0.start, end: $0.end)
        }
        guard hasSpring else { return later }
        let spring = AnimatorPart(
            words: modified?.words ?? trajectory.spring.words,
            start: start.time + start.timing.outer(start.beginning), end: springEnd
        )
        return [spring] + later
    }
}
