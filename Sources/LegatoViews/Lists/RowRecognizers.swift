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

/// Recognises a long press, after which it follows the pointer vertically; a row with a menu opens
/// it, and closes it when the pointer is dragged on.
final class RowMoveRecognizer: GestureRecognizer {
    /// The duration of the press, in seconds.
    private static let duration = 0.5
    private let move: (CGFloat?, Bool) -> Void
    private let menu: ((Bool) -> Void)?
    private var isMenuOpen = false
    private var start = CGPoint.zero
    private(set) var state = GestureRecognizerState.over
    private(set) var deadline: CFTimeInterval?

    /// Creates a recognizer.
    /// - Parameters:
    ///   - menu: Opens (true) or closes the menu; nil for a row without one.
    ///   - move: Receives the distance from the press in points, nil for a cancelled move, and whether
    ///     the move has ended.
    init(menu: ((Bool) -> Void)?, _ move: @escaping (CGFloat?, Bool) -> Void) {
        (self.menu, self.move) = (menu, move)
    }

    func began(_ event: PointerEvent, on layer: CALayer) {
        (start, state, isMenuOpen) = (event.location, .possible, false)
        deadline = event.time + Self.duration
    }

    func moved(_ event: PointerEvent, on layer: CALayer) {
        let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
        let isDrag = hypot(dx, dy) > 10
        guard state == .active else { return isDrag ? finish() : () }
        if isMenuOpen {
            guard isDrag else { return }
            isMenuOpen = false
            menu?(false)
        }
        move(dy, false)
    }

    func ended(_ event: PointerEvent, on layer: CALayer) {
        if isMoving { move(event.location.y - start.y, true) }
        finish()
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        if isMoving { move(nil, true) }
        finish()
    }

    func timePassed(on layer: CALayer) {
        deadline = nil
        guard state == .possible else { return }
        state = .active
        guard let menu else { return move(0, false) }
        isMenuOpen = true
        menu(true)
    }

    private var isMoving: Bool { state == .active && !isMenuOpen }

    private func finish() { (state, deadline) = (.over, nil) }
}
