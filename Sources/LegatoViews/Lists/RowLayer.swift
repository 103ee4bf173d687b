import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The layer of a row, on which items can be dropped, and which opens the menu of its content.
final class RowLayer: DropLayer, SecondaryClickResponder {
    /// The item whose menu the row opens; nil without one.
    weak var menu: SecondaryClickItem?

    /// Where the content takes only the gestures of the row, because buttons are uncovered; nil for
    /// nowhere.
    var content: CGRect?

    override func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    override func hitTest(_ point: CGPoint) -> CALayer? {
        let found = super.hitTest(point)
        guard found != nil, let content = model().content else { return found }
        return content.contains(convert(point, from: superlayer)) ? self : found
    }

    func secondaryClicked(_ event: PointerEvent) -> Bool {
        menu?.responder?.secondaryClicked(event) ?? false
    }

    func secondaryReleased(afterDrag isDrag: Bool) {
        menu?.responder?.secondaryReleased(afterDrag: isDrag)
    }
}

/// Reports presses, of which it recognises none.
final class RowPressRecognizer: GestureRecognizer {
    let state = GestureRecognizerState.over
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func began(_ event: PointerEvent, on layer: CALayer) { action() }
    func cancelled(_ event: PointerEvent, on layer: CALayer) {}
}
