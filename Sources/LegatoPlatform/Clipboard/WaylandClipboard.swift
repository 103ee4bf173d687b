import CSDL2
import CWayland
import Foundation
import Glibc
import LegatoGraphics
import LegatoLayers

/// The clipboard of a Wayland compositor.
///
/// Only a program with the keyboard can change it and receives its contents.
final class WaylandClipboard: Clipboard {
    private enum Contents {
        case nothing
        case own([ClipboardItem])
        /// Another program's data.
        case other(WaylandOffer, ClipboardOffers)
    }

    private var contents = Contents.nothing
    /// What this program provides: nothing if the clipboard contains other data.
    private var provided = PipedData([])
    /// The offer that the compositor has announced, nil for an empty clipboard, and its types.
    private var announced: (offer: WaylandOffer?, types: [String]) = (nil, [])
    /// Whether the contents may have changed.
    private var isOutdated = false
    private let changes = Locked(0)
    /// The number of offers of this program.
    private var offerCount = 0
    /// The clipboard of SDL, which has the primary selection.
    private let primary = SDLClipboard()
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
            announce: { context, offer in
                let offer = offer.map(WaylandOffer.init)
                WaylandClipboard.at(context) { $0.announce(offer) }
            },
            lose: { context in
                WaylandClipboard.at(context) {
                    $0.provided = PipedData([])
                    $0.announce(nil)
                }
            },
            enter: { _, offer in MainActor.assumeIsolated { WaylandDrop.accept(offer) } },
            drop: { _, offer, surface, x, y in
                let offer = WaylandOffer(offer)
                MainActor.assumeIsolated {
                    WaylandDrop.receive(offer, at: CGPoint(x: x, y: y), on: surface)
                }
            },
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
            legatoClipboardReceive()
            refresh()
            if case .other(let offer, var offers) = contents, offers.urls.isEmpty {
                offers.urls = urls(of: latestItems)
                contents = .other(offer, offers)
            }
            return latestItems
        }
        set {
            provided = PipedData(newValue)
            contents = provided.isEmpty ? .nothing : .own(newValue)
            changes.withLock { $0 += 1 }
            provide()
            isOutdated = false
            observers.notify()
        }
    }

    var latestItems: [ClipboardItem] {
        switch contents {
        case .own(let items): return items
        case .nothing: return []
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
        get { primary.selection }
        set { primary.selection = newValue }
    }

    /// The list of URLs, which is needed to separate the items.
    private func urls(of items: [ClipboardItem]) -> Data {
        guard let list = items.first?.data(ClipboardItem.urls) else { return Data() }
        return loaded(list, ClipboardItem.urls) ?? Data()
    }

    // MARK: Changes

    /// Handles the events of the compositor.
    func follow() {
        legatoClipboardDispatch()
        refresh()
    }

    /// Called when the compositor announces what the clipboard contains; nil if it is empty.
    private func announce(_ offer: WaylandOffer?) {
        announced = (offer, offer?.types ?? [])
        isOutdated = true
    }

    /// Determines the contents if they may have changed.
    private func refresh() {
        guard isOutdated else { return }
        isOutdated = false
        if !provided.isEmpty, announced.types.contains(mark) { return }
        provided = PipedData([])
        let offers = ClipboardOffers(offers: ClipboardTargets.offers(announced.types))
        contents = announced.offer.map { .other($0, offers) } ?? .nothing
        changes.withLock { $0 += 1 }
        observers.notify()
    }

    // MARK: Own data

    /// A type without data, by which the program recognises its own offer.
    private var mark: String { "application/x-legato-\(getpid())-\(offerCount)" }

    /// Offers the data of this program, or empties the clipboard.
    private func provide() {
        let isEmpty = provided.isEmpty
        offerCount += 1
        if legatoClipboardDispatch() {
            provided.withTypes(and: isEmpty ? [] : [mark]) { legatoClipboardSet($0, $1) }
        }
        if !isEmpty, !announced.types.contains(mark) {
            provided = PipedData([])
            Warning.print(
                "Only this program can paste what it has copied: Wayland compositors accept changes "
                    + "of the clipboard from the program with the keyboard. Copy in answer to a key "
                    + "or a click."
            )
        }
    }
}
