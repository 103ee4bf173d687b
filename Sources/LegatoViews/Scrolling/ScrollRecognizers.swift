import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Recognises wheel events without Control or Command held.
final class WheelRecognizer: GestureRecognizer {
    private let turn: (CGSize) -> Bool
    private(set) var state = GestureRecognizerState.over
    let input = GestureInput.wheel

    init(_ turn: @escaping (CGSize) -> Bool) { self.turn = turn }

    func scrolled(_ event: ScrollEvent, on layer: CALayer) {
        let isPlain = event.modifiers.isDisjoint(with: [.control, .command])
        state = isPlain && turn(event.delta) ? .active : .over
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) { state = .over }
}

/// Recognises drags that start along the axes of a scroll view.
final class ScrollDragRecognizer: WrappingRecognizer {
    private let axes: () -> Axis.Set
    private var start = CGPoint.zero
    private var isRefused = false

    /// Creates a recognizer for the axes that can be scrolled when a drag begins.
    init(_ base: any GestureRecognizer, axes: @escaping () -> Axis.Set) {
        self.axes = axes
        super.init(base)
    }

    override var state: GestureRecognizerState { isRefused ? .over : base.state }

    override func began(_ event: PointerEvent, on layer: CALayer) {
        (start, isRefused) = (event.location, axes().isEmpty)
        super.began(event, on: layer)
    }

    override func moved(_ event: PointerEvent, on layer: CALayer) {
        if base.state == .possible, !isRefused {
            let distance = CGSize(
                width: abs(event.location.x - start.x), height: abs(event.location.y - start.y)
            )
            if hypot(distance.width, distance.height) >= 10 {
                isRefused =
                    axes() == .vertical && distance.width > distance.height
                    || axes() == .horizontal && distance.height > distance.width
            }
        }
        if !isRefused { super.moved(event, on: layer) }
    }

    override func ended(_ event: PointerEvent, on layer: CALayer) {
        if isRefused { cancelled(event, on: layer) } else { super.ended(event, on: layer) }
    }
}
