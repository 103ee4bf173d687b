import CSDL2
import Glibc

/// Looks, after a frame was shown, for input that showing it took off the wire.
///
/// Under X11 the render thread's calls may read events into Xlib's queue while the main thread sleeps
/// on the socket. The next frame's traffic wakes it, but after the last frame of an animation the
/// socket stays silent; so the loop is woken to look into the queue.
nonisolated struct QueuedEvents {
    private typealias EventsQueued = @convention(c) (OpaquePointer, Int32) -> Int32

    private let display: OpaquePointer?
    private let eventsQueued: EventsQueued?

    init(window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        info.version = SDL_version(
            major: UInt8(SDL_MAJOR_VERSION),
            minor: UInt8(SDL_MINOR_VERSION),
            patch: UInt8(SDL_PATCHLEVEL)
        )
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let library = dlopen("libX11.so.6", RTLD_LAZY),
            let symbol = dlsym(library, "XEventsQueued")
        else {
            (display, eventsQueued) = (nil, nil)
            return
        }
        display = info.info.x11.display
        eventsQueued = unsafeBitCast(symbol, to: EventsQueued.self)
    }

    /// Wakes the application loop when events wait in the queue.
    func wakeLoop() {
        guard let display, let eventsQueued else { return }
        let afterReading: Int32 = 1
        if eventsQueued(display, afterReading) > 0 { WakeEvent.shared.push() }
    }
}
