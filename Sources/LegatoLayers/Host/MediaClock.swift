package import Foundation

/// A source of media time: seconds that only grow.
///
/// `current` is what `CACurrentMediaTime()` reads: the system's monotonic clock, unless a headless
/// display runs code with its own.
public nonisolated struct MediaClock: Sendable {
    private let read: @Sendable () -> CFTimeInterval
    /// The date of time 0.
    private let epoch: Date

    /// Creates a clock from a function that returns seconds.
    ///
    /// Its time 0 is the reference date: the beginning of the year 2001, UTC.
    public init(_ read: @escaping @Sendable () -> CFTimeInterval) {
        self.init(epoch: Date(timeIntervalSinceReferenceDate: 0), read)
    }

    private init(epoch: Date, _ read: @escaping @Sendable () -> CFTimeInterval) {
        (self.epoch, self.read) = (epoch, read)
    }

    /// The time, seconds.
    public var now: CFTimeInterval { read() }

    /// The date of a time of the clock.
    package func date(at time: CFTimeInterval) -> Date { epoch.addingTimeInterval(time) }

    /// The system's monotonic clock: seconds since the machine started.
    public static let monotonic = MediaClock(
        epoch: Date(timeIntervalSinceNow: -ProcessInfo.processInfo.systemUptime)
    ) { ProcessInfo.processInfo.systemUptime }

    /// The clock of the running code; `monotonic` by default.
    @TaskLocal public static var current = MediaClock.monotonic
}

/// A time or a length of time in seconds.
public typealias CFTimeInterval = Double

/// Returns the media time in seconds; see `MediaClock.current`.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.current.now
}
