public import Foundation

/// Estimates a pointer's velocity from its latest samples.
///
/// The velocity is the slope of the least-squares line through the samples of the last tenth of a
/// second. A pointer that has been still for that long has no velocity.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(CGPoint(x: 0, y: 0), at: 0)
/// tracker.add(CGPoint(x: 8, y: 0), at: 0.016)
/// let velocity = tracker.velocity(at: 0.016)
/// ```
public struct VelocityTracker: Sendable {
    /// The length of the sampling window, in seconds.
    public static let window = 0.1
    private var samples: [(time: Double, location: CGPoint)] = []

    /// Creates a tracker without samples.
    public init() {}

    /// Adds a sample; one at the time of the last sample replaces it, and an earlier one is
    /// ignored.
    ///
    /// Samples that are not finite are ignored as well.
    ///
    /// - Parameters:
    ///   - location: The location of the pointer, in points.
    ///   - time: The time of the sample, in seconds.
    public mutating func add(_ location: CGPoint, at time: Double) {
        guard time.isFinite, location.x.isFinite, location.y.isFinite else { return }
        if let last = samples.last {
            if time < last.time { return }
            if time == last.time { samples.removeLast() }
        }
        samples.append((time, location))
        samples.removeAll { time - $0.time > Self.window * 2 }
    }

    /// Returns the velocity at a time, in points per second; zero with fewer than two samples.
    public func velocity(at time: Double) -> CGSize {
        let recent = samples.filter { time - $0.time <= Self.window }
        guard recent.count >= 2 else { return .zero }
        let n = Double(recent.count)
        let t = recent.reduce(0) { $0 + $1.time } / n
        let x = recent.reduce(0) { $0 + $1.location.x } / n
        let y = recent.reduce(0) { $0 + $1.location.y } / n
        var (tt, tx, ty) = (0.0, 0.0, 0.0)
        for sample in recent {
            let dt = sample.time - t
            tt += dt * dt
            tx += dt * (sample.location.x - x)
            ty += dt * (sample.location.y - y)
        }
        guard tt > 0 else { return .zero }
        return CGSize(width: tx / tt, height: ty / tt)
    }
}
