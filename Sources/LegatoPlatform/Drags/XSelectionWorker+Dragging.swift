import CSDL2
import Foundation
import LegatoGraphics
import LegatoLayers

nonisolated extension XSelectionWorker {
    // MARK: Dragging

    /// Begins a drag of items, in place of an earlier one that still waits for its target.
    func beginDrag(_ items: [ClipboardItem]) {
        // Disowned first, the selection would be lost by a late `SelectionClear` of the same time.
        send(drag?.source.conclude() ?? [], disowns: false)
        own(.drag, items)
        guard let owned = owned[.drag] else { return }
        let types = owned.targets.map(\.target)
        put(types.map(atom), atom("ATOM"), on: window, atom("XdndTypeList"))
        drag = Dragging(source: XDragSource(types: types, time: owned.time))
    }

    /// Moves the drag to a location in the window of the press, in pixels, and returns the place there;
    /// `own` are the windows of this program.
    func moveDrag(in window: UInt, x: Int, y: Int, own: Set<UInt>) -> Dragging.Place {
        let root = self.x.rootWindow(display)
        guard let place = translate(from: window, to: root, Int32(x), Int32(y)) else {
            return .outside
        }
        let (x, y) = (Int(place.x), Int(place.y))
        let (found, target) = search(x: x, y: y, own: own)
        drag?.pointer = (x, y)
        if case .window(window, _, _) = found {
            drag?.picture?.follow(nil)
        } else {
            drag?.picture?.follow((x, y))
        }
        send(drag?.source.move(to: target, x: x, y: y) ?? [])
        return found
    }

    /// Shows a picture at the pointer while that is outside the window of the press.
    func showDrag(_ picture: DragPicture) {
        guard hasFixes else { return }
        let screen = x.defaultScreen(display)
        let isComposited = x.getOwner(display, atom("_NET_WM_CM_S\(screen)")) != 0
        drag?.picture = XDragPicture(picture, x, on: display, isComposited: isComposited)
        drag?.picture?.follow(drag?.pointer)
    }

    /// Drops the items at the latest location, outside the windows of this program.
    func drop(_ completion: @escaping @Sendable (Bool) -> Void) {
        drag?.picture = nil
        guard drag != nil else { return completion(false) }
        drag?.completion = completion
        send(drag?.source.drop(now: MonotonicClock.now) ?? [])
    }

    /// Ends a drag without a drop.
    func cancelDrag() {
        drag?.picture = nil
        send(drag?.source.cancel() ?? [])
    }

    /// Handles a message of the target.
    func receiveFromTarget(_ name: String, _ numbers: [Int]) {
        guard drag != nil else { return }
        switch name {
        case "XdndStatus": send(drag?.source.receive(XDragStatus(numbers)) ?? [])
        case "XdndFinished":
            drag?.source.finish(numbers)
            send([])
        default: break
        }
    }

    /// Ends the wait for a target.
    func expireDrag(_ now: Double) {
        guard let deadline = drag?.source.deadline, now >= deadline else { return }
        send(drag?.source.expire(now: now) ?? [])
    }

    /// Sends messages; at the end of the drag, reports it and disowns its data.
    private func send(_ steps: [XDragSource.Step], disowns: Bool = true) {
        for step in steps { send(step.message, to: step.target) }
        guard let drag, let isAccepted = drag.source.isAccepted else { return }
        self.drag = nil
        if disowns, owned[.drag] != nil { own(.drag, []) }
        drag.completion?(isAccepted)
    }

    private func send(_ message: XDragMessage, to target: XDragSource.Target) {
        let numbers = message.numbers(from: window, atom)
        send(message.name, numbers, to: target.window, receiver: target.receiver)
    }

    /// Sends a message about a window, and to it if there is no other receiver.
    func send(_ name: String, _ numbers: [UInt], to window: UInt, receiver: UInt? = nil) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = atom(name)
        event.xclient.format = 32
        withUnsafeMutableBytes(of: &event.xclient.data) { $0.copyBytes(from: bytes(of: numbers)) }
        _ = x.sendEvent(display, receiver ?? window, 0, 0, &event)
        _ = x.flush(display)
    }

    private func bytes(of numbers: [UInt]) -> Data {
        numbers.withUnsafeBytes { Data($0) }
    }

    // MARK: Windows

    /// Finds the place and the target at a location on the screen: the outermost window there that
    /// accepts drops, or the desktop.
    private func search(
        x left: Int, y top: Int, own: Set<UInt>
    ) -> (Dragging.Place, XDragSource.Target?) {
        let root = self.x.rootWindow(display)
        var (outer, x, y) = (root, Int32(left), Int32(top))
        while true {
            guard let (child, _, _) = translate(from: outer, to: outer, x, y), child != 0,
                let (_, innerX, innerY) = translate(from: outer, to: child, x, y)
            else {
                // A desktop without a window accepts drops by the proxy of the root window.
                return (.outside, outer == root ? target(root) : nil)
            }
            if own.contains(child) {
                return (.window(child, x: Int(innerX), y: Int(innerY)), nil)
            }
            if let target = target(child) { return (.outside, target) }
            (outer, x, y) = (child, innerX, innerY)
        }
    }

    /// Returns a location in the coordinates of another window, and the child of that window there; nil
    /// if one of the windows has closed.
    func translate(
        from source: UInt, to destination: UInt, _ left: Int32, _ top: Int32
    ) -> (child: UInt, x: Int32, y: Int32)? {
        var (child, x, y): (UInt, Int32, Int32) = (0, 0, 0)
        let isDone = self.x.translateCoordinates(
            display, source, destination, left, top, &x, &y, &child
        )
        return isDone == 0 ? nil : (child, x, y)
    }

    /// Returns a window as a target; nil if it accepts no drops.
    private func target(_ window: UInt) -> XDragSource.Target? {
        if let known = drag?.targets[window] { return known }
        var receiver = window
        // A proxy names itself as its proxy; others were left by programs that have ended.
        if let proxy = number(in: "XdndProxy", of: window),
            number(in: "XdndProxy", of: proxy) == proxy
        {
            receiver = proxy
        }
        let target = number(in: "XdndAware", of: receiver).flatMap {
            XDragSource.Target(window: window, receiver: receiver, version: $0)
        }
        drag?.targets[window] = .some(target)
        return target
    }

    private func number(in property: String, of window: UInt) -> UInt? {
        numbers(of: window, atom(property)).first
    }
}
