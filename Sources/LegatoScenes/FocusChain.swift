import Foundation
import Legato

/// The controls of a scene of layers, of which one has the focus: tab leads on, shift and tab back.
final class FocusChain {
    /// A part of a scene that takes keys.
    struct Control {
        /// What a ring is drawn around.
        var layer: CALayer
        /// Takes a key; returns whether it was used.
        var onKey: (KeyEvent) -> Bool

        /// Creates a control that return and space press.
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

    /// Makes the layer that takes the keys of controls, to be put among theirs.
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
