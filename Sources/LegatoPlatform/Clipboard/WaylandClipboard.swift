import CSDL2
import CWayland
import Foundation
import Glibc
import LegatoGraphics
import LegatoLayers

/// The clipboard of a Wayland compositor.
///
/// Only a program with the keyboard can change and read it. Where the compositor announces it to SDL
/// only, as GNOME's does, other programs' texts are read.
final class WaylandClipboard: Clipboard {
    private enum Contents {
        case own([ClipboardItem])
        /// Another program's data.
        case other(WaylandOffer, ClipboardOffers)
        /// The text of another program that SDL receives; nil if there is none.
        case text(String?)
    }

    /// A type without data, by which the program recognises its own offer.
    private static let mark = "application/x-legato-\(getpid())"

    private var contents = Contents.text(nil)
    /// What this program provides: nothing if the clipboard contains other data.
    private var provided = PipedData([])
    /// Whether the clipboard has changed since it was read.
    private var isOutdated = false
    /// Whether the compositor announces other programs' data to others than SDL.
    private var isAnnounced = true
    private let changes = Locked(0)
    /// What SDL receives and sends: the primary selection, and texts.
    private let texts = SDLClipboard()
    let observers = ClipboardObservers()

    /// Connects to the compositor of a window; nil if the compositor has no clipboard.
    init?(window: OpaquePointer) {
        var info = SDL_SysWMinfo.ofThisVersion
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE,
            info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display
        else { return nil }
        let listener = LegatoClipboardListener(
            context: Unmanaged.passUnretained(self).toOpaque(),
            send: { context, type, descriptor in
                let type = String(cString: type)
                WaylandClipboard.at(context) { $0.provided.send(type, to: descriptor) }
            },
            lose: { context in WaylandClipboard.at(context) { $0.lose() } },
            press: { _, surface, x, y in
                MainActor.assumeIsolated {
                    WaylandDrag.press(at: CGPoint(x: x, y: y), on: surface)
                }
            }
        )
        guard legatoClipboardOpen(display, listener) else { return nil }
    }

    private nonisolated static func at(
        _ context: UnsafeMutableRawPointer, _ handle: @MainActor (WaylandClipboard) -> Void
    ) {
        let clipboard = Unmanaged<WaylandClipboard>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { handle(clipboard) }
    }

    // MARK: Contents

    var items: [ClipboardItem] {
        get {
            refresh(isNew: isOutdated)
            if case .other(let offer, var offers) = contents, offers.urls.isEmpty {
                offers.urls = urls(of: latestItems)
                contents = .other(offer, offers)
            }
            return latestItems
        }
        set {
            provided = PipedData(newValue)
            contents = provided.isEmpty ? .text(nil) : .own(newValue)
            isOutdated = false
            changes.withLock { $0 += 1 }
            own()
            observers.notify()
        }
    }

    var latestItems: [ClipboardItem] {
        switch contents {
        case .own(let items): return items
        case .text(let text): return text.map { [ClipboardItem(text: $0)] } ?? []
        case .other(let offer, let offers):
            let count = changeCount
            return offers.items { [changes] target, completion in
                guard changes.withLock({ $0 == count }) else {
                    return completion(.failure(ClipboardError("the clipboard has changed since")))
                }
                guard let descriptor = offer.receive(target) else {
                    let error = ClipboardError("this program has too many open files")
                    return completion(.failure(error))
                }
                PipedData.pipes.read(from: descriptor) { result in
                    completion(result.map { ClipboardTargets.decoded($0, of: target) })
                }
            }
        }
    }

    var changeCount: Int { changes.withLock { $0 } }

    var selection: String? {
        get { texts.selection }
        set { texts.selection = newValue }
    }

    /// The list of URLs, which is needed to separate the items.
    private func urls(of items: [ClipboardItem]) -> Data {
        guard let list = items.first?.data(ClipboardItem.urls) else { return Data() }
        return loaded(list, ClipboardItem.urls) ?? Data()
    }

    // MARK: Changes

    /// Called after this or another program has changed the clipboard.
    func changed() { isOutdated = true }

    /// Handles the events of the compositor.
    func follow() {
        if hasKeyboard, isOutdated { refresh(isNew: true) }
    }

    /// Whether a window has the keyboard, after the events so far.
    private var hasKeyboard: Bool { legatoClipboardDispatch() }

    /// Called when the clipboard contains other data.
    private func lose() {
        provided = PipedData([])
        isOutdated = true
    }

    /// Reads what the clipboard contains.
    ///
    /// What was announced before counts as a change only if it is different.
    private func refresh(isNew: Bool) {
        isOutdated = false
        if case .own = contents, !isNew { return }
        guard let (offer, types) = announced() else {
            guard provided.isEmpty else { return }
            if case .other = contents, !isNew { return }
            let text = texts.text
            if hasKeyboard, text != nil { isAnnounced = false }
            return note(.text(text), isNew: isNew)
        }
        if !provided.isEmpty, types.contains(Self.mark) { return }
        provided = PipedData([])
        let offers = ClipboardOffers(offers: ClipboardTargets.offers(types))
        note(offer.map { .other($0, offers) } ?? .text(nil), isNew: isNew)
    }

    private func note(_ found: Contents, isNew: Bool) {
        if !isNew {
            switch (contents, found) {
            case (.text(let old), .text(let new)) where old == new: return
            case (.other(_, let old), .other(_, let new)) where old.offers == new.offers: return
            default: break
            }
        }
        contents = found
        changes.withLock { $0 += 1 }
        observers.notify()
    }

    /// Returns another program's or this program's offer, nil if the clipboard is empty, and its types;
    /// nil if the compositor does not announce it.
    private func announced() -> (WaylandOffer?, types: [String])? {
        var found: OpaquePointer?
        guard hasKeyboard, isAnnounced, legatoClipboardRead(&found) else { return nil }
        let offer = found.map(WaylandOffer.init)
        return (offer, offer?.types ?? [])
    }

    // MARK: Own data

    /// Offers the data of this program, or empties the clipboard.
    private func own() {
        let (isEmpty, mayChange) = (provided.isEmpty, hasKeyboard)
        if mayChange {
            provided.withTypes(and: isEmpty ? [] : [Self.mark]) { legatoClipboardSet($0, $1) }
        }
        if isEmpty { return }
        if !mayChange || provided.isEmpty
            || announced().map({ !$0.types.contains(Self.mark) }) ?? false
        {
            (provided, isOutdated) = (PipedData([]), false)
            Warning.print(
                "Only this program can paste what it has copied: Wayland compositors accept changes "
                    + "of the clipboard from the program with the keyboard. Copy in answer to a key "
                    + "or a click."
            )
        }
    }
}

/// Another program's data on the clipboard.
private nonisolated final class WaylandOffer: @unchecked Sendable {
    private let offer: OpaquePointer

    init(_ offer: OpaquePointer) { self.offer = offer }

    deinit { legatoOfferFree(offer) }

    var types: [String] {
        String(cString: legatoOfferTypes(offer)).split(separator: "\n").map(String.init)
    }

    /// Requests the data of a type: returns the end of a pipe to read it from, nil if there are no
    /// descriptors left.
    func receive(_ type: String) -> Int32? {
        let descriptor = legatoOfferReceive(offer, type)
        return descriptor < 0 ? nil : descriptor
    }
}
