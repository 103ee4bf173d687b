public import Foundation
import LegatoGraphics
import LegatoMotion

/// How thoroughly a schedule is followed.
public nonisolated enum TimelineScheduleMode: Sendable, Hashable {
    /// As often as it says.
    case normal
    /// Less often, to save power.
    case lowFrequency
}

/// The dates at which a timeline view is made anew.
@preconcurrency @MainActor public protocol TimelineSchedule {
    /// The type of the dates, in growing order.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates from one on; the first may lie before it, as the one that counts then.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Every frame, or as often as an interval allows.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    let minimumInterval: Double?
    let isPaused: Bool

    /// Creates a schedule of every frame.
    /// - Parameters:
    ///   - minimumInterval: The minimum time between two dates in seconds; nil for every frame.
    ///     Values below 0, above 1e9 and NaN also mean every frame, with a warning.
    ///   - paused: Whether it stands still.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let check = NumberCheck(Self.self, "init(minimumInterval:paused:)")
        let interval = check.length(minimumInterval.map { CGFloat($0) }).map { Double($0) }
        (self.minimumInterval, isPaused) = (interval, paused)
    }

    /// The dates, as if frames came 60 times a second; a timeline view takes those of its frames.
    ///
    /// There are none while the schedule is paused, nor at a low frequency.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicDates {
        let isRunning = !isPaused && mode == .normal
        let interval = max(minimumInterval ?? 0, 1 / 60)
        return PeriodicDates(first: isRunning ? start : nil, interval: interval)
    }
}

/// Dates with the same time between them.
public nonisolated struct PeriodicDates: Sequence, IteratorProtocol, Sendable {
    let first: Date?
    let interval: Double
    private var count = 0.0

    init(first: Date?, interval: Double) { (self.first, self.interval) = (first, interval) }

    /// Returns the next date; nil where there are none.
    public mutating func next() -> Date? {
        defer { count += 1 }
        return first?.addingTimeInterval(count * interval)
    }
}

extension PeriodicDates {
    /// The maximum step index counted from a date: above it, doubles cannot represent every
    /// integer.
    private static var mostSteps: Double { 0x1p53 }

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
                steps < Self.mostSteps ? origin.addingTimeInterval(steps * interval) : moment
            }
        self.init(first: first, interval: interval)
    }

    /// Drops all dates before the last one at or before a moment.
    mutating func skip(to moment: Date) {
        guard let first else { return }
        let steps = (moment.timeIntervalSince(first) / interval).rounded(.down)
        if steps > count, steps < Self.mostSteps { count = steps }
    }
}

/// Dates with the same time between them, counted from one of them.
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
            startDate.timeIntervalSinceReferenceDate,
            "the reference date is used"
        )
        self.startDate = Date(timeIntervalSinceReferenceDate: start ?? 0)
        self.interval = max(Double(interval), 0.001)
    }

    /// The dates from the last one that is not later than a date.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicDates {
        PeriodicDates(origin: startDate, interval: interval, from: start)
    }
}

/// The beginnings of minutes.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    /// Creates the schedule.
    public init() {}

    /// The beginnings of minutes, from the one that runs.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicDates {
        let minute = (start.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicDates(first: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// Dates that are given one by one.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    let dates: Entries

    /// Creates a schedule of dates in growing order.
    public init(_ dates: Entries) { self.dates = dates }

    /// The dates.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Every frame, or as often as an interval in seconds allows; not while it is paused.
    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates so many seconds apart, counted from one of them.
    public static func periodic(
        from startDate: Date,
        by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Dates in growing order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
