import CSDL2
import Foundation

/// Wakes the application loop when work arrives on the main dispatch queue.
///
/// It lives as long as the program.
nonisolated struct MainQueueWatcher {
    private let watcher: DescriptorWatcher

    /// Starts watching the queue's event descriptor.
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
        watcher = DescriptorWatcher(descriptor, name: "legato.mainqueue", wake: wake)
    }

    /// Resumes watching, after the loop has drained the queue.
    func resume() { watcher.resume() }
}
