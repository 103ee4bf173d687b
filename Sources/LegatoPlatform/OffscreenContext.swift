import LegatoGraphics
import CSDL2
import Dispatch
import Foundation

private nonisolated let availability = Locked<Bool?>(nil)

/// An OpenGL context without a visible window, for tests and drawing without a display.
///
/// It uses the SDL video driver named by the environment variable `SDL_VIDEODRIVER`, by default
/// `offscreen`, or SDL's video subsystem if that is already running. The program's signal handlers,
/// such as the one for Ctrl-C, are left unchanged. The context is current on the main thread from
/// its creation until another one is made current, and is destroyed with the object.
@preconcurrency @MainActor public final class OffscreenContext {
    /// The version and profile of OpenGL.
    public nonisolated enum Profile: String, Sendable, CaseIterable {
        /// OpenGL 3.3 core.
        case core33
        /// OpenGL ES 3.0.
        case es30

        /// The name shown to users.
        var title: String {
            switch self {
            case .core33: "OpenGL 3.3 core"
            case .es30: "OpenGL ES 3.0"
            }
        }
    }

    /// Whether an OpenGL 3.3 core context can be created; determined once, then cached.
    ///
    /// On any thread but the main thread it waits for the main thread.
    public nonisolated static var isAvailable: Bool {
        if let known = availability.withLock({ $0 }) { return known }
        let found =
            Thread.isMainThread
            ? MainActor.assumeIsolated { probe() }
            : DispatchQueue.main.sync { MainActor.assumeIsolated { probe() } }
        availability.withLock { $0 = found }
        return found
    }

    /// The width of the hidden window in pixels.
    public let width: Int
    /// The height of the hidden window in pixels.
    public let height: Int
    /// The version and profile of OpenGL.
    public let profile: Profile
    private let window: OpaquePointer
    private let context: SDL_GLContext

    /// Creates a context with a hidden window of the given size in pixels and makes it current.
    /// - Precondition: both sides are at least 1.
    /// - Throws: `OffscreenContextError` with SDL's message if the driver has no OpenGL.
    public init(width: Int = 64, height: Int = 64, profile: Profile = .core33)
        throws(OffscreenContextError)
    {
        require(
            width >= 1 && height >= 1,
            "An offscreen context needs at least 1 x 1 pixels, got \(width) x \(height)"
        )
        try Self.startVideo()
        Self.setAttributes(profile)
        let flags = SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
        let ((made, current), refused) = XErrors.duringOperation {
            let window = SDL_CreateWindow("", 0, 0, Int32(width), Int32(height), flags)
            return (window, window.flatMap { SDL_GL_CreateContext($0) })
        }
        guard let window = made else {
            let error = Self.failure("open a hidden window for \(profile.title)")
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw error
        }
        guard let context = current, refused == nil else {
            let error = Self.failure("create an \(profile.title) context", refused)
            SDL_DestroyWindow(window)
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw error
        }
        DriverLibraries.keepLoaded()
        (self.width, self.height, self.profile) = (width, height, profile)
        (self.window, self.context) = (window, context)
    }

    isolated deinit {
        SDL_GL_DeleteContext(context)
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    /// Makes this context current on the calling thread.
    /// - Throws: `OffscreenContextError` if the driver refuses.
    public func makeCurrent() throws(OffscreenContextError) {
        guard SDL_GL_MakeCurrent(window, context) == 0 else {
            throw Self.failure("make an \(profile.title) context current")
        }
    }

    /// Returns the address of an OpenGL function of the current context, or nil if there is none.
    public func load(_ name: String) -> UnsafeMutableRawPointer? {
        SDL_GL_GetProcAddress(name)
    }

    private static func startVideo() throws(OffscreenContextError) {
        if SDL_WasInit(SDL_INIT_VIDEO) == 0 {
            SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen")
            // SDL would turn them into events, which are not read here.
            SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        }
        defer {
            SDL_ResetHint(SDL_HINT_VIDEODRIVER)
            SDL_ResetHint(SDL_HINT_NO_SIGNAL_HANDLERS)
        }
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
            throw failure("start SDL's video")
        }
        if Video.driver == "x11" { XErrors.takeOver() }
    }

    private static func setAttributes(_ profile: Profile) {
        SDL_GL_ResetAttributes()
        let isES = profile == .es30
        let mask = isES ? SDL_GL_CONTEXT_PROFILE_ES : SDL_GL_CONTEXT_PROFILE_CORE
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(mask.rawValue))
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, isES ? 0 : 3)
        for channel in [SDL_GL_RED_SIZE, SDL_GL_GREEN_SIZE, SDL_GL_BLUE_SIZE, SDL_GL_ALPHA_SIZE] {
            SDL_GL_SetAttribute(channel, 8)
        }
        SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0)
    }

    private static func failure(
        _ operation: String, _ reason: String? = nil
    ) -> OffscreenContextError {
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
        return OffscreenContextError(
            operation: "\(operation) (video driver: \(driver))",
            reason: reason ?? String(cString: SDL_GetError()),
            remedy: "Install libegl1 and libgl1-mesa-dri, and set SDL_VIDEODRIVER to a driver "
                + "that has OpenGL (offscreen, x11 or wayland); the software renderer needs none."
        )
    }

    private static func probe() -> Bool {
        (try? OffscreenContext(width: 1, height: 1)) != nil
    }
}
