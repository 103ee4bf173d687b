import Foundation

/// How a date is shown; see `Text.DateStyle`.
nonisolated enum DateForm: Hashable { case time, date, relative, offset, timer }

/// A string that depends on the current date.
nonisolated enum LiveText: Hashable {
    case date(Date, DateForm)
    case range(ClosedRange<Date>)
    case timer(TimerText)
    case source(SourceText)

    /// Returns the string for a date in a region.
    func string(at now: Date, in region: TextRegion) -> String {
        switch self {
        case .range(let dates):
            let (start, end) = (
                DateTexts.time(dates.lowerBound, in: region),
                DateTexts.time(dates.upperBound, in: region)
            )
            return "\(start)\u{2009}\u{2013}\u{2009}\(end)"
        case .timer(let timer): return timer.string(at: now)
        case .source(let source): return source.string(at: now, in: region)
        case .date(let date, let form):
            let seconds = date.timeIntervalSince(now)
            switch form {
            case .time: return DateTexts.time(date, in: region)
            case .date: return DateTexts.day(date, in: region)
            case .relative: return DateTexts.relative(seconds)
            case .offset: return DateTexts.offset(seconds)
            case .timer: return DateTexts.clock(abs(seconds).rounded(.down), showsHours: true)
            }
        }
    }

    /// Returns the next date at which the string may change; nil for never.
    func nextChange(after now: Date) -> Date? {
        switch self {
        case .range: return nil
        case .timer(let timer): return timer.nextChange(after: now)
        case .source(let source): return source.nextChange(after: now)
        case .date(let date, let form):
            guard form != .time, form != .date else { return nil }
            return now.nextSecond(from: date)
        }
    }
}

/// A timer that runs during an interval.
nonisolated struct TimerText: Hashable {
    var interval: ClosedRange<Date>
    var pause: Date?
    var countsDown: Bool
    var showsHours: Bool

    /// The last date at which it changes.
    private var end: Date { min(pause ?? interval.upperBound, interval.upperBound) }

    func string(at now: Date) -> String {
        let date = min(max(now, interval.lowerBound), max(end, interval.lowerBound))
        // A second counts until it has passed.
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(date).rounded(.up)
            : date.timeIntervalSince(interval.lowerBound).rounded(.down)
        return DateTexts.clock(seconds, showsHours: showsHours)
    }

    func nextChange(after now: Date) -> Date? {
        guard now < end else { return nil }
        if now < interval.lowerBound { return interval.lowerBound.addingTimeInterval(1e-3) }
        return now.nextSecond(from: interval.lowerBound)
    }
}

/// The texts of dates and of distances between them.
nonisolated enum DateTexts {
    /// Returns the time of day.
    static func time(_ date: Date, in region: TextRegion) -> String {
        string(date, .none, .short, region)
    }

    /// Returns the day.
    static func day(_ date: Date, in region: TextRegion) -> String {
        string(date, .long, .none, region)
    }

    private static func string(
        _ date: Date, _ day: DateFormatter.Style, _ time: DateFormatter.Style,
        _ region: TextRegion
    ) -> String {
        let formatter = DateFormatter()
        if let locale = region.locale { formatter.locale = locale }
        if let calendar = region.calendar { formatter.calendar = calendar }
        if let zone = region.timeZone { formatter.timeZone = zone }
        (formatter.dateStyle, formatter.timeStyle) = (day, time)
        return formatter.string(from: date)
    }

    /// Returns seconds as minutes and seconds, or with hours.
    static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let whole = whole(seconds)
        let (minutes, rest) = (whole / 60, twoDigits(whole % 60))
        guard showsHours, minutes >= 60 else { return "\(minutes):\(rest)" }
        return "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)"
    }

    /// Returns the two largest units of a distance, as in `2 hr, 23 min`.
    static func relative(_ seconds: Double) -> String {
        let parts = units(seconds)
        let first = parts.firstIndex { $0.count > 0 } ?? parts.count - 1
        return parts[first...].prefix(2).filter { $0.count > 0 || $0.name == "sec" }
            .map { part in
                let ending = part.isWord && part.count != 1 ? "s" : ""
                return "\(part.count) \(part.name)\(ending)"
            }
            .joined(separator: ", ")
    }

    /// Returns the largest unit of a distance with its sign, as in `+2 hours`.
    static func offset(_ seconds: Double) -> String {
        let parts = units(seconds)
        let part = parts.first { $0.count > 0 } ?? parts[parts.count - 1]
        let sign = seconds < 0 ? "\u{2212}" : "+"
        return "\(sign)\(part.count) \(part.word)\(part.count == 1 ? "" : "s")"
    }

    /// A number of units of time.
    private struct CountedUnit {
        var count: Int
        var name: String
        var word: String
        /// Whether the name has a plural.
        var isWord: Bool { name == word }
    }

    private static func units(_ seconds: Double) -> [CountedUnit] {
        var rest = whole(abs(seconds))
        let sizes = [
            (31_536_000, "year", "year"), (2_592_000, "month", "month"), (86_400, "day", "day"),
            (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
        ]
        return sizes.map { size, name, word in
            let count = rest / size
            rest %= size
            return CountedUnit(count: count, name: name, word: word)
        }
    }

    private static func whole(_ seconds: Double) -> Int {
        Int(min(max(seconds.isNaN ? 0 : seconds, 0), 1e15))
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
