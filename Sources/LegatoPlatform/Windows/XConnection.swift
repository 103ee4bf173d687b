import CSDL2
import Glibc

/// SDL's connection to an X server.
///
/// SDL wakes a loop that waits for X events by sending an X event to itself, once per wait. The render
/// thread's calls may read that event into Xlib's queue while the loop sleeps on the socket, and later
/// wake-ups then send none. So the loop waits for the socket and for a descriptor of its own.
nonisolated struct XConnection {
    private typealias ConnectionNumber = @convention(c) (OpaquePointer) -> Int32
    private typealias EventsQueued = @convention(c) (OpaquePointer, Int32) -> Int32

    /// Readable when the server has sent something.
    let socket: Int32
    private let display: OpaquePointer
    private let eventsQueued: EventsQueued

    /// Finds the connection of a window; nil if it is not an X11 window.
    init?(window: OpaquePointer) {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display,
            let library = dlopen("libX11.so.6", RTLD_LAZY),
            let connectionNumber = dlsym(library, "XConnectionNumber"),
            let eventsQueued = dlsym(library, "XEventsQueued")
        else { return nil }
        socket = unsafeBitCast(connectionNumber, to: ConnectionNumber.self)(display)
        self.display = display
        self.eventsQueued = unsafeBitCast(eventsQueued, to: EventsQueued.self)
    }

    /// Whether events that were read are queued for the main thread.
    var hasEvents: Bool { eventsQueued(display, QueuedAfterReading) > 0 }
}
