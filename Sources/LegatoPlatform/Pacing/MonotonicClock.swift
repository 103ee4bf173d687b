import CSDL2
import Glibc

/// The clock of all frames: `CLOCK_MONOTONIC` in seconds, never SDL's counters.
nonisolated enum MonotonicClock {
    /// The time now in seconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The processor time of the calling thread in seconds.
    static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Sleeps until `time` in seconds; returns at once when that has passed.
    static func sleep(until time: Double) {
        var wake = timespec(seconds: time)
        while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &wake, nil) == EINTR {}
    }

    /// Asks the kernel to wake the calling thread as exactly as it can.
    ///
    /// The kernel may refuse; sleeps then end about 0.05 ms later.
    static func sharpenCallingThread() {
        _ = legato_set_timer_slack(1)
    }
}

extension timespec {
    /// The time `seconds` as whole seconds and nanoseconds; before 0 it is 0.
    nonisolated init(seconds: Double) {
        let whole = max(0, seconds).rounded(.down)
        let nanoseconds = min(999_999_999, Int((max(0, seconds) - whole) * 1e9))
        self.init(tv_sec: Int(whole), tv_nsec: nanoseconds)
    }
}
