import CSDL2
import Glibc
import LegatoGraphics

/// Work for a thread that waits for descriptors.
nonisolated final class ThreadInbox<Worker>: Sendable {
    typealias Work = @Sendable (Worker) -> Void

    /// Readable while there is work.
    let descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    private let works = Locked<[Work]>([])

    /// Adds work; can be called on any thread.
    func perform(_ work: @escaping Work) {
        works.withLock { $0.append(work) }
        eventfd_write(descriptor, 1)
    }

    /// Takes all work.
    func take() -> [Work] {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
        return works.withLock { works in
            defer { works = [] }
            return works
        }
    }
}
