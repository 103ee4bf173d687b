import Foundation

/// Estimates the velocity of a value from its last three samples, as SwiftUI does for gestures.
///
/// It is 0.75 times the slope between the older two samples plus 0.25 times the slope between the
/// newer two; with two samples their slope, with fewer zero.
package struct VelocitySampler<Value: VectorArithmetic> {
    private var samples: [(value: Value, time: Double)] = []

    /// Creates a sampler without samples.
    package init() {}

    /// Whether there are any samples.
    package var hasSamples: Bool { !samples.isEmpty }

    /// The time of the last sample in seconds; `nil` if there is none.
    package var lastTime: Double? { samples.last?.time }

    /// Adds a sample; one at the time of the last sample replaces it, and an earlier one is
    /// ignored.
    package mutating func addSample(_ value: Value, time: Double) {
        if let last = samples.last {
            if time < last.time { return }
            // An interval below a microsecond is too short for a slope.
            if time - last.time < 1e-6 { samples.removeLast() }
        }
        samples.append((value, time))
        if samples.count > 3 { samples.removeFirst() }
    }

    /// The velocity per second at the time of the last sample.
    package var velocity: Value {
        guard samples.count > 1 else { return .zero }
        let older = slope(from: 0)
        guard samples.count > 2 else { return older }
        return older.scaled(by: 0.75) + slope(from: 1).scaled(by: 0.25)
    }

    private func slope(from index: Int) -> Value {
        let (a, b) = (samples[index], samples[index + 1])
        return (b.value - a.value).scaled(by: 1 / (b.time - a.time))
    }

    /// Returns the velocity per second that remains at a time: it decays by 0.998 per millisecond.
    package func velocity(at time: Double) -> Value {
        guard let lastTime, samples.count > 1 else { return .zero }
        return velocity.scaled(
            by: DecelerationRate.normal.remainder(after: max(time - lastTime, 0))
        )
    }
}

extension VelocitySampler: Sendable where Value: Sendable {}
