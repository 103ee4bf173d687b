import LegatoGraphics
import CSDL2
import Glibc

/// A thread that can be joined.
///
/// Drivers keep per-thread data and free it when the thread ends. This must have happened before
/// the window closes and its driver is unloaded.
nonisolated struct NativeThread: Sendable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let thread: pthread_t

    /// Starts a thread.
    /// - Parameters:
    ///   - name: At most 15 ASCII characters, for debuggers.
    ///   - body: The work of the thread.
    /// - Precondition: the system can create a thread.
    init(name: String, body: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(
            Work {
                _ = legato_name_calling_thread(name)
                body()
            }
        )
        var thread = pthread_t()
        let code = pthread_create(
            &thread,
            nil,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
                return nil
            },
            work.toOpaque()
        )
        require(code == 0, "pthread_create cannot start the thread \(name): error \(code)")
        self.thread = thread
    }

    /// Waits until the thread has ended; must be called exactly once.
    func join() {
        pthread_join(thread, nil)
    }
}
