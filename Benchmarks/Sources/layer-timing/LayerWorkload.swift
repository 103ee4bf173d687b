import Foundation
import Legato

/// A display with a tree of layers, one of which changes repeatedly.
@MainActor
struct LayerWorkload {
    private static let changes = 1000
    let count: Int
    private let display = HeadlessDisplay(size: CGSize(width: 1000, height: 1000))
    private let leaf = CALayer()

    /// Creates a tree in which a tenth of the layers are sublayers of the root, with nine sublayers
    /// each.
    init(layers count: Int) {
        self.count = count
        var parent = display.rootLayer
        for index in 0..<count - 1 {
            let layer = CALayer()
            if index % 10 == 0 {
                parent = layer
                display.rootLayer.addSublayer(layer)
            } else {
                parent.addSublayer(layer)
            }
        }
        parent.addSublayer(leaf)
        CATransaction.flush()
    }

    /// Measures each kind of change.
    func measure(runs: Int, _ only: String) -> [LayerRow] {
        let (leaf, display) = (leaf, display)
        func row(_ name: String, _ runs: Int, _ change: () -> Void) -> LayerRow? {
            guard only.isEmpty || name.contains(only) else { return nil }
            return self.row(name, runs, change)
        }
        func still(_ change: () -> Void) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            change()
            CATransaction.commit()
        }
        return [
            row("position, committed", runs) { still { leaf.position.x += 1 } },
            row("bounds, laid out, committed", runs) { still { leaf.bounds.size.width += 1 } },
            row("position, implicit animation, committed", runs) {
                leaf.position.x += 1
                CATransaction.flush()
            },
            row("spring to a position, committed", runs) {
                CALayer.animate(.smooth) { leaf.position.y += 1 }
                CATransaction.flush()
            },
            row("animation added, committed", runs) {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.toValue) = (0.0, 1.0)
                leaf.add(animation, forKey: "a")
                CATransaction.flush()
            },
            row("presentation() of a leaf", runs) { _ = leaf.presentation() },
            row("presentation() of the root", runs) { _ = display.rootLayer.presentation() },
        ].compactMap { $0 }
    }

    private func row(_ name: String, _ runs: Int, _ change: () -> Void) -> LayerRow {
        // Pending callbacks must not count in the next run.
        LayerRow(
            name, layers: count, runs: runs, changes: Double(Self.changes),
            afterRun: { display.advance(by: 2) }
        ) { for _ in 0..<Self.changes { change() } }
    }
}
