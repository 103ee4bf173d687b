import Foundation

/// A source of media time: seconds that only grow.
///
/// `current` is what `CACurrentMediaTime()` reads: the system's monotonic clock, unless a headless
/// display runs code with its own.
public nonisolated struct MediaClock: Sendable {
    private let read: @Sendable () -> CFTimeInterval

    /// Creates a clock from a function that returns seconds.
    public init(_ read: @escaping @Sendable () -> CFTimeInterval) {
        self.read = read
    }

    /// The time, seconds.
    public var now: CFTimeInterval { read() }

    /// The system's monotonic clock: seconds since the machine started.
    public static let monotonic = MediaClock { ProcessInfo.processInfo.systemUptime }

    /// The clock of the running code; `monotonic` by default.
    @TaskLocal public static var current = MediaClock.monotonic
}

/// A time or a length of time in seconds.
public typealias CFTimeInterval = Double

/// Returns the media time in seconds; see `MediaClock.current`.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.current.now
}
