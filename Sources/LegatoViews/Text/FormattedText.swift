import Foundation
import LegatoMotion

/// The locale, the calendar and the time zone that an environment sets; nil for the user's.
nonisolated struct TextRegion: Equatable, Sendable {
    var locale: Locale?
    var calendar: Calendar?
    var timeZone: TimeZone?

    /// Whether the user's are unchanged.
    var isEmpty: Bool { locale == nil && calendar == nil && timeZone == nil }
}

/// A string that depends on the region of the view that shows it.
///
/// It is `@unchecked Sendable` because formats are values that only texts hold.
nonisolated final class FormattedText: @unchecked Sendable {
    /// The string in the user's region.
    let string: String
    private let make: (TextRegion) -> String

    init(_ string: String, _ make: @escaping (TextRegion) -> String) {
        (self.string, self.make) = (string, make)
    }

    /// Creates the string of a number in the default format.
    convenience init(_ number: any _FormatSpecifiable) {
        self.init(number._text(in: nil)) { number._text(in: $0.locale) }
    }

    /// Creates the string of a value in a format, which keeps a locale of its own.
    convenience init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatOutput == String {
        self.init(format.format(input)) { format.moved(to: $0).format(input) }
    }

    /// Returns the string in a region.
    func string(in region: TextRegion) -> String { region.isEmpty ? string : make(region) }
}

nonisolated extension FormattedText: Equatable {
    static func == (a: FormattedText, b: FormattedText) -> Bool {
        a === b || a.string == b.string
    }
}

nonisolated extension FormatStyle {
    /// The format in a region, unless it has a locale of its own.
    func moved(to region: TextRegion) -> Self {
        guard !region.isEmpty, self == locale(.autoupdatingCurrent) else { return self }
        let format = region.locale.map(locale) ?? self
        if let date = format as? any RegionalFormat {
            return date.moved(to: region.calendar, region.timeZone) as? Self ?? format
        }
        guard var date = format as? Date.FormatStyle else { return format }
        if let calendar = region.calendar, date.calendar == .autoupdatingCurrent {
            date.calendar = calendar
        }
        if let zone = region.timeZone, date.timeZone == .autoupdatingCurrent {
            date.timeZone = zone
        }
        return date as? Self ?? format
    }
}

/// A format that depends on the calendar or the time zone.
nonisolated protocol RegionalFormat {
    /// Returns the format with a calendar and a time zone, unless it has its own; nil for the user's.
    func moved(to calendar: Calendar?, _ timeZone: TimeZone?) -> Self
}

nonisolated extension SystemFormatStyle.DateOffset: RegionalFormat {
    func moved(to calendar: Calendar?, _ timeZone: TimeZone?) -> Self {
        guard let calendar, self == self.calendar(.autoupdatingCurrent) else { return self }
        return self.calendar(calendar)
    }
}

nonisolated extension SystemFormatStyle.DateReference: RegionalFormat {
    func moved(to calendar: Calendar?, _ timeZone: TimeZone?) -> Self {
        var style = self
        if let calendar, style == style.calendar(.autoupdatingCurrent) {
            style = style.calendar(calendar)
        }
        if let timeZone, style == style.timeZone(.autoupdatingCurrent) {
            style = style.timeZone(timeZone)
        }
        return style
    }
}
