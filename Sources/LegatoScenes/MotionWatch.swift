import Foundation
import Legato

/// Reports a layer's presentation position, sixty times a second while it changes.
final class MotionWatch {
    /// The number of unchanged positions after which the watch ends.
    private static let patience = 15
    private weak var layer: CALayer?
    private let action: (CGPoint) -> Void
    private var isOn = false
    private var latest: CGPoint?
    private var rest = 0

    /// Creates an inactive watch.
    init(_ layer: CALayer, action: @escaping (CGPoint) -> Void) {
        (self.layer, self.action) = (layer, action)
    }

    /// Starts the watch, which ends when the layer has come to rest.
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
