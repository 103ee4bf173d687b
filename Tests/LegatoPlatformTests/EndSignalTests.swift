import Glibc
import Testing

@testable import LegatoPlatform

/// Signals that end the loop.
struct EndSignalTests {
    /// Unblocks signals, which the threads of a test runner block.
    nonisolated private static func unblockSignals() {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
    }

    @Test("A signal that the loop has noticed does not end the process when it is heard later")
    func noticedFirst() async {
        await #expect(processExitsWith: .success) {
            Self.unblockSignals()
            EndSignals.shared.listen(true)
            raise(SIGTERM)
            precondition(EndSignals.shared.see())
            EndSignals.shared.listen(false)
            // The signal thread has time to hear of it.
            for _ in 0..<100_000 { sched_yield() }
        }
    }

    @Test("A signal that comes when no loop runs ends the process")
    func afterwards() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            Self.unblockSignals()
            EndSignals.shared.listen(true)
            EndSignals.shared.listen(false)
            raise(SIGTERM)
            while true { pause() }
        }
    }
}
