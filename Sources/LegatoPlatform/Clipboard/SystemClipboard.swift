import Foundation
import LegatoGraphics
import LegatoLayers

/// The clipboard of the system.
enum SystemClipboard {
    /// The clipboard; nil until the first window opens.
    private(set) static var opened: (any Clipboard)?

    /// Returns the clipboard, to which the first window connects.
    static func open(for window: OpaquePointer) -> any Clipboard {
        if let opened { return opened }
        let clipboard: (any Clipboard)? =
            switch Video.driver {
            case "x11": XClipboard()
            case "wayland": WaylandClipboard(window: window)
            default: nil
            }
        let found = clipboard ?? SDLClipboard()
        opened = found
        return found
    }

    /// Called after this or another program has changed the clipboard, as SDL reports.
    static func changed() { (opened as? SDLClipboard)?.changed() }

    /// The clipboard of a Wayland compositor; nil with others.
    static var wayland: WaylandClipboard? { opened as? WaylandClipboard }
}

/// The clipboard of an X server.
final class XClipboard: Clipboard {
    let selections: XSelections
    let observers: ClipboardObservers

    /// Connects to the server; nil if it cannot be reached.
    init?() {
        let observers = ClipboardObservers()
        let selections = XSelections(
            onChange: { DispatchQueue.main.async { observers.notify() } },
            onDrop: { report in
                DispatchQueue.main.async { (SystemClipboard.opened as? XClipboard)?.handle(report) }
            }
        )
        guard let selections else { return nil }
        (self.selections, self.observers) = (selections, observers)
    }

    /// Receives what other programs drop on a window.
    func receiveDrops(on window: UInt) { selections.perform { $0.receiveDrops(on: window) } }

    /// Answers to another program's drag over a window of this one, or receives what it drops there.
    private func handle(_ report: XDropReport) {
        switch report {
        case .moved(let drop):
            let targets = drop.location.map {
                IncomingDrop.move(drop.types, to: $0, in: .xWindow(drop.window))
            }
            let accepts = targets?.isEmpty == false
            selections.perform { $0.answer(drop, accepts: accepts) }
        case .left(let drop): IncomingDrop.leave(.xWindow(drop.window))
        case .dropped(let drop, let time):
            let offer = XDropOffer(drop: drop, time: time, selections: selections)
            guard let location = drop.location else { return offer.finish(isAccepted: false) }
            IncomingDrop.receive(offer, at: location, in: .xWindow(drop.window))
        }
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
