import CSDL2
import Foundation
import LegatoGraphics
import LegatoLayers

/// The clipboard of a system other than X11 and Wayland, as far as SDL gives access to it: its text.
///
/// This program can paste all that it has copied.
final class SDLClipboard: Clipboard {
    private var own: [ClipboardItem] = []
    /// The text on the system's clipboard while `own` is the contents.
    private var ownText = ""
    private(set) var changeCount = 0
    let observers = ClipboardObservers()

    /// Called after this or another program has changed the clipboard.
    func changed() {
        guard text ?? "" != ownText || own.isEmpty else { return }
        own = []
        changeCount += 1
        observers.notify()
    }

    /// The text on the system's clipboard; nil if there is none.
    private var text: String? {
        taken(SDL_HasClipboardText() == SDL_TRUE ? SDL_GetClipboardText() : nil)
    }

    var items: [ClipboardItem] {
        get {
            let text = text
            if !own.isEmpty, text ?? "" == ownText { return own }
            return text.map { [ClipboardItem(text: $0)] } ?? []
        }
        set {
            let exported = newValue.map(\.exported).filter { !$0.forms.isEmpty }
            let text = string(of: exported)
            if text == nil, !exported.isEmpty {
                Warning.print(
                    "Only this program can paste what it has copied: with \(Video.driver), SDL "
                        + "passes nothing but text to other programs. Under X11 and Wayland they can "
                        + "paste it."
                )
            }
            (own, ownText) = (newValue, text ?? "")
            changeCount += 1
            set(ownText, "clipboard", SDL_SetClipboardText)
            observers.notify()
        }
    }

    var latestItems: [ClipboardItem] { items }

    var selection: String? {
        get {
            taken(SDL_HasPrimarySelectionText() == SDL_TRUE ? SDL_GetPrimarySelectionText() : nil)
        }
        // Systems other than X11 and Wayland have no such selection, which is not an error.
        set { if let newValue { set(newValue, nil, SDL_SetPrimarySelectionText) } }
    }

    /// Copies and frees an SDL string; bytes that are not UTF-8 are replaced.
    private func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { SDL_free(text) }
        let string = String(cString: text)
        return string.isEmpty ? nil : string
    }

    private func set(
        _ text: String, _ name: String?, _ set: (UnsafePointer<CChar>) -> Int32
    ) {
        if text.utf8.contains(0) {
            Warning.print("A copied text is truncated at its first NUL: system strings end there.")
        }
        if set(text) != 0, let name {
            Warning.print("The \(name) cannot be set: \(Video.sdlText).")
        }
    }
}
