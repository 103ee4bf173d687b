import Glibc
import Legato

/// Moves a square to and fro for some seconds.
func animate(_ window: Window, seconds: Double) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    window.rootLayer.commitHook?(Commit(start: now, until: now + seconds))
}
