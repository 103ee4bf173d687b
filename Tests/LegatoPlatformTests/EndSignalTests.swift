import Glibc
import Testing

@testable import LegatoPlatform

@Suite("Signals that end the loop")
struct EndSignalTests {
    @Test("A signal that the loop has noticed does not end the process when it is heard later")
    func noticedFirst() async {
        await #expect(processExitsWith: .success) {
            // The threads of a test runner block signals.
            var none = sigset_t()
            sigemptyset(&none)
            pthread_sigmask(SIG_SETMASK, &none, nil)
            EndSignals.shared.listen(true)
            raise(SIGTERM)
            precondition(EndSignals.shared.see())
            EndSignals.shared.listen(false)
            usleep(200_000)
        }
    }

    @Test("A signal that comes when no loop runs ends the process")
    func afterwards() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            var none = sigset_t()
            sigemptyset(&none)
            pthread_sigmask(SIG_SETMASK, &none, nil)
            EndSignals.shared.listen(true)
            EndSignals.shared.listen(false)
            raise(SIGTERM)
            usleep(10_000_000)
        }
    }
}
