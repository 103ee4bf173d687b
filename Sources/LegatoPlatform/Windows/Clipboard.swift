import CSDL2
import Foundation
import LegatoGraphics

/// The text that the user can paste, here and in other programs.
package enum Clipboard {
    /// The text that was copied last while there was no display.
    private static var ownText = ""

    /// The text; setting it copies it.
    package static var text: String {
        get {
            guard hasDisplay, let text = SDL_GetClipboardText() else { return ownText }
            defer { SDL_free(text) }
            return String(cString: text)
        }
        set {
            ownText = newValue
            if hasDisplay { SDL_SetClipboardText(newValue) }
        }
    }

    private static var hasDisplay: Bool { SDL_WasInit(SDL_INIT_VIDEO) != 0 }
}
