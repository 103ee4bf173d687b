import CSDL2
import CWayland
import Glibc

/// Checks after a frame was shown for input that was read from the socket while showing it.
///
/// The render thread's calls may read events into the queue of Xlib or libwayland while the main
/// thread sleeps on the socket. The next frame's traffic wakes it, but after the last frame of an
/// animation the socket stays silent. The loop is therefore woken to check the queue.
nonisolated struct QueuedEvents {
    private let hasEvents: () -> Bool

    init(window: OpaquePointer, surface: WaylandSurface?) {
        if let connection = WaylandConnection(window: window) {
            hasEvents = {
                connection.hasEvents || surface?.hasScreenEvents ?? false
                    || legatoClipboardHasEvents()
            }
            return
        }
        let server = XConnection(window: window)
        hasEvents = { server?.hasEvents ?? false }
    }

    /// Wakes the application loop if the queue contains events.
    func wakeLoop() {
        if hasEvents() { WakeEvent.shared.push() }
    }
}
