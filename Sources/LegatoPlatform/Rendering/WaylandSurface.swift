import CSDL2
import CWayland
import LegatoDrawing

/// The Wayland surface that shows a window's frames; used on the render thread only.
nonisolated final class WaylandSurface {
    /// How long showing a frame waits for a compositor that requests none, in seconds.
    static let patience = 0.2

    /// Whether showing a frame waits until the compositor requests one.
    var waits = true
    private let window: OpaquePointer
    private let surface: OpaquePointer
    /// SDL's window flags at the latest frame.
    private var flags: UInt32?

    /// Creates a surface above a window's own; nil if it is not a Wayland window.
    init?(window: OpaquePointer) {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE,
            info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
            let windowSurface = info.info.wl.surface,
            let surface = legatoSurfaceOpen(display, windowSurface)
        else { return nil }
        (self.window, self.surface) = (window, surface)
    }

    /// Removes the surface; must be the last call.
    func close() { legatoSurfaceClose(surface) }

    /// Returns whether the window has this size in pixels; compositors may reject other sizes.
    func fits(_ size: PixelRect) -> Bool {
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return size.maxX == width && size.maxY == height
    }

    /// Processes events sent by the compositor.
    func receive() {
        _ = legatoSurfaceReceive(surface, 0)
    }

    /// Waits until the compositor requests a frame, at most for `patience`.
    func awaitFrame() {
        guard waits else { return receive() }
        let deadline = MonotonicClock.now + Self.patience
        while !legatoSurfaceWantsFrame(surface) {
            let rest = deadline - MonotonicClock.now
            guard rest > 0, legatoSurfaceReceive(surface, Int64(rest * 1e9)) else { return }
        }
    }

    /// Creates a buffer of a size in pixels; nil if there is no memory.
    func makePicture(_ size: PixelRect) -> UnsafeMutablePointer<LegatoBuffer>? {
        legatoBufferMake(surface, size.maxX, size.maxY)
    }

    /// Shows a buffer that differs from the previous one inside `area`.
    func show(_ picture: UnsafeMutablePointer<LegatoBuffer>, area: PixelRect) {
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        let scale = max(1, picture.pointee.width / max(1, width))
        // If they changed, the compositor may wait for a commit of the window's surface.
        let flags = SDL_GetWindowFlags(window)
        legatoSurfaceShow(
            surface,
            picture,
            LegatoRect(
                x: area.minX, y: area.minY, width: area.maxX - area.minX,
                height: area.maxY - area.minY
            ),
            scale,
            flags != self.flags
        )
        self.flags = flags
    }
}
