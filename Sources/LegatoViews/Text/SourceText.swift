import Foundation

/// The string of a source in a format.
///
/// It is `@unchecked Sendable` because formats are values that only texts hold.
nonisolated struct SourceText: @unchecked Sendable {
    /// The source and the format, by which texts are compared.
    private let key: Key
    private let string: (Date, TextRegion) -> String
    private let change: (Date) -> Date?

    private nonisolated struct Key: Hashable {
        var source: TimeSource
        var format: AnyHashable
    }

    /// Creates the string of a source in a format that computes when it changes.
    init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, _ format: F, _ text: @escaping (F.FormatOutput) -> String
    ) where F.FormatInput == V {
        key = Key(source: source.kind, format: format)
        string = { text(format.moved(to: $1).format(source.value($0))) }
        change = { format.discreteInput(after: source.value($0)).flatMap(source.date) }
    }

    /// Creates the string of a range in a format; it is made every second.
    init<F: FormatStyle>(_ source: TimeDataSource<Range<Date>>, _ format: F)
    where F.FormatInput == Range<Date>, F.FormatOutput == String {
        key = Key(source: source.kind, format: format)
        string = { format.moved(to: $1).format(source.value($0)) }
        change = { now in
            switch source.kind {
            case .since(let date), .until(let date), .offset(let date): now.nextSecond(from: date)
            case .now: nil
            }
        }
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
