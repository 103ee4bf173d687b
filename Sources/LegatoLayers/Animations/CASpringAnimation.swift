import LegatoGraphics
public import Foundation
package import LegatoMotion

/// A basic animation that follows the motion of a damped spring.
///
/// The motion runs in real seconds: `duration` cuts it off but does not stretch it. Set `duration`
/// to `settlingDuration` to let the spring settle. The motion is the closed form of a damped
/// harmonic oscillator from 0 to 1; damping above the critical value is clamped to it unless
/// `allowsOverdamping` is true.
///
/// ```swift
/// let spring = CASpringAnimation(keyPath: "position.x")
/// spring.fromValue = 0
/// spring.damping = 12
/// spring.duration = spring.settlingDuration
/// card.add(spring, forKey: "spring")
/// ```
open class CASpringAnimation: CABasicAnimation {
    private var springMass: CGFloat = 1
    private var springStiffness: CGFloat = 100
    private var springDamping: CGFloat = 10

    /// The mass on the spring, above 0; 1 by default, other values are ignored.
    open var mass: CGFloat {
        get { springMass }
        set {
            willChange("mass")
            if newValue > 0 { springMass = newValue }
        }
    }
    /// The stiffness, above 0; 100 by default, other values are ignored.
    open var stiffness: CGFloat {
        get { springStiffness }
        set {
            willChange("stiffness")
            if newValue > 0 { springStiffness = newValue }
        }
    }
    /// The damping coefficient, at least 0; 10 by default, other values are ignored.
    open var damping: CGFloat {
        get { springDamping }
        set {
            willChange("damping")
            if newValue >= 0 { springDamping = newValue }
        }
    }
    /// The initial velocity, in distances to the target per second; 0 by default.
    open var initialVelocity: CGFloat = 0 {
        didSet {
            willChange("initialVelocity")
            require(
                initialVelocity.isFinite,
                "CASpringAnimation.initialVelocity must be finite, got \(initialVelocity)"
            )
        }
    }
    /// Whether damping above the critical value slows the spring further; false by default.
    open var allowsOverdamping = false { didSet { willChange("allowsOverdamping") } }

    /// Creates a spring from its perceptual duration, in seconds, and its bounce, from -1 to 1.
    ///
    /// A bounce of 0 is critically damped, one above 0 overshoots, and one below 0 is overdamped.
    /// Sets `duration` to the settling duration and allows overdamping.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        require(
            perceptualDuration.isFinite && perceptualDuration > 0,
            "CASpringAnimation needs a perceptual duration above 0, got \(perceptualDuration)"
        )
        require(bounce.isFinite, "CASpringAnimation needs a finite bounce, got \(bounce)")
        let spring = Spring(duration: perceptualDuration, bounce: bounce)
        springStiffness = pow(2 * .pi / perceptualDuration, 2)
        springDamping = bounce <= -1 ? .infinity : spring.damping
        allowsOverdamping = true
        duration = settlingDuration
    }

    /// The time until the spring stays within a thousandth of its target, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The perceptual duration `2π √(mass / stiffness)`, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi * (mass / stiffness).squareRoot() }

    /// The bounce: 1 minus the damping ratio, or the inverse ratio minus 1 for an overdamped
    /// spring.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private var spring: SpringResponse {
        SpringResponse(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
            allowsOverdamping: allowsOverdamping
        )
    }

    private static let ownKeys: [String: ObjectKey<CASpringAnimation>] = [
        "mass": .number(\.mass), "stiffness": .number(\.stiffness), "damping": .number(\.damping),
        "initialVelocity": .number(\.initialVelocity),
        "allowsOverdamping": .flag(\.allowsOverdamping),
        "settlingDuration": .reading(\.settlingDuration),
        "perceptualDuration": .reading(\.perceptualDuration), "bounce": .reading(\.bounce),
    ]

    package override func declaredKey(_ key: String) -> BoundKey? {
        BoundKey(CASpringAnimation.ownKeys[key], of: self) ?? super.declaredKey(key)
    }

    package override var response: SpringResponse? { spring }

    /// Returns the default value of a property; nil if the default is zero or nil.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "mass": CGFloat(1)
        case "stiffness": CGFloat(100)
        case "damping": CGFloat(10)
        default: super.defaultValue(forKey: key)
        }
    }

    /// Copies the spring's parameters, too.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        springMass = other.springMass
        springStiffness = other.springStiffness
        springDamping = other.springDamping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }
}
