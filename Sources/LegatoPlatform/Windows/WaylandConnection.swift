import CSDL2
import Glibc

/// The connection to a Wayland compositor that SDL has made.
///
/// Whoever is about to read from it announces that, and libwayland lets nobody read before all who
/// announced it do. SDL's wait for events is such a reader: the render thread, which waits for the
/// compositor's frame, would then go on only when the main thread has got a processor, too.
nonisolated struct WaylandConnection {
    private typealias Call = @convention(c) (OpaquePointer) -> Int32
    private typealias Cancel = @convention(c) (OpaquePointer) -> Void

    /// Can be read when the compositor has sent something.
    let socket: Int32
    private let display: OpaquePointer
    private let prepareRead: Call
    private let cancelRead: Cancel

    /// Finds the connection of a window; nil where the window is not one of Wayland.
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

    /// Whether events that were read wait for the main thread.
    var hasEvents: Bool {
        // Who may read finds nothing that waits.
        guard prepareRead(display) == 0 else { return true }
        cancelRead(display)
        return false
    }
}

extension SDL_SysWMinfo {
    /// What SDL is to fill in.
    nonisolated static var ofThisVersion: SDL_SysWMinfo {
        var info = SDL_SysWMinfo()
        info.version = SDL_version(
            major: UInt8(SDL_MAJOR_VERSION),
            minor: UInt8(SDL_MINOR_VERSION),
            patch: UInt8(SDL_PATCHLEVEL)
        )
        return info
    }
}
