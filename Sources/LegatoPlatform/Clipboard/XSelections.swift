import CSDL2
import Dispatch
import Foundation
import LegatoGraphics
import LegatoLayers

/// The X selections, on a connection and a thread of their own.
///
/// Data is served to other programs while the main thread is busy, and while it waits for data.
nonisolated final class XSelections: Sendable {
    /// What a selection contains.
    enum Contents: Sendable {
        case own([ClipboardItem])
        /// Another program's data.
        case other(ClipboardOffers)
    }

    struct State: Sendable {
        var contents = Contents.other(ClipboardOffers())
        var changeCount = 0
        /// The number of acquisitions that the thread has still to perform.
        var acquisitions = 0
    }

    private let states: Locked<[XSelection: State]>
    private let inbox = ThreadInbox<XSelectionWorker>()
    private let onChange: @Sendable () -> Void

    /// Connects to the X server and starts the thread; nil if the server cannot be reached.
    /// - Parameters:
    ///   - onChange: Called on the thread after another program has changed the clipboard.
    ///   - onDrop: Called on the thread when another program drags over a window that receives drops, or drops there.
    init?(
        onChange: @escaping @Sendable () -> Void, onDrop: @escaping @Sendable (XDropReport) -> Void
    ) {
        states = Locked([.clipboard: State(), .primary: State()])
        self.onChange = onChange
        guard let functions = XFunctions(), let display = functions.openDisplay(nil) else {
            return nil
        }
        XErrors.ignore(display)
        nonisolated(unsafe) let handedOver = display
        let thread = Thread { [self] in
            let worker = XSelectionWorker(
                functions, handedOver, perform: { self.perform($0) },
                note: { self.note($0, of: $1, isNew: $2) }, onDrop: onDrop
            )
            worker.run(inbox)
        }
        thread.name = "legato.clipboard"
        thread.start()
    }

    /// Performs work on the thread.
    func perform(_ work: @escaping ThreadInbox<XSelectionWorker>.Work) { inbox.perform(work) }

    /// The state of a selection.
    func state(_ selection: XSelection) -> State {
        states.withLock { $0[selection, default: State()] }
    }

    /// Makes items the contents of a selection.
    func set(_ items: [ClipboardItem], of selection: XSelection) {
        states.withLock {
            $0[selection, default: State()].contents =
                items.isEmpty ? .other(ClipboardOffers()) : .own(items)
            $0[selection, default: State()].changeCount += 1
            $0[selection, default: State()].acquisitions += 1
        }
        perform { worker in
            worker.own(selection, items)
            self.states.withLock { $0[selection, default: State()].acquisitions -= 1 }
        }
    }

    /// Notes the data that another program offers, unless this program has since set the contents.
    ///
    /// Offers that may have been noted already count as a change only if they are different.
    func note(_ offered: ClipboardOffers, of selection: XSelection, isNew: Bool) {
        let isNews = states.withLock { states -> Bool in
            let state = states[selection, default: State()]
            guard state.acquisitions == 0 else { return false }
            if case .other(let old) = state.contents, old == offered, !isNew { return false }
            states[selection, default: State()].contents = .other(offered)
            states[selection, default: State()].changeCount += 1
            return true
        }
        if isNews, selection == .clipboard { onChange() }
    }

    /// Waits until the state includes all changes so far, 2.5 seconds at most.
    func refresh(_ selection: XSelection) {
        let done = DispatchSemaphore(value: 0)
        perform { $0.refresh(selection) { done.signal() } }
        _ = done.wait(timeout: .now() + 2.5)
    }

    /// Returns the result of a closure on the thread; nil if it takes over 0.5 s.
    ///
    /// The closure then still runs.
    func answer<T: Sendable>(_ question: @escaping @Sendable (XSelectionWorker) -> T) -> T? {
        let answer = Locked<T?>(nil)
        let done = DispatchSemaphore(value: 0)
        perform { worker in
            let value = question(worker)
            answer.withLock { $0 = value }
            done.signal()
        }
        _ = done.wait(timeout: .now() + 0.5)
        return answer.withLock { $0 }
    }

    /// The items of a selection; those of another program load their data from it.
    func items(of selection: XSelection) -> [ClipboardItem] {
        let state = state(selection)
        switch state.contents {
        case .own(let items): return items
        case .other(let offered):
            return offered.items { [self] target, completion in
                guard self.state(selection).changeCount == state.changeCount else {
                    return completion(.failure(ClipboardError("the clipboard has changed since")))
                }
                perform { $0.read(target, from: selection, completion) }
            }
        }
    }
}
