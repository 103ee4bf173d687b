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
        /// Another program's data: its offer, nil once the clipboard contains other data, its types,
        /// and its list of URLs until that is loaded.
        case other(Locked<WaylandOffer?>, ClipboardOffers, list: ClipboardData?)

        var offer: Locked<WaylandOffer?>? {
            if case .other(let offer, _, _) = self { offer } else { nil }
        }
    }

    private var contents = Contents.nothing
    /// What this program provides; nil if the clipboard contains other data.
    private var provided: WaylandSource?
    /// The mark of what this program provided last.
    private var mark: String?
    /// What this program has offered to provide; nil once the compositor has announced it.
    private var offered: WaylandSource?
    /// The offer that the compositor has announced, nil for an empty clipboard, and its types.
    private var announced: (offer: WaylandOffer?, types: [String]) = (nil, [])
    /// A hash of the text or list of URLs of another program's data, which may be long; nil if it is unknown.
    private var sample: Int?
    /// Whether the contents may have changed, and whether that announcement may be a repetition.
    private var (isOutdated, isRepeated) = (false, false)
    private(set) var changeCount = 0
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
            send: { source, type, descriptor in
                WaylandSource.at(source).data.send(String(cString: type), to: descriptor)
            },
            announce: { context, offer, isRepeated in
                let offer = offer.map(WaylandOffer.init)
                WaylandClipboard.at(context) { $0.announce(offer, isRepeated: isRepeated) }
            },
            sourceCancelled: { context, source in
                let source = WaylandSource.at(source)
                WaylandClipboard.at(context) { $0.sourceCancelled(source) }
            },
            move: { _, offer, surface, x, y in
                let types = WaylandOffer.types(of: offer)
                MainActor.assumeIsolated {
                    WaylandEvents.add {
                        let targets = IncomingDrop.move(
                            types, to: CGPoint(x: x, y: y), in: .surface(surface)
                        )
                        legatoDropAccept(targets.first)
                    }
                }
            },
            leave: { _, surface in
                MainActor.assumeIsolated {
                    WaylandEvents.add { IncomingDrop.leave(.surface(surface)) }
                }
            },
            drop: { _, offer, surface, x, y in
                let offer = WaylandOffer(offer)
                MainActor.assumeIsolated {
                    WaylandEvents.add {
                        let place = IncomingDrop.Place.surface(surface)
                        IncomingDrop.receive(offer, at: CGPoint(x: x, y: y), in: place)
                    }
                }
            },
            press: { _, surface, x, y in
                MainActor.assumeIsolated {
                    WaylandEvents.add {
                        WaylandDrag.press(at: CGPoint(x: x, y: y), on: surface)
                    }
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
            receive()
            refresh()
            if case .other(_, _, let list?) = contents {
                separate(by: list, loaded(list, ClipboardItem.urls))
            }
            return latestItems
        }
        set {
            replace(contents: newValue.isEmpty ? .nothing : .own(newValue))
            provide(newValue)
            observers.notify()
        }
    }

    var latestItems: [ClipboardItem] {
        switch contents {
        case .own(let items): items
        case .nothing: []
        case .other(let offer, let offers, _): offers.items { Self.read($0, from: offer, $1) }
        }
    }

    var selection: String? {
        get { primary.selection }
        set { primary.selection = newValue }
    }

    /// Reads the data of a target, or fails once the clipboard contains other data.
    private nonisolated static func read(
        _ target: String, from offer: Locked<WaylandOffer?>,
        _ completion: @escaping ClipboardData.Completion
    ) {
        guard let offer = offer.withLock({ $0 }) else {
            return completion(.failure(ClipboardError("the clipboard has changed since")))
        }
        offer.read(target, completion)
    }

    private func replace(contents new: Contents) {
        if let earlier = contents.offer, earlier !== new.offer { earlier.withLock { $0 = nil } }
        contents = new
        changeCount += 1
    }

    /// Separates the items by their list of URLs, whose data is nil if it could not be loaded.
    private func separate(by list: ClipboardData, _ data: Data?) {
        guard case .other(let offer, var offers, let current) = contents, current === list else {
            return
        }
        offers.urls = data ?? Data()
        contents = .other(offer, offers, list: nil)
    }

    // MARK: Changes

    /// Handles the events of the compositor.
    func follow() {
        legatoClipboardDispatch()
        refresh()
        WaylandEvents.handle()
    }

    /// Waits until the compositor has announced all changes so far.
    private func receive() {
        legatoClipboardReceive()
        if WaylandEvents.arePending { WakeEvent.shared.push() }
    }

    /// Called when the compositor announces what the clipboard contains; nil if it is empty.
    private func announce(_ offer: WaylandOffer?, isRepeated: Bool) {
        announced = (offer, offer?.types ?? [])
        (isOutdated, self.isRepeated) = (true, isRepeated)
        guard let offered, announced.types.contains(offered.mark) else { return }
        (provided, mark) = (offered, offered.mark)
        self.offered = nil
    }

    /// Called when a source of this program is no longer the clipboard's.
    private func sourceCancelled(_ source: WaylandSource) {
        if announced.types.contains(source.mark) { announce(nil, isRepeated: false) }
        if provided === source { provided = nil }
    }

    /// Determines the contents if they may have changed.
    private func refresh() {
        guard isOutdated else { return }
        isOutdated = false
        // A program that keeps the clipboard's history may also offer the data of this one.
        if case .own = contents, let mark, announced.types.contains(mark) { return }
        if case .nothing = contents, announced.offer == nil { return }
        guard let latest = announced.offer else {
            replace(contents: .nothing)
            return observers.notify()
        }
        let offers = ClipboardOffers(offers: ClipboardTargets.offers(announced.types))
        var offer = Locked<WaylandOffer?>(nil)
        var isRepeated = isRepeated
        // Items that were read before a window received the keyboard remain valid; the compositor serves
        // the latest offer only.
        if isRepeated, case .other(let earlier, let old, _) = contents,
            old.offers == offers.offers
        {
            offer = earlier
        } else {
            isRepeated = false
        }
        offer.withLock { $0 = latest }
        let item = offers.items { [offer] in Self.read($0, from: offer, $1) }.first
        let list = item?.data(ClipboardItem.urls)
        if isRepeated {
            contents = .other(offer, offers, list: list)
        } else {
            replace(contents: .other(offer, offers, list: list))
            sample = nil
            observers.notify()
        }
        compare(offers.comparison, item, of: latest, isRepeated: isRepeated)
    }

    /// Compares the data of an offer with those of the offer before, and counts a change if they differ.
    private func compare(
        _ comparison: ClipboardOffers.Comparison, _ item: ClipboardItem?, of offer: WaylandOffer,
        isRepeated: Bool
    ) {
        if comparison == .impossible, isRepeated { countChange() }
        guard case .data(let type) = comparison, let data = item?.data(type) else { return }
        let compare: @MainActor (Data?) -> Void = { [weak self] loaded in
            guard let self, announced.offer === offer, contents.offer != nil else { return }
            let isList = type == ClipboardItem.urls
            if isList { separate(by: data, loaded) }
            let new = loaded.map(Self.hash)
            if isRepeated, new == nil || new != sample { countChange() }
            // The items of a list are known only now.
            if isList, !isRepeated { observers.notify() }
            sample = new
        }
        data.load { result in Task { @MainActor in compare(try? result.get()) } }
    }

    /// Returns a hash of all bytes, unlike that of `Data`.
    private static func hash(_ data: Data) -> Int {
        var hasher = Hasher()
        data.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    private func countChange() {
        changeCount += 1
        observers.notify()
    }

    // MARK: Own data

    /// Offers the data of items, or empties the clipboard.
    private func provide(_ items: [ClipboardItem]) {
        let hasKeyboard = legatoClipboardDispatch()
        isOutdated = false
        guard !items.isEmpty else {
            provided = nil
            if hasKeyboard { legatoClipboardEmpty() }
            return
        }
        if hasKeyboard {
            offered = WaylandSource(items)
            receive()
            if offered == nil { return }
            offered = nil
        }
        Warning.print(
            "Only this program can paste what it has copied: Wayland compositors accept changes "
                + "of the clipboard from the program with the keyboard. Copy in answer to a key "
                + "or a click."
        )
    }
}
