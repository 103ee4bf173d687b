import Foundation
import Legato

/// Calls back with the place of a layer, sixty times a second while it is seen to move.
final class MotionWatch {
    /// How many looks at a layer that rests end the watch.
    private static let patience = 15
    private weak var layer: CALayer?
    private let action: (CGPoint) -> Void
    private var isOn = false
    private var latest: CGPoint?
    private var rest = 0

    /// Creates a watch that does not look yet.
    init(_ layer: CALayer, action: @escaping (CGPoint) -> Void) {
        (self.layer, self.action) = (layer, action)
    }

    /// Looks at the layer from now on, until it has come to rest.
    func start() {
        rest = 0
        guard !isOn, let layer else { return }
        isOn = true
        Beat.run(on: layer, every: 1.0 / 60) { [weak self] _ in self?.look() ?? false }
    }

    private func look() -> Bool {
        guard let seen = layer?.presentation()?.position else {
            isOn = false
            return false
        }
        rest = seen == latest ? rest + 1 : 0
        if rest == 0 {
            latest = seen
            action(seen)
        }
        isOn = rest < Self.patience
        return isOn
    }
}
