extension Spring {
    /// Works out the value on its way from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: The value at time zero.
    ///   - toValue: Where the spring pulls to.
    ///   - initialVelocity: The velocity at the start, per second, in the animatable data.
    ///   - time: The time since the start in seconds, zero or more.
    /// - Returns: Where the value is.
    public func value<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        time: Double
    ) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData,
            time: time
        )
        return result
    }

    /// Works out the velocity on the way from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: The value at time zero.
    ///   - toValue: Where the spring pulls to.
    ///   - initialVelocity: The velocity at the start, per second, in the animatable data.
    ///   - time: The time since the start in seconds, zero or more.
    /// - Returns: The velocity per second.
    public func velocity<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        time: Double
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData,
            time: time
        )
        return result
    }

    /// Works out the force on a value on its way from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: The value at time zero.
    ///   - toValue: Where the spring pulls to.
    ///   - position: The value now.
    ///   - velocity: The velocity now, per second, in the animatable data.
    /// - Returns: The force.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData,
            position: position.animatableData,
            velocity: velocity.animatableData
        )
        return result
    }

    /// Estimates how long the way from one value to another takes.
    ///
    /// - Parameters:
    ///   - fromValue: The value at time zero.
    ///   - toValue: Where the spring pulls to.
    ///   - initialVelocity: The velocity at the start, per second, in the animatable data.
    ///   - epsilon: The distance that counts as settled, in units of the animatable data.
    /// - Returns: The time in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        epsilon: Double
    ) -> Double {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon
        )
    }
}
