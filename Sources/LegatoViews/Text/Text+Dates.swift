public import Foundation

nonisolated extension Text {
    /// How a text shows a date.
    nonisolated public struct DateStyle: Sendable, Hashable {
        let form: DateForm

        /// The time of day, as in `9:41 AM`.
        public static let time = DateStyle(form: .time)
        /// The day, as in `June 3, 2019`.
        public static let date = DateStyle(form: .date)
        /// The distance from now, as in `2 hr, 23 min`; it changes over time.
        public static let relative = DateStyle(form: .relative)
        /// The signed distance from now, as in `+2 hours`; it changes over time.
        public static let offset = DateStyle(form: .offset)
        /// The distance from now as a clock, as in `36:59:01`; it changes over time.
        public static let timer = DateStyle(form: .timer)
    }
}

nonisolated extension Text {
    /// Creates a text that shows a date in a style; some styles change over time.
    ///
    /// The current date is that of the display's clock, as in `TimelineView`.
    ///
    /// ```swift
    /// Text(Date(timeIntervalSinceReferenceDate: 90), style: .timer)
    /// ```
    public init(_ date: Date, style: DateStyle) {
        self.init(content: .live(.date(date, style.form)))
    }

    /// Creates a text that shows a range of dates as the times of day at its ends.
    public init(_ dates: ClosedRange<Date>) { self.init(content: .live(.range(dates))) }

    /// Creates a text that shows an interval as the times of day at its ends.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text that shows a running timer, as in `1:05`.
    ///
    /// - Parameters:
    ///   - timerInterval: The time during which it runs.
    ///   - pauseTime: The date at which it pauses; nil, the default, for never.
    ///   - countsDown: Whether it shows the remaining time; otherwise the elapsed time. True by
    ///     default.
    ///   - showsHours: Whether 60 minutes become an hour; true by default.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let timer = TimerText(
            interval: timerInterval, pause: pauseTime, countsDown: countsDown,
            showsHours: showsHours
        )
        self.init(content: .live(.timer(timer)))
    }
}
