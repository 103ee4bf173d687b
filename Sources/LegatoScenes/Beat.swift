import Legato

/// Calls back at equal intervals of a layer's own time.
///
/// It counts by animations that change nothing, so it stands still while the layer's clock does and
/// ends when the layer leaves its display.
final class Beat: CAAnimationDelegate {
    private weak var layer: CALayer?
    private let interval: CFTimeInterval
    private let action: (Int) -> Void
    private var count = 0

    private init(_ layer: CALayer, _ interval: CFTimeInterval, _ action: @escaping (Int) -> Void) {
        self.layer = layer
        self.interval = interval
        self.action = action
    }

    /// Calls `action` with 1, then 2 and so on, after every `interval` seconds of the layer.
    static func start(
        on layer: CALayer,
        every interval: CFTimeInterval,
        action: @escaping (Int) -> Void
    ) {
        Beat(layer, interval, action).schedule(beginTime: 0)
    }

    /// - Parameter beginTime: The begin in the layer's time; 0 for now.
    private func schedule(beginTime: CFTimeInterval) {
        let rest = CABasicAnimation(keyPath: "zPosition")
        rest.byValue = 0
        rest.isAdditive = true
        rest.beginTime = beginTime
        rest.duration = interval
        rest.delegate = self
        layer?.add(rest, forKey: "beat")
    }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        guard finished else { return }
        count += 1
        action(count)
        schedule(beginTime: animation.beginTime + interval)
    }
}
