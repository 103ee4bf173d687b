import Foundation
import Legato

/// The focusable controls of a scene of layers; tab moves the focus on, shift-tab moves it back.
final class FocusChain {
    /// A part of a scene that can have the focus.
    struct Control {
        /// The layer around which the focus ring is drawn.
        var layer: CALayer
        /// Handles a key press and returns whether it did.
        var onKey: (KeyEvent) -> Bool

        /// Creates a control that return and space activate.
        static func button(_ layer: CALayer, action: @escaping () -> Void) -> Control {
            Control(layer: layer) { event in
                guard ["return", "space"].contains(event.key) else { return false }
                if !event.isRepeat { action() }
                return true
            }
        }
    }

    private let controls: [Control]
    private let ring = CALayer()
    private var focused: Int?

    /// Returns a layer that handles the keys of controls; add it to the controls' layer tree.
    static func layer(_ controls: [Control]) -> CALayer {
        let chain = FocusChain(controls)
        return KeyLayer { chain.keyDown($0) }
    }

    private init(_ controls: [Control]) {
        self.controls = controls
        ring.borderWidth = 3
        ring.borderColor = Palette.white(0.8)
    }

    private func keyDown(_ event: KeyEvent) -> Bool {
        if event.key == "tab" && event.modifiers.isDisjoint(with: [.control, .option, .command]) {
            move(by: event.modifiers.contains(.shift) ? -1 : 1)
            return true
        }
        return focused.map { controls[$0].onKey(event) } ?? false
    }

    private func move(by step: Int) {
        let next = focused.map { ($0 + step + controls.count) % controls.count }
        let index = next ?? (step > 0 ? 0 : controls.count - 1)
        focused = index
        let layer = controls[index].layer
        CALayer.withoutActions {
            ring.frame = layer.bounds.insetBy(dx: -5, dy: -5)
            ring.cornerRadius = max(layer.cornerRadius, 3) + 5
            layer.addSublayer(ring)
        }
    }
}
