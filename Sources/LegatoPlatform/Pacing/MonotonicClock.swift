import CSDL2
import Glibc

/// The clock of all frame times: `CLOCK_MONOTONIC` in seconds, never SDL's counters.
nonisolated enum MonotonicClock {
    /// The current time in seconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The CPU time of the calling thread in seconds.
    static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Sleeps until `time` in seconds; returns immediately if it has passed.
    static func sleep(until time: Double) {
        var wake = timespec(seconds: time)
        while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &wake, nil) == EINTR {}
    }

    /// Requests that the kernel wake the calling thread as precisely as possible.
    ///
    /// If the kernel refuses, sleeps end about 0.05 ms later.
    static func sharpenCallingThread() {
        _ = legato_set_timer_slack(1)
    }
}

extension timespec {
    /// Creates a time from seconds; negative values become 0.
    nonisolated init(seconds: Double) {
        let whole = max(0, seconds).rounded(.down)
        let nanoseconds = min(999_999_999, Int((max(0, seconds) - whole) * 1e9))
        self.init(tv_sec: Int(whole), tv_nsec: nanoseconds)
    }
}
