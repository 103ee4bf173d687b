import Legato

/// Calls back at equal intervals of a layer's local time.
///
/// It is driven by animations without effect, so it pauses with the layer's clock and ends when the
/// layer is removed from its display.
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

    /// Calls `action` with 1, 2 and so on, every `interval` seconds of the layer's time.
    static func start(
        on layer: CALayer, every interval: CFTimeInterval, action: @escaping (Int) -> Void
    ) {
        run(on: layer, every: interval) { count in
            action(count)
            return true
        }
    }

    /// Calls `action` like `start`, until it returns false.
    static func run(
        on layer: CALayer, every interval: CFTimeInterval, while action: @escaping (Int) -> Bool
    ) {
        Beat(layer, interval, action).schedule(beginTime: 0)
    }

    /// Schedules the next beat.
    /// - Parameter beginTime: The start of its interval in the layer's time; 0 for now.
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
