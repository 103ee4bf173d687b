import CSDL2
import Dispatch
import Foundation
import Glibc
import Synchronization

/// Wakes the application loop when work arrives on the main dispatch queue.
///
/// A thread waits on the queue's event descriptor and wakes the loop once; it resumes when the loop
/// has drained the queue.
nonisolated final class MainQueueWatcher: Sendable {
    private let isWaiting = Atomic(false)
    private let goOn = DispatchSemaphore(value: 0)

    /// Starts watching.
    /// - Parameter wake: Called on the watching thread; must wake the loop.
    /// - Throws: `PlatformError` if libdispatch does not provide the queue's descriptor.
    init(wake: @escaping @Sendable () -> Void) throws(PlatformError) {
        let descriptor = legato_main_queue_descriptor()
        guard descriptor >= 0 else {
            throw PlatformError(
                operation: "watch the main dispatch queue",
                reason: "libdispatch has no _dispatch_get_main_queue_handle_4CF",
                remedy: "Run with the libdispatch of a Swift 6 toolchain for Linux."
            )
        }
        let thread = Thread { [weak self] in
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            while let self {
                guard poll(&request, 1, -1) > 0 else { continue }
                isWaiting.store(true, ordering: .releasing)
                wake()
                goOn.wait()
            }
        }
        thread.name = "legato.mainqueue"
        thread.start()
    }

    /// Resumes watching, after the loop has drained the queue.
    func resume() {
        if isWaiting.exchange(false, ordering: .acquiring) { goOn.signal() }
    }
}
