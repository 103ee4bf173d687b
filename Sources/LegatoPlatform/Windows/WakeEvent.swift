import CSDL2
import Glibc
import Synchronization

/// An SDL event of our own that wakes the application loop and says nothing else.
nonisolated final class WakeEvent: Sendable {
    /// The event of this process.
    static let shared = WakeEvent()

    private let type = SDL_RegisterEvents(1)
    /// Can be read when the loop was woken while it waited in `wait(for:milliseconds:)`.
    private let descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    private let isAwaited = Atomic(false)

    /// Wakes the loop; from any thread.
    func push() {
        var event = SDL_Event(type: type)
        SDL_PushEvent(&event)
        if isAwaited.load(ordering: .sequentiallyConsistent) { eventfd_write(descriptor, 1) }
    }

    /// Takes the next event, if there is one within so many milliseconds, -1 for any time, by
    /// watching a socket instead of SDL.
    /// - Returns: Whether there was one.
    func next(_ event: inout SDL_Event, from socket: Int32, milliseconds: Int32) -> Bool {
        isAwaited.store(true, ordering: .sequentiallyConsistent)
        // What came before is in the queue, and what comes from now on can be read.
        if SDL_PollEvent(&event) == 0 {
            var requests = [socket, descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            _ = poll(&requests, 2, milliseconds)
            isAwaited.store(false, ordering: .sequentiallyConsistent)
            var count: eventfd_t = 0
            eventfd_read(descriptor, &count)
            return SDL_PollEvent(&event) == 1
        }
        isAwaited.store(false, ordering: .sequentiallyConsistent)
        return true
    }
}
