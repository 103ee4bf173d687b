public import Foundation

/// A value that depends on the current date, for texts that update by themselves.
///
/// The current date is that of the display's clock, as in `TimelineView`.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// ```
nonisolated public struct TimeDataSource<Value>: Sendable {
    let kind: TimeSource
    /// Returns the value at a date.
    let value: @Sendable (Date) -> Value
    /// Returns the date at which the source has a value; nil if there is none.
    let date: @Sendable (Value) -> Date?
}

/// What a `TimeDataSource` computes from the current date.
nonisolated enum TimeSource: Hashable, Sendable {
    case now, since(Date), until(Date), offset(Date)
}

nonisolated extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(kind: .now, value: { $0 }, date: { $0 })
    }
}

nonisolated extension TimeDataSource where Value == Range<Date> {
    /// Returns the range from a date to the current date; before the date it ends there.
    ///
    /// - Parameter date: The date at which the range starts.
    /// - Returns: The source of the range.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(
            kind: .since(date), value: { min(date, $0)..<max(date, $0) }, date: { $0.upperBound }
        )
    }

    /// Returns the range from the current date to a date; after the date it starts there.
    ///
    /// - Parameter date: The date at which the range ends.
    /// - Returns: The source of the range.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(
            kind: .until(date), value: { min(date, $0)..<max(date, $0) }, date: { $0.lowerBound }
        )
    }
}

nonisolated extension TimeDataSource where Value == Duration {
    /// Returns the time from a date to the current date; negative before the date.
    ///
    /// - Parameter date: The date at which the duration is zero.
    /// - Returns: The source of the duration.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
            date: { date.addingTimeInterval($0.seconds) }
        )
    }
}
