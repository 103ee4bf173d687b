import CSDL2

extension Application {
    /// SDL's name of the window system in use, such as `x11` or `wayland`; `none` before the first
    /// window.
    public var videoDriver: String { Video.driver }

    /// The version of the loaded SDL library, such as `2.26.5`.
    public static var sdlVersion: String {
        var version = SDL_version()
        SDL_GetVersion(&version)
        return "\(version.major).\(version.minor).\(version.patch)"
    }
}
