import LegatoMotion

/// Pauses, slows down and steps everything that runs on the clocks of a display's layers:
/// animations, transitions, particles, and the views of hosting layers.
///
/// It changes the clock of the root layer. Display links and timers are not affected.
package final class ClockControl {
    private let hostLink: HostLink
    private var host: LayerHost? { hostLink.host }
    /// The original clock of the root layer.
    private let original: (Float, CFTimeInterval, CFTimeInterval)
    private var link: CADisplayLink?
    /// The rate of the clock while it is not paused, above 0.
    package private(set) var pace: Float = 1
    /// Whether the clock is paused.
    package private(set) var isPaused = false

    /// Creates the control of a display's clock.
    package init(_ host: LayerHost) {
        hostLink = host.ownLink
        let root = host.rootLayer
        original = (root.speed, root.timeOffset, root.beginTime)
    }

    /// Pauses or resumes the clock.
    package func setPaused(_ isPaused: Bool) {
        link?.invalidate()
        self.isPaused = isPaused
        setSpeed(isPaused ? 0 : pace)
    }

    /// Sets the rate of the clock, above 0; it takes effect when the clock runs.
    package func setPace(_ pace: Float) {
        self.pace = pace
        if !isPaused { setSpeed(pace) }
    }

    /// Restores the original clock, which jumps to the time that it would have reached.
    package func reset() {
        link?.invalidate()
        guard isPaused || pace != 1, let root = host?.rootLayer else { return }
        (pace, isPaused) = (1, false)
        (root.speed, root.timeOffset, root.beginTime) = original
    }

    /// Pauses the clock, and advances it by an interval in seconds.
    ///
    /// The clock runs very slowly until the second tick, because animations on a stopped clock do
    /// not end.
    package func step(by interval: CFTimeInterval) {
        guard let host else { return }
        setPaused(true)
        let root = host.rootLayer
        let reading = root.timeOffset + interval
        root.beginTime = host.clock.now
        (root.speed, root.timeOffset) = (1e-6, reading)
        var ticks = 0
        let link = CADisplayLink { [weak root] link in
            ticks += 1
            guard ticks == 2 else { return }
            link.invalidate()
            guard let root else { return }
            (root.speed, root.timeOffset) = (0, reading)
        }
        self.link = link
        link.add(to: host)
    }

    /// Sets the speed of the root layer's clock; its time stays continuous.
    private func setSpeed(_ speed: Float) {
        guard let host else { return }
        let (root, now) = (host.rootLayer, host.clock.now)
        let reading = root.convertTime(now, from: nil)
        (root.speed, root.timeOffset, root.beginTime) = (speed, reading, now)
    }
}
