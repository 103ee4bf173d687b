import Foundation
import Legato
import TestSupport

extension TreeEditor {
    /// Adds a gesture of any kind to a layer, whose callbacks may edit.
    func addGesture(to layer: CALayer) {
        let edit: () -> Void = { [unowned self] in editInside() }
        switch random.below(4) {
        case 0:
            layer.addGesture(
                DragGesture().onChanged { _ in edit() }.onEnded { _ in edit() }
                    .onCancelled { _ in edit() }
            )
        case 1: layer.addHighPriorityGesture(TapGesture(count: 1 + random.below(2)).onEnded(edit))
        case 2: layer.addSimultaneousGesture(LongPressGesture().onEnded { _ in edit() })
        default:
            layer.addGesture(
                MagnifyGesture().onChanged { _ in edit() }.onEnded { _ in edit() }
                    .onCancelled { _ in edit() }
            )
        }
    }

    /// Sends random input to a display.
    func act(on display: HeadlessDisplay) {
        let (place, time) = (random.point(), display.time)
        let pointer = PointerEvent(location: place, time: time)
        switch random.below(8) {
        case 0, 1: display.send(.pointerDown(pointer))
        case 2, 3: display.send(.pointerMoved(pointer))
        case 4: display.send(.pointerUp(pointer))
        case 5: display.send(random.chance(2) ? .pointerCancelled(pointer) : turn(place, time))
        case 6: display.send(pinch(.began, time))
        default: display.send(pinch(random.pick([.changed, .ended, .cancelled]), time))
        }
    }

    /// Cancels the pointer and touches of a display.
    func letGo(of display: HeadlessDisplay) {
        display.send(.pointerCancelled(PointerEvent(location: .zero, time: display.time)))
        display.send(pinch(.cancelled, display.time))
    }

    private func turn(_ place: CGPoint, _ time: CFTimeInterval) -> InputEvent {
        .scroll(
            ScrollEvent(
                location: place, delta: CGSize(width: 0, height: 40), time: time,
                modifiers: random.chance(4) ? [] : .control
            )
        )
    }

    private func pinch(_ phase: PinchEvent.Phase, _ time: CFTimeInterval) -> InputEvent {
        let event = PinchEvent(
            phase: phase, first: random.point(), second: random.point(), time: time
        )
        return .pinch(event)
    }
}
