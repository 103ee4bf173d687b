package import Foundation

/// A source of media time: monotonic time in seconds.
///
/// `CACurrentMediaTime()` reads `current`: the system's monotonic clock, or the clock of the
/// headless display for which the code runs.
public nonisolated struct MediaClock: Sendable {
    private let read: @Sendable () -> CFTimeInterval
    /// The date of time 0.
    private let epoch: Date

    /// Creates a clock from a closure that returns the time in seconds.
    ///
    /// Time 0 is the reference date: the beginning of the year 2001, UTC.
    public init(_ read: @escaping @Sendable () -> CFTimeInterval) {
        self.init(epoch: Date(timeIntervalSinceReferenceDate: 0), read)
    }

    private init(epoch: Date, _ read: @escaping @Sendable () -> CFTimeInterval) {
        (self.epoch, self.read) = (epoch, read)
    }

    /// The current time, in seconds.
    public var now: CFTimeInterval { read() }

    /// The date at a time of the clock.
    package func date(at time: CFTimeInterval) -> Date { epoch.addingTimeInterval(time) }

    /// The system's monotonic clock, in seconds since the system started.
    public static let monotonic = MediaClock(
        epoch: Date(timeIntervalSinceNow: -ProcessInfo.processInfo.systemUptime)
    ) { ProcessInfo.processInfo.systemUptime }

    /// The clock of the running code; `monotonic` by default.
    @TaskLocal public static var current = MediaClock.monotonic
}

/// A time or duration in seconds.
public typealias CFTimeInterval = Double

/// A time in seconds since the reference date: the beginning of the year 2001, UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the current time in seconds since the reference date, by the clock of the running code;
/// see `MediaClock.current`.
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    let clock = MediaClock.current
    return clock.date(at: clock.now).timeIntervalSinceReferenceDate
}

/// Returns the current media time in seconds; see `MediaClock.current`.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.current.now
}
