import Foundation

/// What a run measured, times in seconds.
struct Measurement {
    /// The renderer's own name.
    var renderer: String
    /// The work of each frame.
    var frameTimes: [Double] = []
    /// When each frame was done.
    var ends: [Double] = []
    /// The processor time of all threads while the frames were made.
    var processorTime = 0.0

    /// The monotonic clock.
    static var now: Double { time(CLOCK_MONOTONIC) }

    /// The processor time of all threads so far.
    static var processorNow: Double { time(CLOCK_PROCESS_CPUTIME_ID) }

    /// How long a run warms up.
    static let warmUp = 1.0

    private static func time(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Waits for a time of the monotonic clock; one that has passed does not wait.
    static func sleep(until time: Double) {
        guard time > now else { return }
        let seconds = time.rounded(.down)
        var deadline = timespec(tv_sec: Int(seconds), tv_nsec: Int((time - seconds) * 1e9))
        while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
    }
}
