import Foundation

/// Finds a pointer's velocity from its latest samples.
///
/// The slope of the straight line that fits the samples of the last tenth of a second best (least
/// squares). A pointer that rested that long has no velocity.
struct VelocityTracker {
    /// How long samples count, seconds.
    static let window: CFTimeInterval = 0.1
    private var samples: [(time: CFTimeInterval, location: CGPoint)] = []

    /// Adds a sample; one at the time of the last replaces it, an earlier one is left out.
    mutating func add(_ location: CGPoint, at time: CFTimeInterval) {
        if let last = samples.last {
            if time < last.time { return }
            if time == last.time { samples.removeLast() }
        }
        samples.append((time, location))
        samples.removeAll { time - $0.time > Self.window * 2 }
    }

    /// Returns the velocity at a time, points a second.
    func velocity(at time: CFTimeInterval) -> CGSize {
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
