extension Spring {
    /// Returns the value at a time of the motion from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: The value at time zero.
    ///   - toValue: The target.
    ///   - initialVelocity: The initial velocity per second, in the animatable data.
    ///   - time: The time since the start in seconds; zero or more.
    /// - Returns: The value.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: Double
    ) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time
        )
        return result
    }

    /// Returns the velocity at a time of the motion from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: The value at time zero.
    ///   - toValue: The target.
    ///   - initialVelocity: The initial velocity per second, in the animatable data.
    ///   - time: The time since the start in seconds; zero or more.
    /// - Returns: The velocity per second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: Double
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time
        )
        return result
    }

    /// Returns the force on a value during the motion from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: The value at time zero.
    ///   - toValue: The target.
    ///   - position: The current value.
    ///   - velocity: The current velocity per second, in the animatable data.
    /// - Returns: The force.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData
        )
        return result
    }

    /// Estimates how long the motion from one value to another takes to settle.
    ///
    /// - Parameters:
    ///   - fromValue: The value at time zero.
    ///   - toValue: The target.
    ///   - initialVelocity: The initial velocity per second, in the animatable data.
    ///   - epsilon: The distance that counts as settled, in units of the animatable data.
    /// - Returns: The time in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> Double {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon
        )
    }
}
