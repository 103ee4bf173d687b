import CSDL2
import Foundation
import Glibc

/// An SDL window and its means of drawing.
///
/// The main thread creates and destroys both; in between, the render thread draws. SDL synchronizes
/// access to the window system's connection itself.
package nonisolated struct WindowHandle: @unchecked Sendable {
    /// How frames are brought into the window.
    enum Drawing {
        /// By OpenGL with a profile; the context is current on no thread.
        case gl(SDL_GLContext, GLProfile)
        /// By the CPU through memory that a Wayland compositor reads.
        case shared
        /// By the CPU through a texture of SDL's renderer, whose context is current on no thread.
        case texture(OpaquePointer)
        /// By the CPU through the window's surface.
        case surface
    }

    /// The SDL window.
    let window: OpaquePointer
    /// How frames are brought into the window.
    private(set) var drawing: Drawing
    /// The memory for `Drawing.surface`.
    let surface: WindowSurface
    /// SDL's units per point: under X11, SDL counts in pixels.
    private(set) var units = 1.0
    /// The surface that shows frames under Wayland; nil elsewhere.
    private(set) var wayland: WaylandSurface?

    init(window: OpaquePointer, drawing: Drawing) {
        (self.window, self.drawing) = (window, drawing)
        surface = WindowSurface(window: window)
    }

    /// Creates a handle of the same window with other drawing.
    init(_ other: WindowHandle, drawing: Drawing) {
        self = other
        self.drawing = drawing
    }

    /// Opens a window and determines how to draw in it.
    ///
    /// The window is created only once, with OpenGL if that may be used: some window systems do not
    /// handle recreation well. A hidden one never becomes visible. `textScale` is the desktop's.
    /// - Throws: `PlatformError` if no window can be opened, or OpenGL was chosen but is missing.
    @MainActor package static func open(
        title: String, width: Int32, height: Int32, choice: RendererChoice, isHidden: Bool = false,
        textScale: Double = 1
    ) throws(PlatformError) -> WindowHandle {
        let hiding = isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0
        let units =
            Video.driver == "x11"
            ? DisplayScale.desktop(resources: DisplayScale.readResources(), textScale: textScale)
            : 1
        let make = { (flags: UInt32) throws(PlatformError) in
            try openWindow(
                title: title, width: Self.side(width, units), height: Self.side(height, units),
                flags: flags | hiding
            )
        }
        var handle = try open(choice: choice, make: make)
        handle.units = units
        handle.wayland = WaylandSurface(window: handle.window)
        return handle
    }

    @MainActor private static func open(
        choice: RendererChoice, make: (UInt32) throws(PlatformError) -> OpaquePointer
    ) throws(PlatformError) -> WindowHandle {
        if choice == .gl || choice == .automatic && hasDevice {
            do throws(PlatformError) {
                return try openForGL(choice: choice, make: make)
            } catch  where choice == .gl {
                throw error
            } catch {}
        }
        return try openForCPU(in: make(0))
    }

    /// A side of a window in SDL's units, at most SDL's limit.
    nonisolated private static func side(_ points: Int32, _ units: Double) -> Int32 {
        Int32(min(16384, (Double(points) * units).rounded()))
    }

    /// The window's X window ID; nil on other systems.
    @MainActor var xWindow: UInt? {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11
        else { return nil }
        return info.info.x11.window
    }

    /// The window's surface under Wayland; nil on other systems.
    @MainActor var waylandSurface: OpaquePointer? {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE,
            info.subsystem == SDL_SYSWM_WAYLAND
        else { return nil }
        return info.info.wl.surface
    }

    /// Returns a size in points in SDL's units, at most SDL's limit.
    func units(_ size: CGSize) -> (width: Int32, height: Int32) {
        (
            Self.side(Int32(size.width.rounded()), units),
            Self.side(Int32(size.height.rounded()), units)
        )
    }

    /// Returns a length in SDL's units in points.
    func points(_ length: Int32) -> CGFloat { CGFloat(length) / units }

    /// Returns a place in SDL's units in points.
    func points(x: Int32, y: Int32) -> CGPoint { CGPoint(x: points(x), y: points(y)) }

    /// Closes the window, after the render thread has ended.
    @MainActor func close() {
        switch drawing {
        case .surface, .shared: break
        // Only now, because finding the libraries takes a while.
        case .gl, .texture: DriverLibraries.keepLoaded()
        }
        wayland?.close()
        guard Video.driver == "x11" else { return SDL_DestroyWindow(window) }
        // With each event SDL sends the window a message to wake the loop, over a separate
        // connection, and X11 ends programs whose messages arrive after the window is gone.
        SDL_HideWindow(window)
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            SDL_DestroyWindow(window)
        }
    }

    /// The size of the window's content in pixels, at least 1 x 1.
    @MainActor var pixelSize: (width: Int, height: Int) {
        if let wayland { return wayland.pixelSize }
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return (max(1, Int(width)), max(1, Int(height)))
    }

    /// The size of the window in points, at least one SDL unit per side.
    @MainActor var size: CGSize {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(window, &width, &height)
        return CGSize(width: points(max(1, width)), height: points(max(1, height)))
    }

    /// The number of pixels per point.
    @MainActor var scale: Double { wayland?.scale ?? units }

    /// The refresh rate reported by the window's display, in Hz; 0 if it reports none.
    @MainActor var refreshRate: Double {
        if let wayland { return wayland.refreshRate }
        var mode = SDL_DisplayMode()
        let display = SDL_GetWindowDisplayIndex(window)
        guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
        return Double(mode.refresh_rate)
    }

    private static var hasDevice: Bool {
        RendererChoice.mayHaveGraphicsProcessor { access($0, F_OK) == 0 }
    }

    @MainActor private static func openForGL(
        choice: RendererChoice, make: (UInt32) throws(PlatformError) -> OpaquePointer
    ) throws(PlatformError) -> WindowHandle {
        var reason: String?
        for profile in [GLProfile.core33, .es30] {
            profile.request()
            let ((window, made), refused) = try XErrors.duringOperation {
                () throws(PlatformError) in
                let window = try make(SDL_WINDOW_OPENGL.rawValue)
                return (window, GLProfile.makeContext(in: window))
            }
            // A context with a request refused by the server cannot be used.
            guard let context = made, refused == nil else {
                reason = refused
                SDL_DestroyWindow(window)
                continue
            }
            let name = GLProfile.rendererName
            SDL_GL_MakeCurrent(window, nil)
            guard choice == .automatic, RendererChoice.isSoftwareRasterizer(name) else {
                return WindowHandle(window: window, drawing: .gl(context, profile))
            }
            DriverLibraries.keepLoaded()
            SDL_GL_DeleteContext(context)
            return try openForCPU(in: window)
        }
        throw PlatformError(
            operation: "create an OpenGL 3.3 or OpenGL ES 3.0 context",
            reason: "\(reason ?? Video.sdlText) (video driver: \(Video.driver))",
            remedy: GLProfile.remedy
        )
    }

    /// Chooses the window's surface if SDL provides one, which it does not under Wayland and for 30
    /// bits.
    @MainActor private static func openForCPU(
        in window: OpaquePointer
    ) throws(PlatformError) -> WindowHandle {
        if Video.driver == "wayland" { return WindowHandle(window: window, drawing: .shared) }
        let handle = WindowHandle(window: window, drawing: .surface)
        return handle.surface.provide() ? handle : try withTexture(in: window)
    }

    /// Starts SDL's renderer.
    ///
    /// SDL recreates the window unless it has OpenGL with the attributes that SDL's renderer needs.
    @MainActor private static func withTexture(
        in window: OpaquePointer
    ) throws(PlatformError) -> WindowHandle {
        GLProfile.sdlRenderer.request()
        guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        else {
            let error = PlatformError(
                operation: "start SDL's renderer", reason: Video.sdlText, remedy: GLProfile.remedy
            )
            SDL_DestroyWindow(window)
            throw error
        }
        SDL_GL_MakeCurrent(window, nil)
        return WindowHandle(window: window, drawing: .texture(renderer))
    }

    @MainActor private static func openWindow(
        title: String, width: Int32, height: Int32, flags: UInt32
    ) throws(PlatformError) -> OpaquePointer {
        if LossWatch.shared?.see() ?? false { throw LossWatch.error }
        let center = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        let all =
            flags | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
            | SDL_WINDOW_HIDDEN.rawValue
        guard let window = SDL_CreateWindow(title, center, center, width, height, all) else {
            let needsGL = flags & SDL_WINDOW_OPENGL.rawValue != 0
            throw PlatformError(
                operation: "open a window" + (needsGL ? " for OpenGL" : ""),
                reason: "\(Video.sdlText) (video driver: \(Video.driver))",
                remedy: needsGL
                    ? GLProfile.remedy : "Check that the display is still available."
            )
        }
        LossWatch.start(for: window)
        if flags & SDL_WINDOW_HIDDEN.rawValue == 0 { SDL_ShowWindow(window) }
        return window
    }
}
