import CSDL2
import Glibc

/// Checks after a frame was shown for input that was read from the socket while showing it.
///
/// The render thread's calls may read events into the queue of Xlib or libwayland while the main
/// thread sleeps on the socket. The next frame's traffic wakes it, but after the last frame of an
/// animation the socket stays silent. The loop is therefore woken to check the queue.
nonisolated struct QueuedEvents {
    private typealias EventsQueued = @convention(c) (OpaquePointer, Int32) -> Int32

    private let hasEvents: () -> Bool

    init(window: OpaquePointer, surface: WaylandSurface?) {
        if let connection = WaylandConnection(window: window) {
            hasEvents = { connection.hasEvents || surface?.hasScreenEvents ?? false }
            return
        }
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display,
            let library = dlopen("libX11.so.6", RTLD_LAZY),
            let symbol = dlsym(library, "XEventsQueued")
        else {
            hasEvents = { false }
            return
        }
        let eventsQueued = unsafeBitCast(symbol, to: EventsQueued.self)
        hasEvents = { eventsQueued(display, QueuedAfterReading) > 0 }
    }

    /// Wakes the application loop if the queue contains events.
    func wakeLoop() {
        if hasEvents() { WakeEvent.shared.push() }
    }
}
