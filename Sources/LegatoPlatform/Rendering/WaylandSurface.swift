import CSDL2
import CWayland
import LegatoDrawing

/// What frames of a window are shown on under Wayland; belongs to the render thread.
nonisolated final class WaylandSurface {
    /// How long showing a frame waits for a compositor that wants none, in seconds.
    static let patience = 0.2

    /// Whether showing a frame waits until the compositor wants one.
    var waits = true
    private let window: OpaquePointer
    private let surface: OpaquePointer
    /// What the window was like at the latest frame.
    private var flags: UInt32?

    /// Lays a surface over a window's; nil where the window is not one of Wayland.
    init?(window: OpaquePointer) {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE,
            info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
            let windowSurface = info.info.wl.surface,
            let surface = legatoSurfaceOpen(
                UnsafeMutableRawPointer(display),
                UnsafeMutableRawPointer(windowSurface)
            )
        else { return nil }
        (self.window, self.surface) = (window, surface)
    }

    /// Takes the surface away; nothing is called after it.
    func close() { legatoSurfaceClose(surface) }

    /// Whether the window is of this size in pixels; another one may be an error to the compositor.
    func fits(_ size: PixelRect) -> Bool {
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return size.maxX == width && size.maxY == height
    }

    /// Takes in what the compositor has sent.
    func receive() {
        _ = legatoSurfaceReceive(surface, 0)
    }

    /// Waits until the compositor wants a frame.
    func awaitFrame() {
        guard waits else { return receive() }
        let deadline = MonotonicClock.now + Self.patience
        while !legatoSurfaceWantsFrame(surface) {
            let rest = deadline - MonotonicClock.now
            guard rest > 0, legatoSurfaceReceive(surface, Int64(rest * 1e9)) else { return }
        }
    }

    /// Makes a picture; nil when there is no memory for one.
    func makePicture(_ size: PixelRect) -> UnsafeMutablePointer<LegatoBuffer>? {
        legatoBufferMake(surface, size.maxX, size.maxY)
    }

    /// Shows a picture that differs from the one before inside `area`.
    func show(_ picture: UnsafeMutablePointer<LegatoBuffer>, area: PixelRect) {
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        let scale = max(1, picture.pointee.width / max(1, width))
        // The compositor may wait for an answer to what it told about them.
        let flags = SDL_GetWindowFlags(window)
        legatoSurfaceShow(
            surface,
            picture,
            LegatoRect(
                x: area.minX,
                y: area.minY,
                width: area.maxX - area.minX,
                height: area.maxY - area.minY
            ),
            scale,
            flags != self.flags
        )
        self.flags = flags
    }
}
