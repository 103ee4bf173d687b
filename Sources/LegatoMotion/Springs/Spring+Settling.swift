import Foundation

extension Spring {
    /// The settling duration of a change of 1, to within 0.001.
    ///
    /// See `settlingDuration(target:initialVelocity:epsilon:)`.
    public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Estimates how long a motion from zero to a target takes to settle.
    ///
    /// For underdamped springs it is the time at which (|λT − v₀| + |T|)·e^(−λt) = ε, with T the
    /// target and λ the decay constant. For other springs it is the first tenth of a second from
    /// which the distance stays below ε for a second, or, as in SwiftUI, 0 if there is none within
    /// 102 s. Without damping it is infinite.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - initialVelocity: The initial velocity per second; zero by default.
    ///   - epsilon: The distance ε that counts as settled, above zero. With zero the result is
    ///     infinite for a spring that bounces; with a negative value or NaN it is 0.
    /// - Returns: The time in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> Double {
        guard decayConstant != 0 else { return .infinity }
        guard angularFrequency <= 0 else {
            let drive = target.scaled(by: decayConstant) - initialVelocity
            let bound =
                drive.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
            let time = -log(epsilon / bound) / decayConstant
            return time > 0 ? time : 0
        }
        return SettlingScan.firstRest(below: epsilon) { time in
            let value = value(target: target, initialVelocity: initialVelocity, time: time)
            return (value - target).length
        } ?? 0
    }
}

/// The search that SwiftUI and Core Animation use for the settling time of a spring without bounce.
enum SettlingScan {
    /// Returns the first tenth of a second from which the distance stays below a bound.
    ///
    /// Samples 1024 tenths of a second; returns `nil` if there is no such time among them, or if a
    /// distance is not finite.
    /// - Returns: The time in seconds.
    static func firstRest(below epsilon: Double, distance: (Double) -> Double) -> Double? {
        var time = 0.0
        var best = Double.infinity
        var bestTime = 0.0
        for _ in 0..<1024 {
            let sample = distance(time)
            guard sample.isFinite else { return nil }
            if best >= epsilon {
                if sample < best {
                    best = sample
                    bestTime = time
                }
            } else if sample >= epsilon {
                best = sample
                bestTime = time
            }
            if best < epsilon, time - bestTime > 1 { return bestTime }
            time += 0.1
        }
        return nil
    }

    /// Returns a time beyond the range of `firstRest` at which the distance is below a bound.
    ///
    /// The distance must converge to zero.
    /// - Returns: The time in seconds, at most a quarter longer than needed.
    static func lateRest(below epsilon: Double, distance: (Double) -> Double) -> Double {
        var time = 102.4
        while distance(time) >= epsilon, time < 1e150 { time *= 1.25 }
        return time
    }
}
