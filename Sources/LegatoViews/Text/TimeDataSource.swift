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

nonisolated extension SourceText {
    /// Creates the string of a source in a format that computes when it changes.
    init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, _ format: F, _ text: @escaping (F.FormatOutput) -> String
    ) where F.FormatInput == V {
        self.init(
            SourceFormat(source: source.kind, format: format),
            { text(format.moved(to: $1).format(source.value($0))) },
            { format.discreteInput(after: source.value($0)).flatMap(source.date) }
        )
    }

    /// Creates the string of a range in a format; it is made every second.
    init<F: FormatStyle>(_ source: TimeDataSource<Range<Date>>, _ format: F)
    where F.FormatInput == Range<Date>, F.FormatOutput == String {
        self.init(
            SourceFormat(source: source.kind, format: format),
            { format.moved(to: $1).format(source.value($0)) },
            { now in
                switch source.kind {
                case .since(let date), .until(let date), .offset(let date):
                    now.nextSecond(from: date)
                case .now: nil
                }
            }
        )
    }
}
