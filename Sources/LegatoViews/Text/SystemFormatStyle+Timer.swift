public import Foundation

/// The formats of texts that update by themselves.
///
/// ```swift
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// ```
nonisolated public enum SystemFormatStyle: Sendable {
    /// A timer that runs during an interval, as in `1:05`.
    public nonisolated struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private var clock: ClockFormat

        /// Creates a timer that counts down to zero.
        ///
        /// - Parameters:
        ///   - interval: The time during which it runs.
        ///   - showsHours: Whether 60 minutes become an hour; true by default.
        ///   - maxFieldCount: The largest number of fields, from the largest that is not zero; 3 by
        ///     default.
        ///   - maxPrecision: The smallest unit that is shown; a second by default.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            clock = ClockFormat(showsHours, maxFieldCount, maxPrecision, roundsUp: true)
        }

        /// Creates a timer that counts up from zero.
        ///
        /// - Parameters:
        ///   - interval: The time during which it runs.
        ///   - showsHours: Whether 60 minutes become an hour; true by default.
        ///   - maxFieldCount: The largest number of fields, from the largest that is not zero; 3 by
        ///     default.
        ///   - maxPrecision: The smallest unit that is shown; a second by default.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            clock = ClockFormat(showsHours, maxFieldCount, maxPrecision, roundsUp: false)
        }

        /// Returns the time that the timer shows at a date.
        public func format(_ value: Date) -> AttributedString { clock.string(shown(at: value)) }

        /// Returns the timer in a locale.
        ///
        /// - Parameter locale: The locale of its digits and separators.
        /// - Returns: The format in the locale.
        public func locale(_ locale: Locale) -> Timer {
            var timer = self
            timer.clock.locale = locale
            return timer
        }

        /// Returns the next date after another at which the time changes; nil at the end.
        public func discreteInput(after input: Date) -> Date? {
            guard input < interval.upperBound else { return nil }
            let start = interval.lowerBound
            if input < start { return start.addingTimeInterval(countsDown ? 0.001 : 0) }
            let shown = shown(at: input)
            let next =
                countsDown
                ? interval.upperBound.addingTimeInterval(-clock.step(below: shown))
                : clock.step(above: shown).map(start.addingTimeInterval)
            return next.map { min(max($0, input.nextUp), interval.upperBound) }
        }

        /// Returns the last date before another at which the time differs; nil at the start.
        public func discreteInput(before input: Date) -> Date? {
            guard input > interval.lowerBound else { return nil }
            if input > interval.upperBound { return interval.upperBound.nextDown }
            let shown = shown(at: input)
            let last =
                countsDown
                ? interval.upperBound.addingTimeInterval(-clock.floor(shown)).nextDown
                : interval.lowerBound.addingTimeInterval(clock.floor(shown)).nextDown
            return max(min(last, input.nextDown), interval.lowerBound)
        }

        /// The time in seconds at a date.
        private func shown(at date: Date) -> TimeInterval {
            let date = min(max(date, interval.lowerBound), interval.upperBound)
            return countsDown
                ? interval.upperBound.timeIntervalSince(date)
                : date.timeIntervalSince(interval.lowerBound)
        }
    }

    /// A stopwatch that counts up from zero, as in `00:03.42`.
    public nonisolated struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private var clock: ClockFormat

        /// Creates a stopwatch that starts at a date; before that it shows zero.
        ///
        /// - Parameters:
        ///   - startDate: The date at which it shows zero.
        ///   - showsHours: Whether 60 minutes become an hour; true by default.
        ///   - maxFieldCount: The largest number of fields, from the largest that is not zero; 4 by
        ///     default.
        ///   - maxPrecision: The smallest unit that is shown; a hundredth of a second by default.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockFormat(showsHours, maxFieldCount, maxPrecision, roundsUp: false)
            clock.padsMinutes = true
        }

        /// Returns the time that the stopwatch shows at a date.
        public func format(_ value: Date) -> AttributedString {
            clock.string(max(value.timeIntervalSince(start), 0))
        }

        /// Returns the stopwatch in a locale.
        ///
        /// - Parameter locale: The locale of its digits and separators.
        /// - Returns: The format in the locale.
        public func locale(_ locale: Locale) -> Stopwatch {
            var stopwatch = self
            stopwatch.clock.locale = locale
            return stopwatch
        }

        /// Returns the next date after another at which the time changes.
        public func discreteInput(after input: Date) -> Date? {
            let shown = max(input.timeIntervalSince(start), 0)
            return clock.step(above: shown).map { max(start.addingTimeInterval($0), input.nextUp) }
        }

        /// Returns the last date before another at which the time differs; nil at the start.
        public func discreteInput(before input: Date) -> Date? {
            guard input > start else { return nil }
            let last = start.addingTimeInterval(clock.floor(input.timeIntervalSince(start)))
            return min(last, input).nextDown
        }
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Returns a timer that counts down to zero.
    ///
    /// - Parameters:
    ///   - interval: The time during which it runs.
    ///   - showsHours: Whether 60 minutes become an hour; true by default.
    ///   - maxFieldCount: The largest number of fields; 3 by default.
    ///   - maxPrecision: The smallest unit that is shown; a second by default.
    /// - Returns: The format.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision
        )
    }

    /// Returns a timer that counts up from zero.
    ///
    /// - Parameters:
    ///   - interval: The time during which it runs.
    ///   - showsHours: Whether 60 minutes become an hour; true by default.
    ///   - maxFieldCount: The largest number of fields; 3 by default.
    ///   - maxPrecision: The smallest unit that is shown; a second by default.
    /// - Returns: The format.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision
        )
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Returns a stopwatch that starts at a date.
    ///
    /// - Parameters:
    ///   - startDate: The date at which it shows zero.
    ///   - showsHours: Whether 60 minutes become an hour; true by default.
    ///   - maxFieldCount: The largest number of fields; 4 by default.
    ///   - maxPrecision: The smallest unit that is shown; a hundredth of a second by default.
    /// - Returns: The format.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision
        )
    }
}
