extension Animation {
    /// A spring animation of 0.5 s without bounce.
    ///
    /// It moves like `.smooth` but does not compare equal to it.
    public static let `default` = Animation(DefaultAnimation())

    /// A spring animation of 0.5 s without bounce.
    public static var spring: Animation { spring(duration: 0.5) }

    /// Creates a spring animation that inherits the velocity of the animation it replaces.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, 0.5 by default. Values below 0.0296,
    ///     including zero and NaN, do not make the spring any stiffer.
    ///   - bounce: The bounciness: 0, the default, does not bounce, 1 and above never settles,
    ///     below 0 is overdamped. At −1 and below the damping would be infinite or negative; it is
    ///     clamped to between zero and 10⁶ times the critical damping. NaN counts as 0.
    ///   - blendDuration: The time in seconds over which the duration changes from that of the
    ///     spring it replaces; 0 by default, at most 10. NaN counts as 0.
    /// - Returns: The animation.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(
            response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            blendDuration: blendDuration
        )
    }

    /// Creates a spring animation that inherits the velocity of the animation it replaces.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds, 0.5 by default. Values below
    ///     0.0296, including zero and NaN, do not make the spring any stiffer.
    ///   - dampingFraction: The fraction of critical damping, 0.825 by default; clamped to 0...10⁶.
    ///     NaN counts as 1.
    ///   - blendDuration: The time in seconds over which the response changes from that of the
    ///     spring it replaces; 0 by default, at most 10. NaN counts as 0.
    /// - Returns: The animation.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            FluidSpringAnimation(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration
            )
        )
    }

    /// Creates an animation from a spring; it inherits the velocity of the animation it replaces.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
    }

    /// A quick spring for following a finger: 0.15 s, nearly critically damped.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// Creates a quick spring for following a finger.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds, 0.15 by default.
    ///   - dampingFraction: The fraction of critical damping, 0.86 by default.
    ///   - blendDuration: The time in seconds over which the response changes from that of the
    ///     spring it replaces; 0.25 by default.
    /// - Returns: The animation.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// Creates a quick spring for following a finger.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, 0.15 by default.
    ///   - extraBounce: The bounce added to 0.15; 0 by default.
    ///   - blendDuration: The time in seconds over which the duration changes from that of the
    ///     spring it replaces; 0.25 by default.
    /// - Returns: The animation.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring of 0.5 s without bounce.
    public static var smooth: Animation { smooth() }

    /// Creates a spring without bounce, plus an extra bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring of 0.5 s with a bounce of 0.15.
    public static var snappy: Animation { snappy() }

    /// Creates a spring with a bounce of 0.15, plus an extra bounce.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring of 0.5 s with a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }

    /// Creates a spring with a bounce of 0.3, plus an extra bounce.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Creates an additive spring, which adds to the running animations instead of inheriting their
    /// velocity.
    ///
    /// - Parameters:
    ///   - mass: The mass, 1 by default. Unless it is finite and > 0, the animation ends
    ///     immediately.
    ///   - stiffness: The force per unit of displacement. Unless it is finite and > 0, the
    ///     animation ends immediately.
    ///   - damping: The force per unit of velocity, limited to critical damping. Negative values
    ///     and NaN count as zero; the spring then never settles.
    ///   - initialVelocity: The initial velocity, as a fraction of the change per second; 0 by
    ///     default. Infinite values and NaN count as 0.
    /// - Returns: The animation.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            SpringAnimation(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity
            )
        )
    }

    /// Creates an additive spring, which adds to the running animations instead of inheriting their
    /// velocity.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, 0.5 by default. Its sign is ignored; if it
    ///     is zero or infinite, the animation ends immediately.
    ///   - bounce: The bounciness: 0, the default, and negative values do not bounce; 1 and above
    ///     never settles.
    ///   - initialVelocity: The initial velocity, as a fraction of the change per second; 0 by
    ///     default.
    /// - Returns: The animation.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        let natural = 2 * Double.pi / abs(duration)
        return interpolatingSpring(
            stiffness: natural * natural, damping: 2 * natural * min(max(1 - bounce, 0), 1),
            initialVelocity: initialVelocity
        )
    }

    /// Creates an additive animation from a spring, which adds to the running animations.
    ///
    /// The spring is normalised to a mass of 1, which does not change its motion.
    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            stiffness: spring.stiffness / spring.mass, damping: spring.damping / spring.mass,
            initialVelocity: initialVelocity
        )
    }
}
