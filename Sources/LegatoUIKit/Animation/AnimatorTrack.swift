import Foundation
import LegatoGraphics
import LegatoLayers

/// A layer property that a property animator animates.
@MainActor final class AnimatorTrack {
    let layer: CALayer
    let key: String
    /// The values at the start and at the end of the animator.
    private let from: Any
    private var to: Any
    /// The values at the ends of keyframes, with their times as parts of the whole.
    private var frames: [(time: Double, value: Any)] = []
    /// The model value that the animator has set last.
    private var set: Any
    /// The animation of the track; nil before the first one and after the end.
    private var shown: CAAnimation?

    /// A track that begins to change at a progress.
    init?(_ change: ViewChange, from start: Double) {
        guard let from = change.start, let to = change.layer.value(forKey: change.key) else {
            return nil
        }
        (layer, key, self.from, self.to, set) = (change.layer, change.key, from, to, to)
        frames = Self.frames(of: change, from: start)
        if start > 0 { frames.insert((time: start, value: from), at: 0) }
    }

    /// Turns to the value of a later change at a progress.
    func take(_ change: ViewChange, from start: Double) {
        guard let value = layer.value(forKey: key) else { return }
        let turn = start > 0 ? [(time: start, value: self.value(at: start))] : []
        frames = frames.filter { $0.time < start } + turn + Self.frames(of: change, from: start)
        (to, set) = (value, value)
    }

    /// The keyframes of a change that begins at a progress.
    private static func frames(
        of change: ViewChange, from start: Double
    ) -> [(time: Double, value: Any)] {
        change.frames.map { (time: start + $0.time * (1 - start), value: $0.value) }
    }

    /// Shows the value at a progress without moving.
    func hold(at progress: Double) {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue) = (value(at: progress), value(at: progress))
        animation.duration = 1
        animation.speed = 0
        show(animation)
    }

    /// Animates from one progress to another.
    func run(from start: Double, to end: Double, _ timing: ViewTiming, _ begin: CFTimeInterval) {
        let animation: CAPropertyAnimation
        if frames.isEmpty {
            let basic = timing.animation(key)
            (basic.fromValue, basic.toValue) = (value(at: start), value(at: end))
            animation = basic
        } else {
            animation = keyframes(from: start, to: end, timing)
        }
        timing.apply(to: animation, on: layer)
        animation.beginTime = layer.convertTime(begin, from: nil)
        show(animation)
    }

    private func keyframes(
        from start: Double, to end: Double, _ timing: ViewTiming
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: key)
        var times: [Double]
        switch timing.curve {
        case .bezier(let function):
            animation.timingFunction = function
            let between = frames.map(\.time).filter { min(start, end) < $0 && $0 < max(start, end) }
            times = (start < end ? between : between.reversed()).map {
                ($0 - start) / (end - start)
            }
            times = [0] + times + [1]
            animation.values = times.map { value(at: start + (end - start) * $0) }
        case .spring:
            // A spring passes the keyframes at times that no formula gives.
            times = (0...Self.samples).map { Double($0) / Double(Self.samples) }
            animation.values = times.map {
                let part = timing.progress(at: $0 * timing.duration)
                return value(at: start + (end - start) * part)
            }
        }
        animation.keyTimes = times.map { NSNumber(value: $0) }
        return animation
    }

    /// The values of a spring along keyframes.
    private static let samples = 120

    private func show(_ animation: CAAnimation) {
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: key)
        shown = layer.animation(forKey: key)
    }

    /// Removes the animation and sets the model value to that at a progress, unless the property
    /// was animated or set otherwise in the meantime.
    func finish(at progress: Double) {
        if let shown {
            guard layer.animation(forKey: key) === shown else { return }
            layer.removeAnimation(forKey: key)
            self.shown = nil
        }
        guard let model = layer.value(forKey: key), Self.areEqual(model, set) else { return }
        set = value(at: progress)
        CATransaction.run {
            CATransaction.setDisableActions(true)
            layer.setValue(set, forKey: key)
        }
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func isEqual<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
        return (a as? any Equatable).map { isEqual($0) } ?? false
    }

    /// The value at a progress.
    private func value(at x: Double) -> Any {
        if x == 0 { return from }
        if x == 1 { return to }
        guard !frames.isEmpty else { return mixed(from, to, x) }
        let all = [(time: 0.0, value: from)] + frames + [(time: 1.0, value: to)]
        let next = all.firstIndex { $0.time >= x } ?? all.count - 1
        let (low, high) = (all[max(next - 1, 0)], all[next])
        guard high.time > low.time else { return high.value }
        return mixed(low.value, high.value, (x - low.time) / (high.time - low.time))
    }

    private func mixed(_ from: Any, _ to: Any, _ x: Double) -> Any {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * x }
        switch (from, to) {
        case (let a as CGPoint, let b as CGPoint):
            return CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
        case (let a as CGSize, let b as CGSize):
            return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        case (let a as CGRect, let b as CGRect):
            return CGRect(
                x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
                height: mix(a.height, b.height)
            )
        case (let a as CATransform3D, let b as CATransform3D):
            return a.interpolated(to: b, fraction: x)
        case (let a as CGColor, let b as CGColor):
            return CGColor(
                red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
                alpha: mix(a.alpha, b.alpha)
            )
        case (let a as CGPath, let b as CGPath): return a.interpolated(to: b, fraction: x) ?? b
        default:
            guard let a = Boxed.number(from), let b = Boxed.number(to) else { return to }
            return mix(a, b)
        }
    }
}
