import CSDL2
import CWayland

/// SDL's connection to a Wayland compositor.
///
/// Readers announce that they are about to read, and libwayland blocks each of them until all of
/// them have started reading. SDL's wait for events is such a reader: the render thread, waiting
/// for the compositor's frame callback, could then continue only after the main thread was
/// scheduled.
nonisolated struct WaylandConnection {
    /// Readable when the compositor has sent something.
    let socket: Int32
    private let display: OpaquePointer

    /// Finds the connection of a window; nil if it is not a Wayland window.
    init?(window: OpaquePointer) {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE,
            info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display
        else { return nil }
        socket = legatoDisplaySocket(display)
        guard socket >= 0 else { return nil }
        self.display = display
    }

    /// Whether events that were read are queued for the main thread.
    var hasEvents: Bool { legatoDisplayHasEvents(display) }
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
