import Legato

/// Calls back at equal intervals of a layer's own time.
///
/// It counts by animations that change nothing, so it stands still while the layer's clock does and
/// ends when the layer leaves its display.
final class Beat: CAAnimationDelegate {
    private weak var layer: CALayer?
    private let interval: CFTimeInterval
    private let action: (Int) -> Bool
    private var count = 0

    private init(_ layer: CALayer, _ interval: CFTimeInterval, _ action: @escaping (Int) -> Bool) {
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
        run(on: layer, every: interval) { count in
            action(count)
            return true
        }
    }

    /// Calls `action` as `start` does, for as long as it returns true.
    static func run(
        on layer: CALayer,
        every interval: CFTimeInterval,
        while action: @escaping (Int) -> Bool
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
        guard action(count) else { return }
        schedule(beginTime: animation.beginTime + interval)
    }
}
