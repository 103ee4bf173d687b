import Foundation
import LegatoGraphics
import LegatoLayers

/// The clipboard of the system.
enum SystemClipboard {
    /// The clipboard; first used when the video subsystem runs.
    static let shared: any Clipboard =
        (Video.driver == "x11" ? XClipboard() : nil) ?? SDLClipboard()
}

/// The clipboard of an X server.
final class XClipboard: Clipboard {
    let selections: XSelections
    let observers: ClipboardObservers

    /// Connects to the server; nil if it cannot be reached.
    init?() {
        let observers = ClipboardObservers()
        let selections = XSelections {
            DispatchQueue.main.async { observers.notify() }
        }
        guard let selections else { return nil }
        (self.selections, self.observers) = (selections, observers)
    }

    var items: [ClipboardItem] {
        get {
            selections.refresh(.clipboard)
            return latestItems
        }
        set {
            selections.set(newValue, of: .clipboard)
            observers.notify()
        }
    }

    var latestItems: [ClipboardItem] { selections.items(of: .clipboard) }

    var changeCount: Int { selections.state(.clipboard).changeCount }

    var selection: String? {
        get {
            selections.refresh(.primary)
            return string(of: selections.items(of: .primary))
        }
        set {
            if let newValue { selections.set([ClipboardItem(text: newValue)], of: .primary) }
        }
    }
}
