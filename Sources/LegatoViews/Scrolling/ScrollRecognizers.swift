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

/// Recognises drags that start along the axes of a scroll view, a row or a page, except for those that
/// it leaves to the views around it.
final class ScrollDragRecognizer: WrappingRecognizer {
    private let axes: (CGPoint) -> Axis.Set
    private let leaves: (CGSize) -> Bool
    private var start = CGPoint.zero
    /// The axes at the start of the drag; what is caught in flight goes on until it is held.
    private var startAxes: Axis.Set = []
    private var isRefused = false

    /// Creates a recognizer for the axes that can be moved when a drag begins at a location of the
    /// root, and a function that decides by the first translation whether the views around it
    /// receive the drag.
    init(
        _ base: any GestureRecognizer, axes: @escaping (CGPoint) -> Axis.Set,
        leaves: @escaping (CGSize) -> Bool = { _ in false }
    ) {
        (self.axes, self.leaves) = (axes, leaves)
        super.init(base)
    }

    override var state: GestureRecognizerState { isRefused ? .over : base.state }

    override func began(_ event: PointerEvent, on layer: CALayer) {
        (start, startAxes) = (event.location, axes(event.location))
        isRefused = startAxes.isEmpty
        super.began(event, on: layer)
    }

    override func moved(_ event: PointerEvent, on layer: CALayer) {
        if base.state == .possible, !isRefused {
            let translation = CGSize(
                width: event.location.x - start.x, height: event.location.y - start.y
            )
            let distance = CGSize(width: abs(translation.width), height: abs(translation.height))
            if hypot(distance.width, distance.height) >= 10 {
                isRefused =
                    startAxes == .vertical && distance.width > distance.height
                    || startAxes == .horizontal && distance.height > distance.width
                    || leaves(translation)
            }
        }
        if !isRefused { super.moved(event, on: layer) }
    }

    override func ended(_ event: PointerEvent, on layer: CALayer) {
        if isRefused { cancelled(event, on: layer) } else { super.ended(event, on: layer) }
    }
}

/// Takes a press on content that moves by itself, so that it stops and the views inside get no tap.
final class ScrollHoldRecognizer: WrappingRecognizer {
    private let takes: () -> Bool
    private var isRefused = false

    init(_ base: any GestureRecognizer, takes: @escaping () -> Bool) {
        self.takes = takes
        super.init(base)
    }

    override var state: GestureRecognizerState { isRefused ? .over : base.state }

    override func began(_ event: PointerEvent, on layer: CALayer) {
        isRefused = !takes()
        if !isRefused { super.began(event, on: layer) }
    }
}
