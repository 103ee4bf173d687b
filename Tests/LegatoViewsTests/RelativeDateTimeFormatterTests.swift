import Foundation
import Legato
import Testing

/// Relative dates.
struct RelativeDateTimeFormatterTests {
    private let formatter = RelativeDateTimeFormatter()

    init() { formatter.locale = Locale(identifier: "en_US") }

    private func texts(_ styles: [RelativeDateTimeFormatter.UnitsStyle], _ seconds: Double)
        -> [String]
    {
        styles.map {
            formatter.unitsStyle = $0
            return formatter.localizedString(fromTimeInterval: seconds)
        }
    }

    @Test("The largest unit is written in each style, rounded towards zero")
    func styles() {
        let all: [RelativeDateTimeFormatter.UnitsStyle] = [.full, .spellOut, .short, .abbreviated]
        #expect(
            texts(all, -7300) == ["2 hours ago", "two hours ago", "2 hr. ago", "2h ago"]
        )
        #expect(texts([.full], 119) == ["in 1 minute"])
        #expect(texts([.full], -8 * 86_400) == ["1 week ago"])
        #expect(texts([.full], 0) == ["in 0 seconds"])
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(texts([.full], odd) == ["in 0 seconds"])
        }
    }

    @Test("Days have names if the style is named")
    func names() {
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
        #expect(formatter.localizedString(from: DateComponents(month: 1, day: 3)) == "next month")
        #expect(formatter.localizedString(from: DateComponents()) == "now")
        formatter.locale = Locale(identifier: "de")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Gestern")
    }

    @Test("A date is counted in the calendar from the reference, or from now")
    func dates() throws {
        formatter.calendar.timeZone = .gmt
        let date = try Date("2026-02-28T12:00:00Z", strategy: .iso8601)
        let later = try Date("2026-03-31T12:00:00Z", strategy: .iso8601)
        #expect(formatter.localizedString(for: later, relativeTo: date) == "in 1 month")
        #expect(formatter.localizedString(for: date, relativeTo: later) == "1 month ago")
        let past = Date(timeIntervalSinceReferenceDate: 60)
        MediaClock.$current.withValue(MediaClock { 3 * 3600 + 120 }) {
            #expect(formatter.string(for: past) == "3 hours ago")
        }
        #expect(formatter.string(for: "text") == nil)
    }
}
