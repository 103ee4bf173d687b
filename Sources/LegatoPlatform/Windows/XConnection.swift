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
    private typealias GrabPointer =
        @convention(c) (
            OpaquePointer, UInt, Int32, UInt32, Int32, Int32, UInt, UInt, UInt
        ) -> Int32
    private typealias UngrabPointer = @convention(c) (OpaquePointer, UInt) -> Int32
    private typealias QueryPointer =
        @convention(c) (
            OpaquePointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>
        ) -> Int32
    private typealias SendEvent =
        @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32
    private typealias Flush = @convention(c) (OpaquePointer) -> Int32

    /// Readable when the server has sent something.
    let socket: Int32
    private let display: OpaquePointer
    private let eventsQueued: EventsQueued
    private let grabPointer: GrabPointer
    private let ungrab: UngrabPointer
    private let queryPointer: QueryPointer
    private let sendEvent: SendEvent
    private let flush: Flush
    /// The window to which all events of the pointer are directed; nil without a grab.
    private(set) var grabbingWindow: UInt?

    /// Finds the connection of a window; nil if it is not an X11 window.
    init?(window: OpaquePointer) {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display,
            let library = dlopen("libX11.so.6", RTLD_LAZY),
            let connectionNumber = dlsym(library, "XConnectionNumber"),
            let eventsQueued = dlsym(library, "XEventsQueued"),
            let grabPointer = dlsym(library, "XGrabPointer"),
            let ungrabPointer = dlsym(library, "XUngrabPointer"),
            let queryPointer = dlsym(library, "XQueryPointer"),
            let sendEvent = dlsym(library, "XSendEvent"), let flush = dlsym(library, "XFlush")
        else { return nil }
        socket = unsafeBitCast(connectionNumber, to: ConnectionNumber.self)(display)
        self.display = display
        self.eventsQueued = unsafeBitCast(eventsQueued, to: EventsQueued.self)
        self.grabPointer = unsafeBitCast(grabPointer, to: GrabPointer.self)
        ungrab = unsafeBitCast(ungrabPointer, to: UngrabPointer.self)
        self.queryPointer = unsafeBitCast(queryPointer, to: QueryPointer.self)
        self.sendEvent = unsafeBitCast(sendEvent, to: SendEvent.self)
        self.flush = unsafeBitCast(flush, to: Flush.self)
    }

    /// Whether events that were read are queued for the main thread.
    var hasEvents: Bool { eventsQueued(display, QueuedAfterReading) > 0 }

    /// Directs all events of the pointer to a window until `ungrabPointer()`.
    ///
    /// SDL ends the grab with its own capture of the pointer, too: when the button is released, and
    /// whenever it updates its windows. In a window without the keyboard focus it captures nothing.
    mutating func grabPointer(for window: UInt) {
        let mask = ButtonPressMask | ButtonReleaseMask | PointerMotionMask | FocusChangeMask
        let refusal = grabPointer(
            display, window, 0, UInt32(mask), GrabModeAsync, GrabModeAsync, 0, 0, 0
        )
        if refusal == 0 { grabbingWindow = window }
    }

    /// Ends the grab of the pointer, if there is one.
    mutating func ungrabPointer() {
        guard grabbingWindow != nil else { return }
        grabbingWindow = nil
        _ = ungrab(display, 0)
        _ = flush(display)
    }

    /// Returns the location of the pointer in a window, in pixels, and whether the first button is
    /// pressed; nil if the pointer is on another screen of the server.
    func pointer(in window: UInt) -> (x: Int32, y: Int32, isPressed: Bool)? {
        var (root, child): (UInt, UInt) = (0, 0)
        var (rootX, rootY, x, y): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        var mask: UInt32 = 0
        let isOnScreen = queryPointer(
            display, window, &root, &child, &rootX, &rootY, &x, &y, &mask
        )
        return isOnScreen == 0 ? nil : (x, y, mask & UInt32(Button1Mask) != 0)
    }

    /// Sends a window a release of the first button in place of the one that another program
    /// received; otherwise SDL ignores the next press.
    func sendRelease(to window: UInt) {
        var event = XEvent()
        (event.xbutton.type, event.xbutton.window) = (ButtonRelease, window)
        event.xbutton.button = UInt32(Button1)
        (event.xbutton.state, event.xbutton.same_screen) = (UInt32(Button1Mask), 1)
        _ = sendEvent(display, window, 0, ButtonReleaseMask, &event)
        _ = flush(display)
    }
}
