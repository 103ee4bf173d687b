public import Foundation

/// A pointer's velocity from its latest samples.
///
/// It is the slope of the straight line that fits the samples of the last tenth of a second best
/// (least squares). A pointer that rested that long has no velocity.
public struct VelocityTracker: Sendable {
    /// How long samples count, in seconds.
    public static let window = 0.1
    private var samples: [(time: Double, location: CGPoint)] = []

    /// Creates a tracker without samples.
    public init() {}

    /// Adds a sample; one at the time of the last replaces it, an earlier one is left out.
    ///
    /// One that is not finite is left out as well.
    ///
    /// - Parameters:
    ///   - location: Where the pointer is, in points.
    ///   - time: When, in seconds.
    public mutating func add(_ location: CGPoint, at time: Double) {
        guard time.isFinite, location.x.isFinite, location.y.isFinite else { return }
        if let last = samples.last {
            if time < last.time { return }
            if time == last.time { samples.removeLast() }
        }
        samples.append((time, location))
        samples.removeAll { time - $0.time > Self.window * 2 }
    }

    /// Returns the velocity at a time, in points a second; zero with fewer than two samples.
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
