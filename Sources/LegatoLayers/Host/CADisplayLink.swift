import LegatoGraphics
import LegatoRenderTree
public import Foundation

/// A range of frame rates, frames a second.
public nonisolated struct CAFrameRateRange: Sendable, Hashable {
    /// The lowest rate that will do.
    public var minimum: Float
    /// The highest rate that makes sense.
    public var maximum: Float
    /// The rate wished for; 0 leaves it to the display.
    public var preferred: Float

    /// Creates a range.
    /// - Precondition: `0 < minimum <= maximum`, and `preferred` lies between them or is nil or 0.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        require(
            minimum > 0 && minimum <= maximum && maximum.isFinite,
            "A frame rate range needs 0 < minimum <= maximum, got \(minimum)...\(maximum)"
        )
        let wish = preferred ?? 0
        require(
            wish == 0 || (wish >= minimum && wish <= maximum),
            "The preferred frame rate \(wish) lies outside \(minimum)...\(maximum)"
        )
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = wish
    }

    private init() { (minimum, maximum, preferred) = (0, 0, 0) }

    /// No wish: the display's own rate.
    public static let `default` = CAFrameRateRange()

    /// What the render tree gets; nil for no wish.
    var rates: FrameRates? {
        guard self != .default else { return nil }
        return FrameRates(minimum: minimum, maximum: maximum, preferred: preferred)
    }

    /// How many refreshes of a display make one frame; 1 for no wish, and for a rate of 0, which
    /// nobody knows.
    package func divisor(refreshRate: Double) -> Int {
        rates?.divisor(refreshRate: refreshRate) ?? 1
    }
}

/// Calls back once for each frame of a display.
///
/// The link begins with `add(to:forMode:)` or `Window.displayLink(_:)`. A missed frame is left out
/// and never called for later. The display keeps the link, and the link its callback, until
/// `invalidate()`.
@preconcurrency @MainActor public final class CADisplayLink {
    private var callback: ((CADisplayLink) -> Void)?
    private weak var host: LayerHost?
    private var modes: [RunLoop.Mode] = []
    /// The refresh of the latest callback; nil if the next one is due in any case.
    private var latestIndex: Int?

    /// When the last frame showed, media time in seconds; 0 before the first callback.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the frame being made will show, media time in seconds; 0 before the first callback.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between refreshes at the display's full rate; 0 before the first callback.
    public private(set) var duration: CFTimeInterval = 0
    /// Whether callbacks are held back; false by default.
    public var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            latestIndex = nil
            if !isPaused { host?.onWantsTicks?() }
        }
    }
    /// The rates wished for; no wish by default.
    ///
    /// The display picks a divisor of its own rate. A change counts from the latest callback.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// The older form of `preferredFrameRateRange`; 0, the default, is the display's own rate.
    public var preferredFramesPerSecond: Int {
        // The nearest single-precision number to the largest integer lies beyond it.
        get { Int(exactly: preferredFrameRateRange.preferred.rounded(.down)) ?? .max }
        set {
            preferredFrameRateRange =
                newValue <= 0
                ? .default
                : CAFrameRateRange(minimum: 1, maximum: Float(newValue), preferred: Float(newValue))
        }
    }

    /// How many refreshes make one frame, where no rate is wished for; 1 by default.
    ///
    /// The oldest form of `preferredFrameRateRange`, which wins over it.
    /// - Precondition: at least 1.
    public var frameInterval = 1 {
        didSet {
            require(
                frameInterval >= 1,
                "CADisplayLink.frameInterval must be at least 1, got \(frameInterval)"
            )
        }
    }

    /// Creates a link that calls `callback` with itself; it does not run yet.
    public init(_ callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
    }

    /// Creates a link that calls a method of `target`, which it keeps until `invalidate()`.
    public convenience init<Target: AnyObject>(
        target: Target,
        action: @escaping (Target) -> (CADisplayLink) -> Void
    ) {
        self.init { link in action(target)(link) }
    }

    /// Begins to call back for the running display: the code's own, or else the oldest window's.
    ///
    /// All modes of the main run loop are alike. An invalidated link stays silent.
    /// - Precondition: there is a display, and the run loop is the main one.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        require(
            runLoop === RunLoop.main,
            "A CADisplayLink can be added to RunLoop.main only"
        )
        guard let display = host ?? LayerHost.main else {
            refuse(
                "CADisplayLink.add needs a display: make a Window first, or run the code in "
                    + "HeadlessDisplay.perform"
            )
        }
        modes.append(mode)
        add(to: display)
    }

    /// Begins to call back for a display.
    package func add(to display: LayerHost) {
        guard callback != nil, host !== display || !display.links.contains(where: { $0 === self })
        else { return }
        host = display
        display.links.append(self)
        display.onWantsTicks?()
    }

    /// Stops calling back for a mode; the link can be added again.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0 == mode }
        if modes.isEmpty { leave() }
    }

    /// Ends the link for good and lets go of its target.
    public func invalidate() {
        leave()
        callback = nil
        modes = []
    }

    private func leave() {
        host?.links.removeAll { $0 === self }
        latestIndex = nil
    }

    /// Whether the link waits for frames.
    var isActive: Bool { callback != nil && !isPaused }

    /// How many refreshes of so many seconds each make one frame of the link.
    func step(period: CFTimeInterval) -> Int {
        guard preferredFrameRateRange != .default else { return frameInterval }
        // A display of which no rate is known has one for all.
        return period > 0 ? preferredFrameRateRange.divisor(refreshRate: 1 / period) : 1
    }

    /// Calls back if a frame of the link's own rate is due.
    func tick(_ tick: DisplayTick) {
        guard isActive else { return }
        let step = step(period: tick.duration)
        // A tick before the latest one lies on another grid, as in a session replayed again.
        if let latestIndex, tick.index >= latestIndex, tick.index < latestIndex + step { return }
        latestIndex = tick.index
        timestamp = tick.timestamp
        targetTimestamp = tick.targetTimestamp + Double(step - 1) * tick.duration
        duration = tick.duration
        callback?(self)
    }
}
