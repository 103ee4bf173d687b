import CSDL2
import CWayland
import LegatoDrawing
import LegatoGraphics

/// The Wayland surface that shows a window's frames.
///
/// The main thread opens and closes it and follows its screens; the render thread draws on it.
nonisolated final class WaylandSurface: @unchecked Sendable {
    /// How long showing a frame waits for a compositor that requests none, in seconds.
    static let patience = 0.2

    /// Whether showing a frame waits until the compositor requests one.
    var waits = true
    /// The refresh rate of the window's screen in Hz; 0 if it is unknown.
    @MainActor private(set) var refreshRate = 0.0
    private let window: OpaquePointer
    private let surface: OpaquePointer
    private let pixelsPerPoint = Locked(1.0)
    /// SDL's window flags at the latest frame.
    private var flags: UInt32?

    /// Creates a surface above a window's own; nil if it is not a Wayland window, or libwayland or
    /// the compositor lacks something.
    @MainActor init?(window: OpaquePointer) {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE,
            info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
            let windowSurface = info.info.wl.surface,
            let surface = legatoSurfaceOpen(display, windowSurface)
        else { return nil }
        (self.window, self.surface) = (window, surface)
        followScreens()
    }

    /// Removes the surface; must be the last call, after the render thread has ended.
    @MainActor func close() { legatoSurfaceClose(surface) }

    // MARK: Screens

    /// The pixels per point: those of the densest screen that the window is on.
    var scale: Double { pixelsPerPoint.withLock { $0 } }

    /// Follows the screens that the window is on.
    /// - Returns: Whether the scale or the refresh rate has changed.
    @MainActor @discardableResult func followScreens() -> Bool {
        let screen = legatoSurfaceScreen(surface)
        let (scale, rate) = (DisplayScale.of(screen), Double(screen.rate) / 1000)
        guard scale != self.scale || rate != refreshRate else { return false }
        pixelsPerPoint.withLock { $0 = scale }
        refreshRate = rate
        return true
    }

    /// Whether the main thread has to follow the screens.
    var hasScreenEvents: Bool { legatoSurfaceHasScreenEvents(surface) }

    /// The size of the window in pixels, at least 1 x 1.
    var pixelSize: (width: Int, height: Int) {
        let (points, scale) = (size, scale)
        func pixels(_ points: Int32) -> Int { max(1, Int((Double(points) * scale).rounded())) }
        return (pixels(points.width), pixels(points.height))
    }

    /// The size of the window in points, at least 1 x 1.
    private var size: (width: Int32, height: Int32) {
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        return (max(1, width), max(1, height))
    }

    // MARK: Frames

    /// Returns whether the window has this size in pixels; compositors may reject other sizes.
    func fits(_ size: PixelRect) -> Bool {
        let own = pixelSize
        return size.maxX == own.width && size.maxY == own.height
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
        let changed = LegatoRect(
            x: area.minX, y: area.minY, width: area.maxX - area.minX, height: area.maxY - area.minY
        )
        legatoSurfaceShow(surface, picture, changed, frame(pixelsWide: picture.pointee.width))
    }

    private func frame(pixelsWide: Int32) -> LegatoFrame {
        let (points, ground) = (size, groundSize)
        // If they changed, the compositor may wait for a commit of the window's surface.
        let flags = SDL_GetWindowFlags(window)
        defer { self.flags = flags }
        return LegatoFrame(
            pixelsWide: pixelsWide, width: points.width, height: points.height,
            groundWidth: ground.width, groundHeight: ground.height,
            commitsWindow: flags != self.flags
        )
    }

    /// The size of the buffer below, as SDL has scaled its surface.
    ///
    /// At a fractional scale SDL shows a part of the buffer in its own size. The buffer is larger
    /// then, as SDL may enlarge the part at any time and compositors end programs whose buffer is
    /// smaller.
    private var groundSize: (width: Int32, height: Int32) {
        let points = size
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSizeInPixels(window, &width, &height)
        (width, height) = (max(width, points.width), max(height, points.height))
        let isWhole = width % points.width == 0 && height % points.height == 0
        if isWhole { return (width, height) }
        return ((width / 256 + 2) * 256, (height / 256 + 2) * 256)
    }

    // MARK: OpenGL

    /// Makes the current context draw on the surface; returns whether it succeeded.
    func startGL() -> Bool { legatoSurfaceStartGL(surface) }

    /// Sets the size, in pixels, of the next OpenGL frame.
    func resizeGL(_ size: PixelRect) { legatoSurfaceResizeGL(surface, size.maxX, size.maxY) }

    /// Shows the frame drawn by OpenGL, with its size in pixels.
    func showGL(_ size: PixelRect) { legatoSurfaceShowGL(surface, frame(pixelsWide: size.maxX)) }

    /// Ends drawing with OpenGL, whose context is no longer current.
    func stopGL() { legatoSurfaceStopGL(surface) }
}
