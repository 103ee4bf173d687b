public import Foundation
import LegatoGraphics
import LegatoMotion

/// How closely a timeline view follows its schedule.
public nonisolated enum TimelineScheduleMode: Sendable, Hashable {
    /// At every date.
    case normal
    /// At fewer dates, to save power.
    case lowFrequency
}

/// The dates at which a timeline view updates.
@preconcurrency @MainActor public protocol TimelineSchedule {
    /// The sequence of dates, in ascending order.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates from `startDate` on; the first one may precede it, if it is the date in
    /// effect at `startDate`.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// A schedule of every frame, or of frames at a minimum interval.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    let minimumInterval: Double?
    let isPaused: Bool

    /// Creates a schedule of every frame.
    /// - Parameters:
    ///   - minimumInterval: The minimum time between two dates in seconds; nil for every frame.
    ///     Values below 0, above 1e9 and NaN also mean every frame, with a warning.
    ///   - paused: Whether the schedule is paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let check = NumberCheck(Self.self, "init(minimumInterval:paused:)")
        let interval = check.length(minimumInterval.map { CGFloat($0) }).map { Double($0) }
        (self.minimumInterval, isPaused) = (interval, paused)
    }

    /// Returns dates as if frames came 60 times a second; a timeline view uses the dates of its
    /// actual frames.
    ///
    /// Returns none while the schedule is paused or at low frequency.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicDates {
        let isRunning = !isPaused && mode == .normal
        let interval = max(minimumInterval ?? 0, 1 / 60)
        return PeriodicDates(first: isRunning ? start : nil, interval: interval)
    }
}

/// Dates at equal intervals.
public nonisolated struct PeriodicDates: Sequence, IteratorProtocol, Sendable {
    let first: Date?
    let interval: Double
    private var count = 0.0

    init(first: Date?, interval: Double) { (self.first, self.interval) = (first, interval) }

    /// Returns the next date; nil if there are none.
    public mutating func next() -> Date? {
        defer { count += 1 }
        return first?.addingTimeInterval(count * interval)
    }
}

extension PeriodicDates {
    /// The maximum step index counted from a date: above it, doubles cannot represent every
    /// integer.
    private static var maximumSteps: Double { 0x1p53 }

    /// The dates of the schedule starting with the last one at or before a moment, computed
    /// directly at any distance.
    ///
    /// If the moment precedes the origin, they start at the origin. If the origin is so far away
    /// that adjacent steps are indistinguishable, they start at the moment.
    init(origin: Date, interval: Double, from moment: Date) {
        let steps = (moment.timeIntervalSince(origin) / interval + 1e-9).rounded(.down)
        let first =
            if steps <= 0 {
                origin
            } else {
                steps < Self.maximumSteps ? origin.addingTimeInterval(steps * interval) : moment
            }
        self.init(first: first, interval: interval)
    }

    /// Drops all dates before the last one at or before a moment.
    mutating func skip(to moment: Date) {
        guard let first else { return }
        let steps = (moment.timeIntervalSince(first) / interval).rounded(.down)
        if steps > count, steps < Self.maximumSteps { count = steps }
    }
}

/// A schedule of dates at equal intervals, counted from a start date.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    let startDate: Date
    let interval: TimeInterval

    /// Creates a schedule of dates at equal intervals.
    /// - Parameters:
    ///   - startDate: The date from which intervals are counted. An infinite or NaN date is
    ///     replaced by the reference date, with a warning.
    ///   - interval: The time between two dates in seconds. Values below a millisecond count as one
    ///     millisecond; values above 1e9 seconds and NaN count as 1e9 seconds, with a warning.
    public init(from startDate: Date, by interval: TimeInterval) {
        let check = NumberCheck(Self.self, "init(from:by:)")
        let interval = check.number(CGFloat(interval), or: NumberCheck.limit)
        let start = check.finite(
            startDate.timeIntervalSinceReferenceDate, "the reference date is used"
        )
        self.startDate = Date(timeIntervalSinceReferenceDate: start ?? 0)
        self.interval = max(Double(interval), 0.001)
    }

    /// Returns the dates from the last one at or before a date.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicDates {
        PeriodicDates(origin: startDate, interval: interval, from: start)
    }
}

/// A schedule of the starts of minutes.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    /// Creates the schedule.
    public init() {}

    /// Returns the starts of minutes, from that of the current minute.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicDates {
        let minute = (start.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicDates(first: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// A schedule of given dates.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    let dates: Entries

    /// Creates a schedule of dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns all dates.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule of every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns a schedule of every frame, or of frames at a minimum interval in seconds, unless
    /// paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule of dates at an interval in seconds, counted from a start date.
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule of the starts of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated extension TimelineSchedule {
    /// Returns a schedule of dates in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
