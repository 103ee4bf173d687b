import CSDL2
import Foundation
import Glibc
import LegatoGraphics
import LegatoLayers

/// The thread of the X selections: handles the events of its connection.
nonisolated final class XSelectionWorker {
    /// What this program provides in a selection.
    struct Owned {
        let targets: [(target: String, data: ClipboardData)]
        /// The server's time at which the selection was acquired.
        let time: UInt

        /// Returns whether the selection was acquired after a time of the server, which is in
        /// milliseconds and wraps every 49 days.
        func isLater(than other: UInt) -> Bool {
            Int32(bitPattern: UInt32(truncatingIfNeeded: other &- time)) < 0
        }
    }

    /// The data of a selection being listed.
    private struct Listing {
        /// Whether another program has become the owner since the last listing.
        var isNew: Bool
        /// Called when the data is listed.
        var completions: [() -> Void]
    }

    let x: XFunctions
    let display: OpaquePointer
    let limits = ClipboardLimits()
    /// Performs work on the thread of the worker; can be called on any thread.
    let perform: @Sendable (@escaping @Sendable (XSelectionWorker) -> Void) -> Void
    /// Receives what another program offers, and whether it has become the owner since.
    private let note: (ClipboardOffers, XSelection, Bool) -> Void
    /// Receives the drags of other programs over windows of this one.
    let onDrop: (XDropReport) -> Void
    /// The window that owns selections and receives data.
    let window: UInt
    /// A window whose properties change only to read the server's time.
    private let clock: UInt
    private var names: [UInt: String] = [:]
    private var atoms: [String: UInt] = [:]
    /// The code of the events of XFixes; nil without the extension.
    private var fixesEvent: Int32?
    /// Whether the server has the extension XFixes.
    var hasFixes: Bool { fixesEvent != nil }

    var owned: [XSelection: Owned] = [:]
    /// The data being requested from other programs: the first has been requested.
    var readings: [Reading] = []
    /// The number of requests so far.
    var requests = 0
    /// The data being sent in parts.
    var transfers: [Transfer] = []
    /// The latest drag from this program; nil once no target can fetch its data.
    var drag: Dragging?
    /// The drag of another program over a window of this one; nil without one, and once it is dropped.
    var incoming: XDrop?
    /// The selections whose data is being listed, and the closures that wait for it.
    private var listings: [XSelection: Listing] = [:]

    /// Creates the worker of a connection.
    init(
        _ functions: XFunctions, _ display: OpaquePointer,
        perform: @escaping @Sendable (@escaping @Sendable (XSelectionWorker) -> Void) -> Void,
        note: @escaping (ClipboardOffers, XSelection, Bool) -> Void,
        onDrop: @escaping (XDropReport) -> Void
    ) {
        (x, self.display, self.perform) = (functions, display, perform)
        (self.note, self.onDrop) = (note, onDrop)
        let root = functions.rootWindow(display)
        window = functions.createWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
        clock = functions.createWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
        _ = functions.selectInput(display, window, PropertyChangeMask)
        _ = functions.selectInput(display, clock, PropertyChangeMask)
        var (event, error): (Int32, Int32) = (0, 0)
        if let query = functions.fixesExtension, let select = functions.fixesSelect,
            query(display, &event, &error) != 0
        {
            fixesEvent = event
            // A new owner, and the end of the owner's window or program.
            select(display, window, atom(XSelection.clipboard.rawValue), 0b111)
        }
        becomeProxy()
    }

    /// Handles events and work; does not return.
    func run(_ inbox: ThreadInbox<XSelectionWorker>) {
        list(.clipboard, isNew: false) {}
        var event = XEvent()
        while true {
            for work in inbox.take() { work(self) }
            repeat {
                while x.pending(display) > 0 {
                    _ = x.nextEvent(display, &event)
                    handle(event)
                }
                expire()
                // Flushing can read events.
            } while x.pending(display) > 0
            var requests = [x.connectionNumber(display), inbox.descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            _ = poll(&requests, 2, millisecondsToDeadline)
        }
    }

    /// The milliseconds until the next wait is over; -1 if nothing waits.
    private var millisecondsToDeadline: Int32 {
        let deadlines = [readings.first?.deadline, drag?.source.deadline]
        let due = (deadlines + transfers.map(\.deadline)).compactMap(\.self).min()
        return due.map { Int32((max(0, $0 - MonotonicClock.now) * 1000).rounded(.up)) } ?? -1
    }

    private func expire() {
        let now = MonotonicClock.now
        expireReading(now)
        expireTransfers(now)
        expireDrag(now)
    }

    // MARK: Atoms

    /// The server's number of a name.
    func atom(_ name: String) -> UInt {
        if let atom = atoms[name] { return atom }
        let atom = x.internAtom(display, name, 0)
        (atoms[name], names[atom]) = (atom, name)
        return atom
    }

    /// The name of an atom; empty if it has none.
    func name(_ atom: UInt) -> String {
        if let name = names[atom] { return name }
        guard atom != 0, let text = x.atomName(display, atom) else { return "" }
        defer { _ = x.release(text) }
        let name = String(cString: text)
        (atoms[name], names[atom]) = (atom, name)
        return name
    }

    func selection(_ atom: UInt) -> XSelection? { XSelection(rawValue: name(atom)) }

    /// The server's time.
    private func serverTime() -> UInt {
        _ = x.changeProperty(display, clock, atom("LEGATO_TIME"), atom("INTEGER"), 8, 0, nil, 0)
        var event = XEvent()
        _ = x.windowEvent(display, clock, PropertyChangeMask, &event)
        return event.xproperty.time
    }

    /// Selects the events of another program's window that the transfers to it and its drag need.
    func selectEvents(of other: UInt) {
        // A message may name a window of the worker, whose events are others.
        guard other != window, other != clock else { return }
        let isReading = transfers.contains { $0.requestor == other }
        let isDragging = incoming?.source == other
        let events = isReading ? PropertyChangeMask | StructureNotifyMask : StructureNotifyMask
        _ = x.selectInput(display, other, isReading || isDragging ? events : 0)
    }

    // MARK: Ownership

    /// Becomes the owner of a selection, or removes its contents for no items.
    func own(_ selection: XSelection, _ items: [ClipboardItem]) {
        let time = serverTime()
        let wanted = items.isEmpty ? 0 : window
        _ = x.setOwner(display, atom(selection.rawValue), wanted, time)
        owned[selection] = nil
        guard !items.isEmpty else { return }
        guard x.getOwner(display, atom(selection.rawValue)) == window else {
            let refused =
                selection == .drag
                ? "drag cannot be offered to other programs"
                : "\(selection.rawValue.lowercased()) cannot be set"
            return Warning.print(
                "The \(refused): the X server refused the selection \(selection.rawValue)."
            )
        }
        owned[selection] = Owned(
            targets: ClipboardTargets.targets(of: ClipboardItem(joining: items.map(\.exported))),
            time: time
        )
    }

    /// Calls a closure once the state of a selection includes all changes so far.
    func refresh(_ selection: XSelection, _ completion: @escaping () -> Void) {
        _ = x.synchronize(display, 0)
        var event = XEvent()
        while x.pending(display) > 0 {
            _ = x.nextEvent(display, &event)
            handle(event)
        }
        let isFollowed = selection == .clipboard && fixesEvent != nil
        if listings[selection] != nil || owned[selection] == nil && !isFollowed {
            list(selection, isNew: false, completion)
        } else {
            completion()
        }
    }

    /// Lists the data that another program offers in a selection.
    private func list(
        _ selection: XSelection, isNew: Bool, _ completion: @escaping () -> Void
    ) {
        guard listings[selection] == nil else {
            listings[selection]?.completions.append(completion)
            return
        }
        listings[selection] = Listing(isNew: isNew, completions: [completion])
        guard x.getOwner(display, atom(selection.rawValue)) != 0 else {
            return listed([], selection)
        }
        request(atom("TARGETS"), from: selection, isListing: true) { [self] result in
            switch result {
            case .success(let (data, _)):
                let targets = data.withUnsafeBytes { bytes in
                    (0..<bytes.count / MemoryLayout<UInt>.stride).map {
                        bytes.loadUnaligned(
                            fromByteOffset: $0 * MemoryLayout<UInt>.stride, as: UInt.self
                        )
                    }
                }
                noteURLs(of: ClipboardTargets.offers(targets.map(name)), selection)
            case .failure(let error):
                Warning.print("The clipboard's types cannot be read: \(error).")
                listed([], selection)
            }
        }
    }

    /// Reads the URLs that another program offers, which are an item each.
    private func noteURLs(of offers: [ClipboardTargets.Offer], _ selection: XSelection) {
        guard offers.contains(where: { $0.type == ClipboardItem.urls }) else {
            return listed(offers, selection)
        }
        request(atom(ClipboardItem.urls), from: selection, isListing: true) { [self] result in
            listed(offers, selection, urls: (try? result.get().data) ?? Data())
        }
    }

    private func listed(
        _ offers: [ClipboardTargets.Offer], _ selection: XSelection, urls: Data = Data()
    ) {
        guard let listing = listings.removeValue(forKey: selection) else { return }
        if owned[selection] == nil {
            note(ClipboardOffers(offers: offers, urls: urls), selection, listing.isNew)
        }
        for completion in listing.completions { completion() }
    }

    // MARK: Events

    private func handle(_ event: XEvent) {
        switch event.type {
        case SelectionRequest: serve(event.xselectionrequest)
        case SelectionNotify: receive(event.xselection)
        case SelectionClear:
            guard let selection = selection(event.xselectionclear.selection) else { return }
            if fixesEvent == nil || selection != .clipboard {
                lost(selection, at: event.xselectionclear.time)
            }
        case PropertyNotify:
            let change = event.xproperty
            if change.window == window {
                if change.state == PropertyNewValue { receivePart(change.atom) }
            } else if change.state == PropertyDelete {
                sendPart(to: change.window, change.atom)
            }
        case ClientMessage: receive(event.xclient)
        case DestroyNotify:
            let window = event.xdestroywindow.window
            transfers.removeAll { $0.requestor == window }
            sourceVanished(window)
        case let type where type == fixesEvent:
            let change = withUnsafeBytes(of: event) { $0.load(as: SelectionChange.self) }
            guard change.owner != window, let selection = selection(change.selection) else {
                return
            }
            lost(selection, at: change.selectionTime)
        default: break
        }
    }

    /// Handles a message of another program about a drag.
    private func receive(_ event: XClientMessageEvent) {
        guard event.format == 32 else { return }
        let numbers = withUnsafeBytes(of: event.data) {
            Array($0.bindMemory(to: Int.self).prefix(5))
        }
        let name = name(event.message_type)
        if event.window == window {
            receiveFromTarget(name, numbers)
        } else {
            receiveFromSource(name, numbers, over: event.window)
        }
    }

    /// Lists another program's data after it has become the owner.
    private func lost(_ selection: XSelection, at time: UInt) {
        if let owned = owned[selection], owned.isLater(than: time) { return }
        owned[selection] = nil
        // The data of another program's drag is listed by its messages.
        if selection == .drag { return }
        guard let earlier = listings.removeValue(forKey: selection) else {
            return list(selection, isNew: true) {}
        }
        // The answer to an earlier request is of an earlier owner.
        readings.removeAll { $0.isListing && $0.selection == selection }
        startReading()
        list(selection, isNew: true) {
            for completion in earlier.completions { completion() }
        }
    }
}

/// The event of XFixes for a change of a selection, as in its header.
private nonisolated struct SelectionChange {
    let type: Int32
    let serial: UInt
    let isSent: Int32
    let display: OpaquePointer?
    let window: UInt
    let subtype: Int32
    let owner: UInt
    let selection: UInt
    let time: UInt
    let selectionTime: UInt
}
