import LegatoGraphics
import Foundation

/// Dispatches pointer, wheel and pinch events to the gestures of the layers that they hit.
final class GestureDispatcher {
    private unowned let host: LayerHost
    private let pointer = GestureContest()
    private let wheel = GestureContest()
    private var isDown = false
    /// Whether two fingers are down; their gestures then replace those of the wheel.
    private var isPinching = false

    init(host: LayerHost) {
        self.host = host
    }

    /// The earliest deadline of a gesture.
    var deadline: CFTimeInterval? {
        [pointer.deadline, wheel.deadline].compactMap(\.self).min()
    }

    /// Whether the press in progress hovers over layers.
    var hovers: Bool { isDown && pointer.hovers }

    func send(_ event: InputEvent) {
        switch event {
        case .pointerDown(let event) where event.button == 1:
            catchUp(with: event.time)
            down(event)
        case .pointerMoved(let event) where isDown:
            catchUp(with: event.time)
            guard event.button == 1 else { return cancel(event) }
            pointer.forward(event) { $0.recognizer.moved(event, on: $0.layer) }
        case .pointerUp(let event) where event.button == 1 && isDown:
            catchUp(with: event.time)
            isDown = false
            pointer.forward(event) { $0.recognizer.ended(event, on: $0.layer) }
            pointer.rest()
        case .pointerCancelled(let event):
            catchUp(with: event.time)
            cancel(event)
        case .scroll(let event) where !isPinching:
            catchUp(with: event.time)
            scroll(event)
        case .pinch(let event):
            catchUp(with: event.time)
            pinch(event)
        case .pointerDown, .pointerMoved, .pointerUp, .pointerExited, .scroll, .keyDown, .keyUp,
            .text, .composition, .drag, .dragExited, .drop:
            break
        }
    }

    /// Notifies the gestures that a time has been reached.
    func catchUp(with time: CFTimeInterval) {
        cancelStrays()
        pointer.timePassed(to: time)
        wheel.timePassed(to: time)
    }

    /// Cancels gestures that were removed, or whose layer left the display.
    func cancelStrays() {
        for contest in [pointer, wheel] where !contest.isIdle {
            contest.drop { entry in
                entry.layer.host !== host
                    || !entry.layer.gestures.contains { $0.recognizer === entry.recognizer }
            }
        }
    }

    private func cancel(_ event: PointerEvent) {
        isDown = false
        pointer.cancel(event)
    }

    private func down(_ event: PointerEvent) {
        // The release of the previous press was lost.
        if isDown { cancel(event) }
        isDown = true
        pointer.begin(gestures(.pointer, at: event.location, for: pointer), event) {
            $0.recognizer.began(event, on: $0.layer)
        }
    }

    private func scroll(_ event: ScrollEvent) {
        let place = PointerEvent(
            location: event.location, time: event.time, button: 0, modifiers: event.modifiers
        )
        if wheel.isIdle {
            wheel.begin(gestures(.wheel, at: event.location, for: wheel), place) {
                $0.recognizer.scrolled(event, on: $0.layer)
            }
        } else {
            wheel.forward(place) { $0.recognizer.scrolled(event, on: $0.layer) }
        }
        wheel.rest()
    }

    private func pinch(_ event: PinchEvent) {
        let place = PointerEvent(location: event.center, time: event.time, button: 0)
        switch event.phase {
        case .began:
            // One finger was the pointer, and a wheel gesture may still be in progress.
            if isDown { cancel(place) }
            wheel.cancel(place)
            isPinching = true
            wheel.begin(gestures(.wheel, at: event.center, for: wheel), place) {
                $0.recognizer.pinched(event, on: $0.layer)
            }
        case .changed, .ended, .cancelled:
            guard isPinching else { return }
            isPinching = event.phase == .changed
            if event.phase == .cancelled { return wheel.cancel(place) }
            wheel.forward(place) { $0.recognizer.pinched(event, on: $0.layer) }
            if !isPinching { wheel.rest() }
        }
    }

    /// The gestures of the layers at a point, in order of precedence.
    private func gestures(
        _ input: GestureInput, at point: CGPoint, for contest: GestureContest
    ) -> [GestureContest.Entry] {
        /// The high-priority gestures of each layer, from the innermost layer outwards.
        var high: [[GestureContest.Entry]] = []
        var others: [GestureContest.Entry] = []
        var at = host.layer(at: point)
        contest.innermost = at
        while let layer = at {
            var highHere: [GestureContest.Entry] = []
            for gesture in layer.gestures where gesture.recognizer.input == input {
                let entry = GestureContest.Entry(
                    layer: layer, recognizer: gesture.recognizer,
                    isSimultaneous: gesture.rank == .simultaneous
                )
                if gesture.rank == .high { highHere.append(entry) } else { others.append(entry) }
            }
            if !highHere.isEmpty { high.append(highHere) }
            at = layer.superlayer
        }
        return high.reversed().flatMap(\.self) + others
    }
}
