import Foundation

/// The string of a source in a format.
///
/// It is `@unchecked Sendable` because formats are values that only texts hold.
nonisolated struct SourceText: @unchecked Sendable {
    /// The source and the format, by which texts are compared.
    private let key: SourceFormat
    private let string: (Date, TextRegion) -> String
    private let change: (Date) -> Date?

    nonisolated struct SourceFormat: Hashable {
        var source: TimeSource
        var format: AnyHashable
    }

    /// Creates the string of a source and a format with what it is at a date and when it changes.
    init(
        _ key: SourceFormat, _ string: @escaping (Date, TextRegion) -> String,
        _ change: @escaping (Date) -> Date?
    ) {
        (self.key, self.string, self.change) = (key, string, change)
    }

    /// Returns the string at a date in a region.
    func string(at now: Date, in region: TextRegion) -> String { string(now, region) }

    /// Returns the next date at which the string may change; nil for never.
    func nextChange(after now: Date) -> Date? {
        // A little later, so that rounding does not hide the change.
        change(now).map { max($0, now).addingTimeInterval(1e-3) }
    }
}

nonisolated extension SourceText: Hashable {
    static func == (a: SourceText, b: SourceText) -> Bool { a.key == b.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// What a `TimeDataSource` computes from the current date.
nonisolated enum TimeSource: Hashable, Sendable {
    case now, since(Date), until(Date), offset(Date)
}
