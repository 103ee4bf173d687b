import CSDL2
import Foundation
import LegatoGraphics
import LegatoLayers

nonisolated extension XSelectionWorker {
    // MARK: Dragging

    /// Begins a drag of items.
    func beginDrag(_ items: [ClipboardItem]) {
        endDrag()
        own(.drag, items)
        guard let owned = owned[.drag] else { return }
        let types = owned.targets.map(\.target)
        put(types.map(atom), atom("ATOM"), on: window, atom("XdndTypeList"))
        drag = Dragging(source: XDragSource(types: types, time: owned.time))
    }

    /// Follows the pointer to a location in the window of the press, in pixels; returns what is
    /// there, where `own` are the windows of this program.
    func moveDrag(in window: UInt, x: Int, y: Int, own: Set<UInt>) -> Dragging.Place {
        let root = self.x.rootWindow(display)
        guard let place = translate(from: window, to: root, Int32(x), Int32(y)) else {
            return .outside
        }
        let (x, y) = (Int(place.x), Int(place.y))
        let (found, target) = search(x: x, y: y, own: own)
        drag?.pointer = (x, y)
        drag?.picture?.follow(found == .outside ? (x, y) : nil)
        send(drag?.source.move(to: target, x: x, y: y) ?? [])
        return found
    }

    /// Shows a picture at the pointer while that is outside of this program's windows.
    func showDrag(_ picture: DragPicture) {
        let isComposited = x.getOwner(display, atom("_NET_WM_CM_S0")) != 0
        drag?.picture = XDragPicture(picture, on: display, isComposited: isComposited)
        drag?.picture?.follow(drag?.pointer)
    }

    /// Drops the items at the latest place, outside of the windows of this program.
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
    func receiveFromTarget(_ event: XClientMessageEvent) {
        guard event.window == window, event.format == 32, drag != nil else { return }
        let numbers = withUnsafeBytes(of: event.data) {
            Array($0.bindMemory(to: Int.self).prefix(5))
        }
        switch name(event.message_type) {
        case "XdndStatus": send(drag?.source.receive(XDragStatus(numbers)) ?? [])
        case "XdndFinished":
            drag?.source.finish(window: UInt(bitPattern: numbers[0]) & 0xFFFF_FFFF)
            send([])
        default: break
        }
    }

    /// Ends the wait for a target.
    func expireDrag(_ now: Double) {
        guard let deadline = drag?.source.deadline, now >= deadline else { return }
        send(drag?.source.expire(now: now) ?? [])
    }

    /// Sends messages, and reports the end of the drag.
    private func send(_ steps: [XDragSource.Step]) {
        for step in steps { send(step.message, to: step.target) }
        guard let source = drag?.source else { return }
        if let isAccepted = source.isAccepted {
            drag?.completion?(isAccepted)
            drag?.completion = nil
        }
        if source.isOver { endDrag() }
    }

    /// Disowns the data of the latest drag.
    private func endDrag() {
        guard drag != nil else { return }
        drag?.completion?(false)
        drag = nil
        if owned[.drag] != nil { own(.drag, []) }
    }

    private func send(_ message: XDragMessage, to target: XDragSource.Target) {
        let numbers = message.numbers(from: window, atom)
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = target.window
        event.xclient.message_type = atom(message.name)
        event.xclient.format = 32
        withUnsafeMutableBytes(of: &event.xclient.data) { $0.copyBytes(from: bytes(of: numbers)) }
        _ = x.sendEvent(display, target.receiver, 0, 0, &event)
        _ = x.flush(display)
    }

    private func bytes(of numbers: [UInt]) -> Data {
        numbers.withUnsafeBytes { Data($0) }
    }

    // MARK: Windows

    /// Finds what is at a place on the screen: the outermost window there that accepts drops.
    private func search(
        x left: Int, y top: Int, own: Set<UInt>
    ) -> (Dragging.Place, XDragSource.Target?) {
        var (outer, x, y) = (self.x.rootWindow(display), Int32(left), Int32(top))
        while true {
            guard let (child, _, _) = translate(from: outer, to: outer, x, y), child != 0,
                let (_, innerX, innerY) = translate(from: outer, to: child, x, y)
            else { return (.outside, nil) }
            if own.contains(child) {
                return (.window(child, x: Int(innerX), y: Int(innerY)), nil)
            }
            if let target = target(child) { return (.outside, target) }
            (outer, x, y) = (child, innerX, innerY)
        }
    }

    /// Returns a place in the coordinates of another window, and the child of that window there; nil
    /// if one of the windows has closed.
    private func translate(
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
        let target = number(in: "XdndAware", of: receiver).map {
            XDragSource.Target(window: window, receiver: receiver, version: $0)
        }
        drag?.targets[window] = .some(target)
        return target
    }

    private func number(in property: String, of window: UInt) -> UInt? {
        numbers(of: window, atom(property)).first
    }
}
