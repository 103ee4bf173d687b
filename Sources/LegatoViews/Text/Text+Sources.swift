public import Foundation

nonisolated extension Text {
    /// Creates a text that shows a source in a format, and updates when the string changes.
    ///
    /// ```swift
    /// Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    /// ```
    /// - Parameters:
    ///   - source: The value to show.
    ///   - format: The format, which determines when the text changes.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(content: .live(.source(SourceText(source, format) { $0 })))
    }

    /// Creates a text that shows the characters of a source in a format, and updates when they
    /// change.
    ///
    /// ```swift
    /// Text(.currentDate, format: .reference(to: deadline))
    /// ```
    /// - Parameters:
    ///   - source: The value to show.
    ///   - format: The format, which determines when the text changes.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(content: .live(.source(SourceText(source, format) { String($0.characters) })))
    }

    /// Creates a text that shows a range of dates in a format, and updates every second.
    ///
    /// - Parameters:
    ///   - source: The range to show.
    ///   - format: The format.
    public init<F: FormatStyle>(_ source: TimeDataSource<Range<Date>>, format: F)
    where F.FormatInput == Range<Date>, F.FormatOutput == String {
        self.init(content: .live(.source(SourceText(source, format))))
    }

    /// Creates a text that shows a value in a format with attributes.
    ///
    /// ```swift
    /// Text(end, format: .offset(to: start))
    /// ```
    /// - Parameters:
    ///   - input: The value to show.
    ///   - format: The format, whose attributes the text has.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        let text = Text(format.format(input))
        guard !text.isJoined && !text.hasSettings else {
            self = text
            return
        }
        let formatted = FormattedText(text.string) {
            String(format.moved(to: $0).format(input).characters)
        }
        self.init(content: .formatted(formatted))
    }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Appends a source in a format, which updates when its string changes.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }

    /// Appends the characters of a source in a format, which update when they change.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Appends a value in a format with attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        appendInterpolation(Text(input, format: format))
    }
}
