import Dispatch
import Foundation
import Glibc
import Synchronization

/// Wakes the application loop when a descriptor becomes readable.
///
/// A thread waits for the descriptor and wakes the loop once; it resumes when the loop has read the
/// data.
nonisolated final class DescriptorWatcher: Sendable {
    private let isWaiting = Atomic(false)
    private let isOver = Atomic(false)
    private let goOn = DispatchSemaphore(value: 0)
    /// The watcher's own descriptor of the same file, which the thread closes.
    private let descriptor: Int32

    /// Starts watching.
    /// - Parameters:
    ///   - descriptor: The descriptor, which may be closed before watching ends.
    ///   - name: The thread's name, for debuggers.
    ///   - wake: Called on the watching thread; must wake the loop.
    init(_ descriptor: Int32, name: String, wake: @escaping @Sendable () -> Void) {
        self.descriptor = dup(descriptor)
        let thread = Thread { [self] in
            var request = pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0)
            while !isOver.load(ordering: .acquiring) {
                guard poll(&request, 1, -1) > 0 else { continue }
                if isOver.load(ordering: .acquiring) { break }
                isWaiting.store(true, ordering: .releasing)
                wake()
                goOn.wait()
            }
            close(self.descriptor)
        }
        thread.name = name
        thread.start()
    }

    /// Resumes watching, after the loop has read the data.
    func resume() {
        if isWaiting.exchange(false, ordering: .acquiring) { goOn.signal() }
    }

    /// Ends watching a socket, and with it the connection of the socket.
    func stop() {
        isOver.store(true, ordering: .releasing)
        shutdown(descriptor, Int32(SHUT_RDWR))
        goOn.signal()
    }
}
