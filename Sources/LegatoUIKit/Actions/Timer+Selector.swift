public import Foundation

extension Timer {
    /// Creates a timer that calls a method of a target, and adds it to the main run loop.
    ///
    /// It retains the target until it is invalidated.
    ///
    /// - Parameters:
    ///   - interval: The time until the first call, and between two calls, in seconds.
    ///   - target: The object with the method.
    ///   - selector: The method, which may take the timer.
    ///   - userInfo: The value that the timer has as its `userInfo`.
    ///   - repeats: Whether it calls the method until it is invalidated; otherwise only once.
    /// - Returns: The timer.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: AnyObject, selector: Selector,
        userInfo: Any?, repeats: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = target
        let timer = TargetTimer(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
        ) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { selector.perform(on: target, timer) }
        }
        timer.info = userInfo
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}

/// A timer with a value for its target; the `userInfo` of Foundation's cannot be set on Linux.
private nonisolated final class TargetTimer: Timer {
    var info: Any?

    override var userInfo: Any? { info }
}
