import CSDL2
import CWayland
import Glibc
import Synchronization

/// A custom SDL event whose only purpose is to wake the application loop.
nonisolated final class WakeEvent: Sendable {
    /// The event of this process.
    static let shared = WakeEvent()

    private let type = SDL_RegisterEvents(1)
    /// Readable when the loop is woken while it waits in `next(_:from:milliseconds:)`.
    private let descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    private let isAwaited = Atomic(false)

    /// Wakes the loop; can be called on any thread.
    func push() {
        var event = SDL_Event(type: type)
        SDL_PushEvent(&event)
        if isAwaited.load(ordering: .sequentiallyConsistent) { eventfd_write(descriptor, 1) }
    }

    /// Takes the next event, waiting for a socket instead of waiting in SDL.
    /// - Parameters:
    ///   - event: Set to the event.
    ///   - socket: The socket of the window system's connection.
    ///   - milliseconds: How long to wait; -1 waits forever.
    /// - Returns: Whether there was an event.
    func next(_ event: inout SDL_Event, from socket: Int32, milliseconds: Int32) -> Bool {
        isAwaited.store(true, ordering: .sequentiallyConsistent)
        // Earlier events are in the queue, and later ones make a descriptor readable.
        if SDL_PollEvent(&event) == 0 {
            var requests = [socket, descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            // SDL also reports that there is no event at the end of a batch, and the clipboard's
            // events are none of SDL's.
            let hasEvents =
                SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
                || legatoClipboardHasEvents()
            _ = poll(&requests, 2, hasEvents ? 0 : milliseconds)
            isAwaited.store(false, ordering: .sequentiallyConsistent)
            var count: eventfd_t = 0
            eventfd_read(descriptor, &count)
            return SDL_PollEvent(&event) == 1
        }
        isAwaited.store(false, ordering: .sequentiallyConsistent)
        return true
    }
}
