public import Foundation

nonisolated extension SystemFormatStyle {
    /// A date as seen from another, as in `in 5 minutes`, `yesterday` or `June 2019`.
    public nonisolated struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let thresholdField: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent
        private var timeZone = TimeZone.autoupdatingCurrent

        /// Creates a reference to a date.
        ///
        /// - Parameters:
        ///   - date: The date that is described.
        ///   - allowedFields: The units that are used; all but weeks and seconds by default.
        ///   - maxFieldCount: The number of fields of dates that are far away; 2 by default.
        ///   - thresholdField: The largest unit of distances; dates at which a larger one applies
        ///     are shown as such. A day by default.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [
                .year, .month, .day, .hour, .minute,
            ],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            (self.date, self.allowedFields) = (date, allowedFields)
            (self.maxFieldCount, self.thresholdField) = (max(maxFieldCount, 1), thresholdField)
        }

        /// Returns the description of the date as seen from another.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(isNear(value) ? relative.format(value) : absolute(from: value))
        }

        /// Returns the format in a locale.
        ///
        /// - Parameter locale: The locale of its numbers and names.
        /// - Returns: The format in the locale.
        public func locale(_ locale: Locale) -> DateReference {
            var reference = self
            reference.locale = locale
            return reference
        }

        /// Returns the format with a calendar.
        ///
        /// - Parameter calendar: The calendar of its days, months and years.
        /// - Returns: The format with the calendar.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var reference = self
            reference.calendar = calendar
            return reference
        }

        /// Returns the format in a time zone.
        ///
        /// - Parameter timeZone: The time zone of its days and times.
        /// - Returns: The format in the time zone.
        public func timeZone(_ timeZone: TimeZone) -> DateReference {
            var reference = self
            reference.timeZone = timeZone
            return reference
        }

        /// Returns the next date after another at which the text may change.
        public func discreteInput(after input: Date) -> Date? {
            let limits = limits
            if input < limits.lowerBound {
                return min(limits.lowerBound, nextYear(after: input) ?? limits.lowerBound)
            }
            guard isNear(input) else { return nextYear(after: input) }
            let next = relative.discreteInput(after: input) ?? limits.upperBound
            return max(min(next, limits.upperBound), input.nextUp)
        }

        /// Returns the last date before another at which the text may differ.
        public func discreteInput(before input: Date) -> Date? {
            let limits = limits
            if input > limits.upperBound {
                return max(limits.upperBound, year(of: input)?.nextDown ?? limits.upperBound)
            }
            guard isNear(input) else { return year(of: input)?.nextDown }
            let last = relative.discreteInput(before: input) ?? limits.lowerBound.nextDown
            return min(max(last, limits.lowerBound.nextDown), input.nextDown)
        }

        private var threshold: DateUnit {
            DateUnit.allCases.first { $0.field == thresholdField } ?? .day
        }

        /// The dates from which the distance is described.
        private var limits: Range<Date> {
            let unit: Calendar.Component
            switch threshold {
            case .second: unit = .minute
            case .minute: unit = .hour
            case .hour: unit = .day
            case .day, .week: unit = .month
            case .month: unit = .year
            case .year: return .distantPast ..< .distantFuture
            }
            let start = zoned.date(byAdding: unit, value: -1, to: date) ?? date
            return start.nextUp..<(zoned.date(byAdding: unit, value: 1, to: date) ?? date)
        }

        private func isNear(_ value: Date) -> Bool { limits.contains(value) }

        /// The calendar in the time zone.
        private var zoned: Calendar {
            var calendar = calendar
            calendar.timeZone = timeZone
            return calendar
        }

        private var relative: Date.AnchoredRelativeFormatStyle {
            let units = DateUnit.allCases.drop { $0 != threshold }
            let fields = Set(units.map(\.field)).intersection(allowedFields)
            return Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: fields.isEmpty ? [thresholdField] : fields,
                presentation: .named, unitsStyle: .wide, locale: locale, calendar: zoned
            )
        }

        /// Returns the date without the fields that it has in common with another.
        private func absolute(from value: Date) -> String {
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
            if zoned.isDate(date, inSameDayAs: value) { return style.hour().minute().format(date) }
            var left = maxFieldCount
            if !zoned.isDate(date, equalTo: value, toGranularity: .year) {
                style = style.year()
                left -= 1
            } else if left > 1 {
                style = style.weekday(.wide)
            }
            if left > 0 { style = style.month(.wide) }
            if left > 1 { style = style.day() }
            if left > 2 { style = style.hour().minute() }
            return style.format(date)
        }

        private func year(of value: Date) -> Date? {
            zoned.dateInterval(of: .year, for: value)?.start
        }

        private func nextYear(after value: Date) -> Date? {
            zoned.dateInterval(of: .year, for: value)?.end
        }
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// Returns a reference to a date.
    ///
    /// - Parameters:
    ///   - date: The date that is described.
    ///   - allowedFields: The units that are used; all but weeks and seconds by default.
    ///   - maxFieldCount: The number of fields of dates that are far away; 2 by default.
    ///   - thresholdField: The largest unit of distances; a day by default.
    /// - Returns: The format.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
            thresholdField: thresholdField
        )
    }
}
