import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Recognises a tap, and passes on the modifiers that were held when it began.
final class RowClickRecognizer: WrappingRecognizer {
    /// The modifiers of the last press.
    private final class Press {
        var modifiers: EventModifiers = []
    }

    private let press: Press

    init(_ action: @escaping (EventModifiers) -> Void) {
        let press = Press()
        self.press = press
        super.init(TapGesture().onEnded { action(press.modifiers) }.makeRecognizer())
    }

    override func began(_ event: PointerEvent, on layer: CALayer) {
        press.modifiers = event.modifiers
        super.began(event, on: layer)
    }
}

/// Recognises a long press, after which it follows the pointer vertically.
final class RowMoveRecognizer: GestureRecognizer {
    /// The duration of the press, in seconds.
    private static let duration = 0.5
    private let move: (CGFloat, Bool) -> Void
    private var start = CGPoint.zero
    private(set) var state = GestureRecognizerState.over
    private(set) var deadline: CFTimeInterval?

    /// Creates a recognizer with a function that gets the distance from the press in points, and
    /// whether the move has ended.
    init(_ move: @escaping (CGFloat, Bool) -> Void) { self.move = move }

    func began(_ event: PointerEvent, on layer: CALayer) {
        (start, state) = (event.location, .possible)
        deadline = event.time + Self.duration
    }

    func moved(_ event: PointerEvent, on layer: CALayer) {
        let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
        if state == .active {
            move(dy, false)
        } else if hypot(dx, dy) > 10 {
            finish()
        }
    }

    func ended(_ event: PointerEvent, on layer: CALayer) {
        if state == .active { move(event.location.y - start.y, true) }
        finish()
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        if state == .active { move(0, true) }
        finish()
    }

    func timePassed(on layer: CALayer) {
        deadline = nil
        guard state == .possible else { return }
        state = .active
        move(0, false)
    }

    private func finish() { (state, deadline) = (.over, nil) }
}
