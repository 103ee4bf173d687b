import CSDL2
import Glibc

/// SDL's connection to a Wayland compositor.
///
/// Readers announce that they are about to read, and libwayland blocks each of them until all that
/// announced have started reading. SDL's wait for events is such a reader: the render thread,
/// waiting for the compositor's frame callback, could then continue only after the main thread was
/// scheduled.
nonisolated struct WaylandConnection {
    private typealias Call = @convention(c) (OpaquePointer) -> Int32
    private typealias Cancel = @convention(c) (OpaquePointer) -> Void

    /// Readable when the compositor has sent something.
    let socket: Int32
    private let display: OpaquePointer
    private let prepareRead: Call
    private let cancelRead: Cancel

    /// Finds the connection of a window; nil if it is not a Wayland window.
    init?(window: OpaquePointer) {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE,
            info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
            let library = dlopen("libwayland-client.so.0", RTLD_LAZY),
            let descriptor = dlsym(library, "wl_display_get_fd"),
            let prepareRead = dlsym(library, "wl_display_prepare_read"),
            let cancelRead = dlsym(library, "wl_display_cancel_read")
        else { return nil }
        socket = unsafeBitCast(descriptor, to: Call.self)(display)
        self.display = display
        self.prepareRead = unsafeBitCast(prepareRead, to: Call.self)
        self.cancelRead = unsafeBitCast(cancelRead, to: Cancel.self)
    }

    /// Whether events that were read are queued for the main thread.
    var hasEvents: Bool {
        // Preparing to read succeeds only if the queue is empty.
        guard prepareRead(display) == 0 else { return true }
        cancelRead(display)
        return false
    }
}

extension SDL_SysWMinfo {
    /// An empty structure for SDL to fill in.
    nonisolated static var ofThisVersion: SDL_SysWMinfo {
        var info = SDL_SysWMinfo()
        info.version = SDL_version(
            major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION),
            patch: UInt8(SDL_PATCHLEVEL)
        )
        return info
    }
}
