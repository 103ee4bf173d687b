public import Foundation
import LegatoGraphics
import LegatoLayers

/// Follows the pointer over a view while no button is pressed.
///
/// It begins when the pointer enters the view, changes with each move and ends when the pointer
/// leaves.
///
/// ```swift
/// card.addGestureRecognizer(
///     UIHoverGestureRecognizer { hover in
///         let isInside = hover.state == .began || hover.state == .changed
///         UIView.animate(withDuration: 0.2) { card.alpha = isInside ? 1 : 0.6 }
///     }
/// )
/// ```
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var place = CGPoint.zero
    private var isInside = false

    /// Returns the location of the pointer in a view's coordinates; in those of the window for nil.
    open override func location(in view: UIView?) -> CGPoint { UITouch.convert(place, to: view) }

    override func accepts(_ touch: UITouch) -> Bool { false }

    fileprivate func enter() { isInside = isEnabled }

    fileprivate func move(to place: CGPoint) {
        guard isInside, isEnabled else { return }
        self.place = place
        state = state == .possible ? .began : .changed
        if state == .failed { isInside = false }
    }

    fileprivate func leave() {
        isInside = false
        if state == .began || state == .changed { state = .ended }
        finish()
    }
}

extension UIView: HoverResponder {
    private var hovers: [UIHoverGestureRecognizer] {
        recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
    }

    /// Begins or ends the gestures and the effects of the pointer.
    package func hover(_ isInside: Bool) {
        for one in hovers { if isInside { one.enter() } else { one.leave() } }
        if !isInside { endPointer() }
    }

    /// Moves the pointer of the gestures and the interactions.
    package func hoverMoved(to location: CGPoint) {
        for one in hovers { one.move(to: location) }
        movePointer(to: location)
    }
}
