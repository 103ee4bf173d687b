import LegatoGraphics
import LegatoRenderTree

/// A range of frame rates, in frames per second.
public nonisolated struct CAFrameRateRange: Sendable, Hashable {
    /// The lowest acceptable rate.
    public var minimum: Float
    /// The highest useful rate.
    public var maximum: Float
    /// The preferred rate; 0 leaves it to the display.
    public var preferred: Float

    /// Creates a range.
    /// - Precondition: `0 < minimum <= maximum`, and `preferred` is nil, 0, or between them.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        require(
            minimum > 0 && minimum <= maximum && maximum.isFinite,
            "CAFrameRateRange needs 0 < minimum <= maximum, got \(minimum)...\(maximum)"
        )
        let rate = preferred ?? 0
        require(
            rate == 0 || (rate >= minimum && rate <= maximum),
            "CAFrameRateRange.preferred must be 0 or within \(minimum)...\(maximum), got \(rate)"
        )
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = rate
    }

    private init() { (minimum, maximum, preferred) = (0, 0, 0) }

    /// No preference: the display's own rate.
    public static let `default` = CAFrameRateRange()

    /// The rates for the render tree; nil without a preference.
    var rates: FrameRates? {
        guard self != .default else { return nil }
        return FrameRates(minimum: minimum, maximum: maximum, preferred: preferred)
    }

    /// The number of refreshes of a display per frame; 1 without a preference or if the refresh
    /// rate is 0, which means unknown.
    package func divisor(refreshRate: Double) -> Int {
        rates?.divisor(refreshRate: refreshRate) ?? 1
    }
}
