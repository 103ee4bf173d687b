public import Foundation
public import LegatoLayers

nonisolated extension Timer {
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
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats
        )
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}

/// Creates timers of a subclass by initializers; only `Timer` conforms.
nonisolated public protocol TargetTimerCreation {}

extension Timer: TargetTimerCreation {}

nonisolated extension TargetTimerCreation where Self: Timer {
    /// Creates a timer that is not valid and never fires, to be replaced by another one.
    public init() {
        let timer = Timer(timeInterval: 1, repeats: false) { _ in }
        timer.invalidate()
        self = unsafeDowncast(timer, to: Self.self)
    }

    /// Creates a timer that calls a method of a target; add it to a run loop yourself.
    ///
    /// It retains the target until it is invalidated.
    /// - Parameters:
    ///   - interval: The time until the first call, and between two calls, in seconds.
    ///   - target: The object with the method.
    ///   - selector: The method, which may take the timer.
    ///   - userInfo: The value that the timer has as its `userInfo`.
    ///   - repeats: Whether it calls the method until it is invalidated; otherwise only once.
    public init(
        timeInterval interval: TimeInterval, target: AnyObject, selector: Selector,
        userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
            selector: selector, userInfo: userInfo, repeats: repeats
        )
    }

    /// Creates a timer that calls a method of a target at a date; add it to a run loop yourself.
    ///
    /// It retains the target until it is invalidated.
    /// - Parameters:
    ///   - date: The time of the first call.
    ///   - interval: The time between two calls, in seconds.
    ///   - target: The object with the method.
    ///   - selector: The method, which may take the timer.
    ///   - userInfo: The value that the timer has as its `userInfo`.
    ///   - repeats: Whether it calls the method until it is invalidated; otherwise only once.
    public init(
        fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector,
        userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let target = target
        let timer = TargetTimer(fire: date, interval: interval, repeats: repeats) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { selector.perform(on: target, timer) }
        }
        timer.info = userInfo
        self = unsafeDowncast(timer, to: Self.self)
    }
}

/// A timer with a value for its target; the `userInfo` of Foundation's cannot be set on Linux.
private nonisolated final class TargetTimer: Timer {
    var info: Any?

    override var userInfo: Any? { info }
}
