import LegatoGraphics
import CSDL2
import Glibc

/// A thread that can be waited for until it is gone.
///
/// Drivers keep data per thread and free it when the thread ends, which must be over before the
/// window and with it the driver go.
nonisolated struct NativeThread: Sendable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let thread: pthread_t

    /// Starts a thread.
    /// - Parameters:
    ///   - name: At most 15 ASCII characters, for debuggers.
    ///   - body: What it runs.
    /// - Precondition: the system has a thread to give.
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
        require(code == 0, "The system refused the thread \(name) with error \(code)")
        self.thread = thread
    }

    /// Waits until the thread is gone; to be called once.
    func join() {
        pthread_join(thread, nil)
    }
}
