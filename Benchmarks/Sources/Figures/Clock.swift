import Foundation

/// The clocks that the measurements read, in seconds.
public enum Clock {
    /// The monotonic clock.
    public static var now: Double { time(CLOCK_MONOTONIC) }

    /// The processor time used by all threads of this process.
    public static var processorNow: Double { time(CLOCK_PROCESS_CPUTIME_ID) }

    /// Waits until a time of the monotonic clock; returns at once if it has passed.
    public static func sleep(until time: Double) {
        guard time > now else { return }
        let seconds = time.rounded(.down)
        var deadline = timespec(tv_sec: Int(seconds), tv_nsec: Int((time - seconds) * 1e9))
        while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
    }

    private static func time(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
