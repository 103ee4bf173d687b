import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The timing of an animation block.
@MainActor struct ViewTiming {
    /// How time maps to progress.
    enum Curve {
        case bezier(CAMediaTimingFunction)
        case spring(SpringParameters)
    }

    /// The parameters of a spring; the mass is 1 by default.
    struct SpringParameters {
        var mass: CGFloat = 1
        var stiffness: CGFloat
        var damping: CGFloat
        /// The initial velocity, in distances per second.
        var velocity: CGFloat = 0

        func animation(_ keyPath: String?) -> CASpringAnimation {
            let animation = CASpringAnimation(keyPath: keyPath)
            (animation.mass, animation.stiffness) = (mass, stiffness)
            (animation.damping, animation.initialVelocity) = (damping, velocity)
            return animation
        }
    }

    var duration: CFTimeInterval
    var delay: CFTimeInterval = 0
    var curve: Curve
    var repeatCount: Float = 0
    var autoreverses = false

    /// Creates an animation of a key path with the curve; `apply(to:on:)` sets the other timing.
    func animation(_ keyPath: String) -> CABasicAnimation {
        switch curve {
        case .bezier(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let spring): return spring.animation(keyPath)
        }
    }

    /// Sets the duration, the delay and the repetitions.
    func apply(to animation: CAAnimation, on layer: CALayer) {
        // Core Animation takes a duration of 0 as the default one.
        animation.duration = max(duration, 1e-4)
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        guard delay != 0 else { return }
        animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
        animation.fillMode = .backwards
    }

    /// The spring that settles within a duration, with a damping ratio and an initial velocity in
    /// distances per second.
    ///
    /// Its envelope has fallen to a thousandth at the end, as measured on Apple's systems.
    static func spring(
        duration: CFTimeInterval, dampingRatio: CGFloat, velocity: CGFloat
    ) -> SpringParameters {
        let ratio = min(max(dampingRatio, 0.01), 1)
        /// The logarithm of the remaining distance at the end, above 0 if the spring is too slow.
        func excess(_ frequency: CGFloat) -> CGFloat {
            let decay = ratio * frequency
            let part =
                ratio < 1
                ? (velocity - decay) / (frequency * (1 - ratio * ratio).squareRoot())
                : 1 + (frequency - velocity) * duration
            return log(max(abs(part), 1e-12)) - decay * duration + log(1000)
        }
        // With a velocity above 0, the envelope vanishes at one frequency and then rises to a peak.
        var (slow, fast) = (CGFloat(1e-3), CGFloat(1e6))
        if velocity > 0 && duration > 0 {
            let (zero, peak) =
                ratio < 1
                ? (
                    velocity / ratio,
                    (velocity + (velocity * (velocity + 4 / duration)).squareRoot()) / (2 * ratio)
                ) : (velocity - 1 / duration, velocity)
            if excess(peak) > 0 { slow = peak } else { fast = zero }
        }
        for _ in 0..<60 {
            let middle = (slow + fast) / 2
            if excess(middle) > 0 { slow = middle } else { fast = middle }
        }
        return SpringParameters(
            stiffness: fast * fast, damping: 2 * ratio * fast, velocity: velocity
        )
    }

    /// The spring of a perceptual duration and a bounce.
    static func spring(
        perceptualDuration: CFTimeInterval, bounce: CGFloat, velocity: CGFloat
    ) -> (parameters: SpringParameters, settling: CFTimeInterval) {
        let animation = CASpringAnimation(perceptualDuration: perceptualDuration, bounce: bounce)
        animation.initialVelocity = velocity
        let parameters = SpringParameters(
            mass: animation.mass, stiffness: animation.stiffness, damping: animation.damping,
            velocity: velocity
        )
        return (parameters, animation.settlingDuration)
    }
}
