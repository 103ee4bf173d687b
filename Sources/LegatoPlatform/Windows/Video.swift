import CSDL2
import Foundation

/// SDL's video subsystem, started once and kept until the process ends.
package enum Video {
    /// Starts the video subsystem; later calls have no effect.
    /// - Throws: `PlatformError` if there is no display.
    static func start() throws(PlatformError) {
        guard !isStarted else { return }
        // Otherwise SDL recreates the window for its own renderer, on the render thread.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        // Delivers compositions longer than 31 bytes in one event.
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        // `EndSignals` handles signals.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
            throw noDisplay(reason: sdlText)
        }
        let wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) }
        guard isDisplay(driver: driver, wanted: wanted) else {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw noDisplay(reason: unreached(ProcessInfo.processInfo.environment))
        }
        if driver == "x11" { XErrors.takeOver() }
        // SDL starts text input automatically; nothing accepts text yet.
        SDL_StopTextInput()
        isStarted = true
    }

    /// SDL's name of the window system in use.
    static var driver: String {
        SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    }

    /// SDL's message about its latest failure.
    nonisolated static var sdlText: String {
        let text = String(cString: SDL_GetError())
        return text.isEmpty ? "SDL reports no reason" : text
    }

    /// Returns whether a driver shows windows on a display, or the user explicitly chose one that
    /// does not.
    ///
    /// SDL silently falls back to the driver `offscreen` if it finds no display.
    package nonisolated static func isDisplay(driver: String, wanted: String?) -> Bool {
        let unseen = ["offscreen", "dummy", "evdev"]
        let names = (wanted ?? "").lowercased().split(separator: ",")
        return !unseen.contains(driver) || names.contains { $0 == driver }
    }

    /// Returns why no display was found, from the environment variables that name one.
    package nonisolated static func unreached(_ environment: [String: String]) -> String {
        let named = displayVariables.filter { !(environment[$0] ?? "").isEmpty }
        return named.isEmpty
            ? "neither \(displayVariables.joined(separator: " nor ")) names a display"
            : "the display named by \(named.joined(separator: " or ")) is not reachable"
    }

    private nonisolated static let displayVariables = ["DISPLAY", "WAYLAND_DISPLAY"]

    private static var isStarted = false

    private static func noDisplay(reason: String) -> PlatformError {
        let environment = ProcessInfo.processInfo.environment
        let settings = (displayVariables + ["SDL_VIDEODRIVER"]).map {
            "\($0) is \(environment[$0].map { "\"\($0)\"" } ?? "not set")"
        }
        return PlatformError(
            operation: "open a display",
            reason: "\(reason) (\(settings.joined(separator: ", ")))",
            remedy: "Start the program in a graphical session, set DISPLAY or WAYLAND_DISPLAY, run "
                + "it under a virtual display (apt-get install xvfb; xvfb-run PROGRAM), or draw "
                + "without a window, with HeadlessDisplay."
        )
    }
}
