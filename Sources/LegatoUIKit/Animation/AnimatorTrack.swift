import Foundation
import LegatoGraphics
import LegatoLayers

/// A layer property that a property animator animates.
@MainActor final class AnimatorTrack {
    let layer: CALayer
    let key: String
    /// The values at the start and at the end of the animator.
    let from: Any
    var to: Any

    init?(_ change: ViewChange) {
        guard let from = change.shown, let to = change.layer.value(forKey: change.key) else {
            return nil
        }
        (layer, key, self.from, self.to) = (change.layer, change.key, from, to)
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
        let animation = timing.animation(key)
        (animation.fromValue, animation.toValue) = (value(at: start), value(at: end))
        timing.apply(to: animation, on: layer)
        animation.beginTime = layer.convertTime(begin, from: nil)
        show(animation)
    }

    private func show(_ animation: CABasicAnimation) {
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: key)
    }

    /// Removes the animation and sets the model value to that at a progress.
    func finish(at progress: Double) {
        layer.removeAnimation(forKey: key)
        CATransaction.run {
            CATransaction.setDisableActions(true)
            layer.setValue(value(at: progress), forKey: key)
        }
    }

    /// The value at a progress.
    private func value(at x: Double) -> Any {
        if x == 0 { return from }
        if x == 1 { return to }
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
