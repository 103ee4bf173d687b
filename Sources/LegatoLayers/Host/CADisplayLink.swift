import LegatoGraphics
import LegatoRenderTree
public import Foundation

/// Calls back once for each frame of a display.
///
/// A link starts with `add(to:forMode:)` or `Window.displayLink(_:)`. Missed frames are skipped.
/// The display retains the link, and the link its callback, until `invalidate()`.
///
/// ```swift
/// let link = window.displayLink { link in
///     wave.path = outline(at: link.targetTimestamp)
/// }
///
/// // Later:
/// link.invalidate()
/// ```
@preconcurrency @MainActor public final class CADisplayLink {
    // Unsafe only for the initialisers; called and removed on the main actor.
    nonisolated(unsafe) private var callback: (@MainActor @Sendable (CADisplayLink) -> Void)?
    private var hostLink: HostLink?
    private var host: LayerHost? { hostLink?.host }
    private var modes: [RunLoop.Mode] = []
    /// The index of the refresh of the latest callback; nil if the next refresh is due regardless.
    private var latestIndex: Int?

    /// When the last frame was displayed, in seconds of media time; 0 before the first callback.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the frame being prepared is displayed, in seconds of media time; 0 before the first
    /// callback.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The interval between refreshes at the display's full rate, in seconds; 0 before the first
    /// callback.
    public private(set) var duration: CFTimeInterval = 0
    /// Whether callbacks are suspended; false by default.
    public var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            latestIndex = nil
            if !isPaused { host?.onWantsTicks?() }
        }
    }
    /// The preferred frame-rate range; `.default` expresses no preference.
    ///
    /// The display picks a divisor of its own rate. A change takes effect from the latest callback.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// The older form of `preferredFrameRateRange`; 0, the default, means the display's own rate.
    public var preferredFramesPerSecond: Int {
        // The nearest single-precision number to the largest integer exceeds that integer.
        get { Int(exactly: preferredFrameRateRange.preferred.rounded(.down)) ?? .max }
        set {
            preferredFrameRateRange =
                newValue <= 0
                ? .default
                : CAFrameRateRange(minimum: 1, maximum: Float(newValue), preferred: Float(newValue))
        }
    }

    /// The number of refreshes per frame; 1 by default.
    ///
    /// The oldest form of `preferredFrameRateRange`, which takes precedence.
    /// - Precondition: at least 1.
    public var frameInterval = 1 {
        didSet {
            require(
                frameInterval >= 1,
                "CADisplayLink.frameInterval must be at least 1, got \(frameInterval)"
            )
        }
    }

    /// Creates a link that passes itself to `callback`; it starts when it is added to a run loop.
    ///
    /// Like the other initialisers it can be called in any isolation. The display calls `callback` on
    /// the main actor.
    @preconcurrency nonisolated public init(
        _ callback: @escaping @MainActor @Sendable (CADisplayLink) -> Void
    ) {
        self.callback = callback
    }

    /// Creates a link that calls a method of `target`, which it retains until `invalidate()`.
    @preconcurrency nonisolated public convenience init<Target: AnyObject>(
        target: Target,
        action: @escaping @MainActor @Sendable (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        nonisolated(unsafe) let target = target
        self.init { link in action(target)(link) }
    }

    /// Starts the callbacks, for the display of the running code or else for the oldest window.
    ///
    /// All modes of the main run loop are equivalent. Has no effect on an invalidated link.
    /// - Precondition: there is a display, and the run loop is the main one.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        require(runLoop === RunLoop.main, "CADisplayLink.add needs RunLoop.main, got \(runLoop)")
        guard let display = host ?? LayerHost.main else {
            refuse(
                "CADisplayLink.add needs a display: open a Window first, or run the code in "
                    + "HeadlessDisplay.perform"
            )
        }
        modes.append(mode)
        add(to: display)
    }

    /// Starts the callbacks for a display.
    package func add(to display: LayerHost) {
        guard callback != nil, host !== display || !display.links.contains(where: { $0 === self })
        else { return }
        hostLink = display.ownLink
        display.links.append(self)
        display.onWantsTicks?()
    }

    /// Stops the callbacks for a mode; the link can be added again.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0 == mode }
        if modes.isEmpty { leave() }
    }

    /// Stops the link permanently and releases its target.
    public func invalidate() {
        leave()
        callback = nil
        modes = []
    }

    private func leave() {
        host?.links.removeAll { $0 === self }
        latestIndex = nil
    }

    /// Whether the link needs frames.
    var isActive: Bool { callback != nil && !isPaused }

    /// The number of refreshes per frame of the link, for refreshes `period` seconds apart.
    func step(period: CFTimeInterval) -> Int {
        guard preferredFrameRateRange != .default else { return frameInterval }
        // A display with an unknown rate calls every link at every refresh.
        return period > 0 ? preferredFrameRateRange.divisor(refreshRate: 1 / period) : 1
    }

    /// Calls back if a frame at the link's rate is due.
    func tick(_ tick: DisplayTick) {
        guard isActive else { return }
        let step = step(period: tick.duration)
        // An index below the latest one belongs to another sequence, such as a replayed session.
        if let latestIndex, tick.index >= latestIndex, tick.index < latestIndex + step { return }
        latestIndex = tick.index
        timestamp = tick.timestamp
        targetTimestamp = tick.targetTimestamp + Double(step - 1) * tick.duration
        duration = tick.duration
        callback?(self)
    }
}
