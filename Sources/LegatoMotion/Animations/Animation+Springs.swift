extension Animation {
    /// A spring without bounce, half a second.
    ///
    /// It moves as `.smooth` does but is not equal to it.
    public static let `default` = Animation(DefaultAnimation())

    /// A spring without bounce, half a second.
    public static var spring: Animation { spring(duration: 0.5) }

    /// Creates a spring that keeps the velocity of what it replaces.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds, 0.5 by default. Below 0.0296, zero and
    ///     NaN included, the spring does not get stiffer.
    ///   - bounce: 0, the default, has no bounce, 1 and above never rests, below 0 is over-damped.
    ///     At −1 and below the damping is infinite or negative: a millionfold the critical one is
    ///     the most, none the least that is evaluated. NaN counts as 0.
    ///   - blendDuration: The time in seconds in which the duration changes over from that of a
    ///     spring that is replaced; 0 by default, at most 10, NaN counts as 0.
    /// - Returns: The animation.
    public static func spring(
        duration: Double = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation {
        spring(
            response: duration,
            dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            blendDuration: blendDuration
        )
    }

    /// Creates a spring that keeps the velocity of what it replaces.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds, 0.5 by default. Below 0.0296,
    ///     zero and NaN included, the spring does not get stiffer.
    ///   - dampingFraction: The fraction of critical damping, 0.825 by default; evaluated between
    ///     0 and 10⁶, NaN counts as 1.
    ///   - blendDuration: The time in seconds in which the response changes over from that of a
    ///     spring that is replaced; 0 by default, at most 10, NaN counts as 0.
    /// - Returns: The animation.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation {
        Animation(
            FluidSpringAnimation(
                response: response,
                dampingFraction: dampingFraction,
                blendDuration: blendDuration
            )
        )
    }

    /// Creates an animation from a spring; it keeps the velocity of what it replaces.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        .spring(
            duration: spring.duration,
            bounce: spring.bounce,
            blendDuration: blendDuration
        )
    }

    /// A quick spring to follow a finger with: 0.15 s, nearly critical.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// Creates a quick spring to follow a finger with.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds, 0.15 by default.
    ///   - dampingFraction: The fraction of critical damping, 0.86 by default.
    ///   - blendDuration: The time in seconds in which the response changes over from that of a
    ///     spring that is replaced; 0.25 by default.
    /// - Returns: The animation.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation {
        spring(
            response: response,
            dampingFraction: dampingFraction,
            blendDuration: blendDuration
        )
    }

    /// Creates a quick spring to follow a finger with.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds, 0.15 by default.
    ///   - extraBounce: The bounce added to 0.15; 0 by default.
    ///   - blendDuration: The time in seconds in which the duration changes over from that of a
    ///     spring that is replaced; 0.25 by default.
    /// - Returns: The animation.
    public static func interactiveSpring(
        duration: Double = 0.15,
        extraBounce: Double = 0,
        blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// No bounce, half a second.
    public static var smooth: Animation { smooth() }

    /// Creates a spring without bounce, and so much more of it as is asked for.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A bounce of 0.15, half a second.
    public static var snappy: Animation { snappy() }

    /// Creates a spring with a bounce of 0.15, and so much more of it as is asked for.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A bounce of 0.3, half a second.
    public static var bouncy: Animation { bouncy() }

    /// Creates a spring with a bounce of 0.3, and so much more of it as is asked for.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Creates a spring that adds to what is running instead of taking over its velocity.
    ///
    /// - Parameters:
    ///   - mass: The mass, 1 by default. If it is not above zero and finite, the animation ends
    ///     at once.
    ///   - stiffness: The force per displacement. If it is not above zero and finite, the
    ///     animation ends at once.
    ///   - damping: The force per velocity, limited to critical damping; below zero and NaN count
    ///     as zero, with which the spring never rests.
    ///   - initialVelocity: The velocity at the start in changes per second; 0 by default, and if
    ///     it is not finite.
    /// - Returns: The animation.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            SpringAnimation(
                mass: mass,
                stiffness: stiffness,
                damping: damping,
                initialVelocity: initialVelocity
            )
        )
    }

    /// Creates a spring that adds to what is running instead of taking over its velocity.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds, 0.5 by default; its sign is of no
    ///     consequence, at zero and infinity the animation ends at once.
    ///   - bounce: 0, the default, has no bounce, nor has anything below it; 1 and above never
    ///     rests.
    ///   - initialVelocity: The velocity at the start in changes per second; 0 by default.
    /// - Returns: The animation.
    public static func interpolatingSpring(
        duration: Double = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation {
        let natural = 2 * Double.pi / abs(duration)
        return interpolatingSpring(
            stiffness: natural * natural,
            damping: 2 * natural * min(max(1 - bounce, 0), 1),
            initialVelocity: initialVelocity
        )
    }

    /// Creates an animation from a spring; it adds to what is running.
    ///
    /// The spring is brought to a mass of 1, which leaves its motion as it is.
    public static func interpolatingSpring(
        _ spring: Spring,
        initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            stiffness: spring.stiffness / spring.mass,
            damping: spring.damping / spring.mass,
            initialVelocity: initialVelocity
        )
    }
}
