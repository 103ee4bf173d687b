import CGL
import CSDL2

/// The OpenGL versions and profiles that can be requested.
nonisolated enum GLProfile {
    /// OpenGL 3.3 core.
    case core33
    /// OpenGL ES 3.0.
    case es30
    /// The version that SDL's own renderer needs.
    case sdlRenderer

    /// The remedy for a user without OpenGL.
    static let remedy =
        "Install libgl1, libegl1 and libgl1-mesa-dri, use a video driver with OpenGL (x11, "
        + "wayland), or choose the software renderer (LEGATO_RENDERER=software)."

    /// Sets SDL's attributes so that new contexts have this profile.
    func request() {
        SDL_GL_ResetAttributes()
        SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0)
        SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0)
        let (mask, major, minor): (UInt32, Int32, Int32) =
            switch self {
            case .core33: (SDL_GL_CONTEXT_PROFILE_CORE.rawValue, 3, 3)
            case .es30: (SDL_GL_CONTEXT_PROFILE_ES.rawValue, 3, 0)
            case .sdlRenderer: (0, 2, 1)
            }
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(mask))
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, major)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, minor)
    }

    /// Creates a context with the requested profile and makes it current; nil if the driver has
    /// none.
    ///
    /// The context reports GPU resets and has robust buffer access, if SDL and the driver support
    /// these. Some drivers refuse such a context, so fewer features are requested next.
    static func makeContext(in window: OpaquePointer) -> SDL_GLContext? {
        let robust = Int32(SDL_GL_CONTEXT_ROBUST_ACCESS_FLAG.rawValue)
        let notifies = Int32(SDL_GL_CONTEXT_RESET_LOSE_CONTEXT.rawValue)
        let silent = Int32(SDL_GL_CONTEXT_RESET_NO_NOTIFICATION.rawValue)
        for (flags, notification) in [(robust, notifies), (0, notifies), (0, silent)] {
            SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, flags)
            SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION, notification)
            if let context = SDL_GL_CreateContext(window) { return context }
        }
        return nil
    }

    /// The renderer name reported by the current context's driver; empty if it reports none.
    static var rendererName: String {
        guard let address = SDL_GL_GetProcAddress("glGetString") else { return "" }
        let getString = unsafeBitCast(address, to: PFNGLGETSTRINGPROC.self)
        return getString(GLenum(GL_RENDERER)).map { String(cString: $0) } ?? ""
    }
}
