public import Foundation
import LegatoLayers

/// A formatter that writes a date relative to another, such as “2 hours ago”; Foundation lacks it on
/// Linux.
///
/// The largest unit of the difference is written, rounded towards zero: 119 seconds are 1 minute.
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.dateTimeStyle = .named
/// let text = formatter.localizedString(fromTimeInterval: -86_400)  // “yesterday”
/// ```
nonisolated open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether numbers are replaced by words where the language has one.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: “1 day ago”.
        case numeric = 0
        /// A word where there is one: “yesterday”.
        case named = 1
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// In full: “2 months ago”.
        case full = 0
        /// In full, with numbers as words: “two months ago”.
        case spellOut = 1
        /// Shortened: “2 mo. ago”.
        case short = 2
        /// As short as possible: “2mo ago”.
        case abbreviated = 3
    }

    /// Whether numbers are replaced by words; never by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; in full by default.
    open var unitsStyle = UnitsStyle.full
    /// Where the text is used, which determines its first letter; anywhere by default.
    open var formattingContext = Context.unknown
    /// The calendar that counts the units; the user's by default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language; the user's by default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent

    /// Returns the text for components, such as -1 for `day`.
    ///
    /// - Parameter dateComponents: The components, the largest of which that is not 0 is written;
    ///   without any, 0 seconds are.
    /// - Returns: The text.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for unit in Self.units {
            if let count = dateComponents.value(for: unit.component), count != 0 {
                return text(count, unit)
            }
        }
        return text(0, Self.units[Self.units.count - 1])
    }

    /// Returns the text for an interval in seconds from now; a negative one is in the past.
    ///
    /// An infinite or NaN interval counts as 0.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Self.now
        let interval = timeInterval.isFinite ? timeInterval : 0
        return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// Returns the text for a date as seen from a reference date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = (calendar ?? .autoupdatingCurrent).dateComponents(
            Set(Self.units.map(\.component)), from: referenceDate, to: date
        )
        return localizedString(from: components)
    }

    /// Returns the text for a date as seen from now; nil for another value.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Self.now) }
    }

    /// The date of the running code, which in headless displays is that of their clock.
    private static var now: Date {
        let clock = MediaClock.current
        return clock.date(at: clock.now)
    }

    private typealias RelativeStyle = Date.AnchoredRelativeFormatStyle
    private typealias RelativeUnit = (component: Calendar.Component, field: RelativeStyle.Field)

    /// The units, the largest first.
    private static let units: [RelativeUnit] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
    ]

    private func text(_ count: Int, _ unit: RelativeUnit) -> String {
        // A date from which adding months or years is exact.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date = calendar.date(byAdding: unit.component, value: count, to: reference)
        let style = RelativeStyle(
            anchor: date ?? reference, allowedFields: [unit.field],
            presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: units, locale: locale ?? .autoupdatingCurrent, calendar: calendar,
            capitalizationContext: capitalization
        )
        return style.format(reference)
    }

    private var units: RelativeStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .unknown
        }
    }
}
