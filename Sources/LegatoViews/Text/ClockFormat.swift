import Foundation

/// The hours, minutes, seconds and fractions of seconds that a timer or a stopwatch shows.
nonisolated struct ClockFormat: Codable, Hashable, Sendable {
    /// The longest time that is shown, about 30,000 years, in seconds.
    private static let limit: TimeInterval = 1e12
    private let showsHours: Bool
    private let maxFieldCount: Int
    /// The smallest unit in seconds.
    private let precision: TimeInterval
    private let roundsUp: Bool
    /// Whether minutes that are the largest field have two digits.
    var padsMinutes = false
    var locale = Locale.autoupdatingCurrent

    init(_ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration, roundsUp: Bool) {
        self.showsHours = showsHours
        self.maxFieldCount = max(maxFieldCount, 1)
        precision = max(maxPrecision.seconds, 1e-9)
        self.roundsUp = roundsUp
    }

    /// The fields of a time, from hours, 0, to fractions of seconds, 3.
    private struct Fields {
        var range: ClosedRange<Int>
        /// The unit of the smallest field in seconds.
        var unit: TimeInterval
    }

    private func fields(_ seconds: TimeInterval) -> Fields {
        let last = precision < 1 ? 3 : precision < 60 ? 2 : precision < 3600 ? 1 : 0
        // Minutes are shown before seconds even if they are zero.
        var first = showsHours && seconds >= 3600 || last == 0 ? 0 : 1
        if maxFieldCount == 1 && first == 1 && last > 1 && seconds < 60 { first = 2 }
        let end = min(last, first + maxFieldCount - 1)
        let units = [3600, 60, 1, precision]
        return Fields(
            range: first...end, unit: end == last ? max(precision, units[end]) : units[end]
        )
    }

    /// Returns a time in whole units of its smallest field, and the fields.
    ///
    /// Times beyond the limit are shown as that.
    private func rounded(_ time: TimeInterval) -> (TimeInterval, Fields) {
        let seconds = time.isNaN ? 0 : min(max(time, -Self.limit), Self.limit)
        let fields = fields(seconds)
        let count = seconds / fields.unit
        // Rounding errors of dates are far smaller than a microsecond.
        let whole = roundsUp ? (count - 1e-6).rounded(.up) : (count + 1e-6).rounded(.down)
        let shown = max(whole, 0) * fields.unit
        // Rounding up may add a field.
        return (shown, roundsUp && shown >= 3600 ? self.fields(shown) : fields)
    }

    /// Returns the smallest time that is shown as another is.
    func floor(_ seconds: TimeInterval) -> TimeInterval { rounded(seconds).0 }

    /// Returns the time at which a rising time changes; nil for never, from the limit.
    func step(above seconds: TimeInterval) -> TimeInterval? {
        guard seconds < Self.limit else { return nil }
        let (shown, fields) = rounded(seconds)
        return shown + fields.unit
    }

    /// Returns the time at which a falling time changes.
    func step(below seconds: TimeInterval) -> TimeInterval {
        let (shown, fields) = rounded(seconds)
        return max(shown - fields.unit, 0)
    }

    /// Returns the string of a time in seconds.
    func string(_ seconds: TimeInterval) -> AttributedString {
        let (shown, fields) = rounded(seconds)
        let time = Duration.milliseconds(Int64((shown * 1000).rounded()))
        let digits = precision < 0.01 ? 3 : precision < 0.1 ? 2 : 1
        let fraction = fields.range.upperBound == 3 ? digits : 0
        let style: Duration.TimeFormatStyle
        switch (fields.range.lowerBound, fields.range.upperBound) {
        case (0, 0): return words(time, .hours)
        case (1, 1): return words(time, .minutes)
        case (2, 2): return words(time, .seconds)
        case (0, 1): style = .time(pattern: .hourMinute)
        case (0, _):
            style = .time(
                pattern: .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: fraction)
            )
        default:
            style = .time(
                pattern: .minuteSecond(
                    padMinuteToLength: padsMinutes ? 2 : 1, fractionalSecondsLength: fraction
                )
            )
        }
        return AttributedString(time.formatted(style.locale(locale)))
    }

    /// Returns a time in one unit as words.
    private func words(_ time: Duration, _ unit: Duration.UnitsFormatStyle.Unit) -> AttributedString
    {
        var style = Duration.UnitsFormatStyle(
            allowedUnits: [unit], width: .wide, fractionalPart: .hide(rounded: .down)
        )
        style.locale = locale
        return AttributedString(time.formatted(style))
    }
}
