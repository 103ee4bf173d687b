public import Foundation

nonisolated extension SystemFormatStyle {
    /// The time from an anchor to a date, as in `3 minutes, 42 seconds` or `5:32`.
    ///
    /// Minutes and seconds, or hours, minutes and seconds, are shown as a clock.
    public nonisolated struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates the time from an anchor to a date.
        ///
        /// - Parameters:
        ///   - anchor: The date at which the time is zero.
        ///   - allowedFields: The units that are used; all but weeks by default.
        ///   - maxFieldCount: The largest number of units, from the largest that is not zero; 2 by
        ///     default.
        ///   - sign: When a sign is shown; by default for dates before the anchor.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, self.allowedFields) = (anchor, allowedFields)
            (self.maxFieldCount, self.sign) = (max(maxFieldCount, 1), sign)
        }

        /// Returns the time from the anchor to a date.
        public func format(_ value: Date) -> AttributedString {
            let parts = shown(at: value)
            let isZero = parts.allSatisfy { $0.count == 0 }
            return AttributedString(sign(value < anchor, isZero) + text(parts))
        }

        /// Returns the format in a locale.
        ///
        /// - Parameter locale: The locale of its numbers and units.
        /// - Returns: The format in the locale.
        public func locale(_ locale: Locale) -> DateOffset {
            var offset = self
            offset.locale = locale
            return offset
        }

        /// Returns the format with the units of a calendar.
        ///
        /// - Parameter calendar: The calendar of its years and months.
        /// - Returns: The format with the calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var offset = self
            offset.calendar = calendar
            return offset
        }

        /// Returns the next date after another at which the text may change.
        public func discreteInput(after input: Date) -> Date? {
            // Before the anchor the units count what has not passed, so they change a little later.
            let step = step(at: input)
            let count = (input.timeIntervalSince(anchor) / step + 1e-6).rounded(.down) + 1
            return max(anchor.addingTimeInterval(count * step), input).nextUp
        }

        /// Returns the last date before another at which the text may differ.
        public func discreteInput(before input: Date) -> Date? {
            let step = step(at: input)
            let count = (input.timeIntervalSince(anchor) / step - 1e-6).rounded(.down)
            return min(anchor.addingTimeInterval(count * step), input).nextDown
        }

        /// A number of units.
        private struct OffsetPart {
            var unit: DateUnit
            var count: Int
        }

        private var units: [DateUnit] {
            let units = DateUnit.allCases.filter { allowedFields.contains($0.field) }
            return units.isEmpty ? [.second] : units
        }

        /// Whether the time is shown as a clock.
        private var isClock: Bool {
            units == [.minute, .second] && maxFieldCount >= 2
                || units == [.hour, .minute, .second] && maxFieldCount >= 3
        }

        /// The numbers of all allowed units.
        private func parts(at date: Date) -> [OffsetPart] {
            let (units, start, end) = (units, min(anchor, date), max(anchor, date))
            // A rounding error must not hide the last second.
            let components = calendar.dateComponents(
                Set(units.map(\.component)), from: start, to: end.addingTimeInterval(1e-4)
            )
            return units.map {
                OffsetPart(unit: $0, count: components.value(for: $0.component) ?? 0)
            }
        }

        /// The numbers of the units that are shown.
        private func shown(at date: Date) -> [OffsetPart] {
            let parts = parts(at: date)
            guard !isClock else { return parts }
            let first = parts.firstIndex { $0.count > 0 } ?? parts.count - 1
            return Array(parts[first...].prefix(maxFieldCount))
        }

        /// The length of the smallest unit that is shown, in seconds.
        private func step(at date: Date) -> TimeInterval {
            min(shown(at: date).last?.unit.seconds ?? 1, DateUnit.day.seconds)
        }

        private func text(_ parts: [OffsetPart]) -> String {
            if isClock {
                let seconds = parts.reduce(0) { $0 + Double($1.count) * $1.unit.seconds }
                return Duration.seconds(seconds).formatted(
                    .time(pattern: parts.count == 2 ? .minuteSecond : .hourMinuteSecond)
                        .locale(locale)
                )
            }
            let filled = parts.filter { $0.count > 0 }
            return (filled.isEmpty ? parts.suffix(1) : filled)
                .map { $0.unit.text($0.count, in: locale) }
                .joined(separator: ", ")
        }

        private func sign(_ isBefore: Bool, _ isZero: Bool) -> String {
            typealias Sign = NumberFormatStyleConfiguration.SignDisplayStrategy
            if sign == Sign.never { return "" }
            if isBefore && !isZero { return "\u{2212}" }
            if sign == Sign.always(includingZero: true) { return "+" }
            return sign == Sign.always(includingZero: false) && !isZero ? "+" : ""
        }
    }
}

/// A unit of the distances between dates, from the largest to the smallest.
nonisolated enum DateUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var field: Date.ComponentsFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfYear
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The length in seconds, on average.
    var seconds: TimeInterval {
        switch self {
        case .year: 31_557_600
        case .month: 2_629_800
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    /// Returns a number of units as words; years and months are in English.
    func text(_ count: Int, in locale: Locale) -> String {
        let unit: Duration.UnitsFormatStyle.Unit
        switch self {
        case .year: return count == 1 ? "1 year" : "\(count) years"
        case .month: return count == 1 ? "1 month" : "\(count) months"
        case .week: unit = .weeks
        case .day: unit = .days
        case .hour: unit = .hours
        case .minute: unit = .minutes
        case .second: unit = .seconds
        }
        return Duration.seconds(Double(count) * seconds).formatted(
            .units(allowed: [unit], width: .wide).locale(locale)
        )
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Returns the time from an anchor to a date.
    ///
    /// - Parameters:
    ///   - anchor: The date at which the time is zero.
    ///   - allowedFields: The units that are used; all but weeks by default.
    ///   - maxFieldCount: The largest number of units; 2 by default.
    ///   - sign: When a sign is shown; by default for dates before the anchor.
    /// - Returns: The format.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
            .year, .month, .day, .hour, .minute, .second,
        ],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
