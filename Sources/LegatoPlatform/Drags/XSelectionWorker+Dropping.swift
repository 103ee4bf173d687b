import CSDL2
import Foundation

nonisolated extension XSelectionWorker {
    /// Makes the window of the worker one that can receive drags for others: it names itself as its proxy.
    func becomeProxy() {
        put([window], atom("WINDOW"), on: window, atom("XdndProxy"))
        put([XDragSource.version], atom("ATOM"), on: window, atom("XdndAware"))
    }

    /// Receives the drags of other programs over a window, in place of SDL, which reads only texts and files.
    ///
    /// SDL still receives those of programs that ignore the proxy.
    func receiveDrops(on window: UInt) {
        put([self.window], atom("WINDOW"), on: window, atom("XdndProxy"))
        _ = x.flush(display)
    }

    /// Handles a message of a program that drags over a window of this one.
    func receiveFromSource(_ name: String, _ numbers: [Int], over window: UInt) {
        if name == "XdndEnter" {
            if incoming != nil { leave() }
            incoming = XDrop(
                numbers, over: window, list: { self.numbers(of: $0, atom("XdndTypeList")) },
                name: self.name
            )
            // A program that crashes does not leave.
            if let incoming { selectEvents(of: incoming.source) }
        }
        guard var drop = incoming, drop.source == XDrop.number(numbers[0]), drop.window == window
        else { return }
        switch name {
        case "XdndPosition":
            let place = XDrop.screenLocation(numbers)
            let root = x.rootWindow(display)
            guard let (_, x, y) = translate(from: root, to: window, place.x, place.y) else {
                return
            }
            drop.location = CGPoint(x: Int(x), y: Int(y))
            incoming = drop
            onDrop(.moved(drop))
        case "XdndLeave": leave()
        case "XdndDrop":
            forget()
            onDrop(.dropped(drop, time: XDrop.time(numbers)))
        default: break
        }
    }

    /// Ends the drag without a drop if a window is that of the program that drags.
    func sourceVanished(_ window: UInt) {
        if incoming?.source == window { leave() }
    }

    private func leave() {
        if let drop = forget() { onDrop(.left(drop)) }
    }

    @discardableResult private func forget() -> XDrop? {
        guard let drop = incoming else { return nil }
        incoming = nil
        selectEvents(of: drop.source)
        return drop
    }

    /// Answers to a position of a drag, unless that has left the window.
    func answer(_ drop: XDrop, accepts: Bool) {
        guard let incoming, incoming.source == drop.source, incoming.window == drop.window else {
            return
        }
        // With the bit 2, the source sends all further positions.
        let flags: UInt = accepts ? 3 : 2
        send("XdndStatus", [drop.window, flags, 0, 0, action(accepts)], to: drop.source)
    }

    /// Reports to the source that its data is needed no longer.
    func end(_ drop: XDrop, isAccepted: Bool) {
        let flags: UInt = isAccepted ? 1 : 0
        send("XdndFinished", [drop.window, flags, action(isAccepted), 0, 0], to: drop.source)
    }

    private func action(_ isAccepted: Bool) -> UInt { isAccepted ? atom("XdndActionCopy") : 0 }
}
