import CSDL2

/// An SDL window and, where it is drawn with OpenGL, its context.
///
/// The main thread makes and destroys both; in between the render thread draws with them. SDL guards
/// the connection to the window system itself.
nonisolated struct WindowHandle: @unchecked Sendable {
    /// The SDL window.
    let window: OpaquePointer
    /// The OpenGL context, current on no thread; nil where the CPU draws.
    let context: SDL_GLContext?

    /// Opens a window and finds out how to draw in it.
    ///
    /// The window is made once, with OpenGL if that may be wanted: some window systems do not take a
    /// second one well.
    /// - Throws: `PlatformError` when there is no window, or no OpenGL although it was chosen.
    @MainActor static func open(
        title: String, width: Int32, height: Int32, choice: RendererChoice
    ) throws(PlatformError) -> WindowHandle {
        if choice != .software {
            do throws(PlatformError) {
                return try openForGL(title: title, width: width, height: height, choice: choice)
            } catch where choice == .gl {
                throw error
            } catch {}
        }
        let window = try openWindow(title: title, width: width, height: height, flags: 0)
        return WindowHandle(window: window, context: nil)
    }

    /// The size of the picture in pixels, at least 1 x 1.
    @MainActor var pixelSize: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return (max(1, Int(width)), max(1, Int(height)))
    }

    /// The size of the window in points, at least 1 x 1.
    @MainActor var size: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(window, &width, &height)
        return (max(1, Int(width)), max(1, Int(height)))
    }

    /// The refresh rate that the window's display names, in Hz; 0 when it names none.
    @MainActor var refreshRate: Double {
        var mode = SDL_DisplayMode()
        let display = SDL_GetWindowDisplayIndex(window)
        guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
        return Double(mode.refresh_rate)
    }

    @MainActor private static func openForGL(
        title: String, width: Int32, height: Int32, choice: RendererChoice
    ) throws(PlatformError) -> WindowHandle {
        for profile in GLProfile.allCases {
            profile.request()
            let window = try openWindow(
                title: title, width: width, height: height, flags: SDL_WINDOW_OPENGL.rawValue)
            guard let context = SDL_GL_CreateContext(window) else {
                SDL_DestroyWindow(window)
                continue
            }
            let name = GLProfile.rendererName
            SDL_GL_MakeCurrent(window, nil)
            if choice == .automatic && RendererChoice.isSoftwareRasterizer(name) {
                SDL_GL_DeleteContext(context)
                return WindowHandle(window: window, context: nil)
            }
            return WindowHandle(window: window, context: context)
        }
        throw PlatformError(
            operation: "create an OpenGL 3.3 or OpenGL ES 3.0 context", reason: Video.sdlText,
            remedy: GLProfile.remedy)
    }

    @MainActor private static func openWindow(
        title: String, width: Int32, height: Int32, flags: UInt32
    ) throws(PlatformError) -> OpaquePointer {
        let center = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        let all = flags | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        guard let window = SDL_CreateWindow(title, center, center, width, height, all) else {
            let needsGL = flags & SDL_WINDOW_OPENGL.rawValue != 0
            throw PlatformError(
                operation: "open a window" + (needsGL ? " for OpenGL" : ""),
                reason: "\(Video.sdlText) (video driver: \(Video.driver))",
                remedy: needsGL
                    ? GLProfile.remedy : "Check that the display still answers and has room.")
        }
        return window
    }
}

/// The kinds of OpenGL that are asked for, best first.
nonisolated enum GLProfile: CaseIterable {
    case core33, es30

    /// What a user without OpenGL can do.
    static let remedy =
        "Install libgl1, libegl1 and libgl1-mesa-dri, use a video driver with OpenGL (x11, "
        + "wayland), or choose the software renderer (LEGATO_RENDERER=software)."

    /// Makes SDL ask for this kind from now on.
    func request() {
        SDL_GL_ResetAttributes()
        let mask = self == .core33 ? SDL_GL_CONTEXT_PROFILE_CORE : SDL_GL_CONTEXT_PROFILE_ES
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(mask.rawValue))
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, self == .core33 ? 3 : 0)
        SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0)
        SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0)
    }

    /// The name that the current context's driver gives to its renderer; empty when it gives none.
    static var rendererName: String {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        guard let address = SDL_GL_GetProcAddress("glGetString") else { return "" }
        let glRenderer: UInt32 = 0x1F01
        return unsafeBitCast(address, to: GetString.self)(glRenderer)
            .map { String(cString: $0) } ?? ""
    }
}
