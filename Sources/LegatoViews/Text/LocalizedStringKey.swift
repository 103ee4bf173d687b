public import Foundation

/// The literal of a text, with interpolated values and Markdown.
///
/// Bold, italic, strikethrough, code and links are recognised in the literal, but not in
/// interpolated strings. If the `Localizable` table of the bundle contains the key, the text shows
/// its translation. Both have `%@` where values are interpolated.
///
/// ```swift
/// Text("**\(count)** of \(total) at \(price, specifier: "%.2f") €")
/// ```
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    /// A part of the key; it is `@unchecked Sendable` because images are only used on the main actor.
    enum Piece: @unchecked Sendable {
        case literal(String)
        case string(String)
        case number(any _FormatSpecifiable)
        case formatted(FormattedText)
        case live(LiveText)
        case text(Text)
        case image(Image)
        case attributed(AttributedString)
    }

    let pieces: [Piece]

    /// Creates a key from a string.
    public init(_ value: String) { pieces = [.literal(value)] }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    init(pieces: [Piece]) { self.pieces = pieces }

    /// The parts of a key while an interpolated literal is assembled.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        /// Creates an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Appends a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        /// Appends a string as is.
        public mutating func appendInterpolation(_ string: String) {
            pieces.append(.string(string))
        }

        /// Appends a number: integers with thousands separators, others with six decimals.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            pieces.append(.number(value))
        }

        /// Appends a number in the format of `String(format:)`, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            let argument = value._argument
            func string(_ locale: Locale?) -> String {
                String(format: specifier, locale: locale ?? .current, argument)
            }
            let text = FormattedText(string(nil)) { string($0.locale) }
            pieces.append(.formatted(text))
        }

        /// Appends a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            pieces.append(.formatted(FormattedText(input, format)))
        }

        /// Appends a value as a formatter describes it, or its description without one.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            let text = formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"
            pieces.append(.string(text))
        }

        /// Appends a text in its own style.
        public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

        /// Appends an image.
        public mutating func appendInterpolation(_ image: Image) { pieces.append(.image(image)) }

        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            pieces.append(.attributed(attributedString))
        }

        /// Appends a date in a style; some styles change over time.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            pieces.append(.live(.date(date, style.form)))
        }

        /// Appends a range of dates as the times of day at its ends.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            pieces.append(.live(.range(dates)))
        }

        /// Appends an interval as the times of day at its ends.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            pieces.append(.live(.range(interval.start...interval.end)))
        }

        /// Appends a timer; see `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            let timer = TimerText(
                interval: timerInterval, pause: pauseTime, countsDown: countsDown,
                showsHours: showsHours
            )
            pieces.append(.live(.timer(timer)))
        }
    }
}

/// A number that a localised text formats.
nonisolated public protocol _FormatSpecifiable: Equatable {
    /// The number as an argument of `String(format:)`.
    var _argument: any CVarArg { get }
    /// Returns the number in the default format of a locale; nil for the user's.
    func _text(in locale: Locale?) -> String
}

nonisolated extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
    /// The number as an argument of `String(format:)`.
    public var _argument: any CVarArg { self }
    /// The number with thousands separators.
    public func _text(in locale: Locale?) -> String { GroupedDigits.text("\(self)", locale) }
}

nonisolated extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The number as an argument of `String(format:)`.
    public var _argument: any CVarArg { Double(self) }
    /// The number with six decimals.
    public func _text(in locale: Locale?) -> String {
        String(format: "%lf", locale: locale ?? .current, Double(self))
    }
}

nonisolated extension Int: _FormatSpecifiable {}
nonisolated extension Int8: _FormatSpecifiable {}
nonisolated extension Int16: _FormatSpecifiable {}
nonisolated extension Int32: _FormatSpecifiable {}
nonisolated extension Int64: _FormatSpecifiable {}
nonisolated extension UInt: _FormatSpecifiable {}
nonisolated extension UInt8: _FormatSpecifiable {}
nonisolated extension UInt16: _FormatSpecifiable {}
nonisolated extension UInt32: _FormatSpecifiable {}
nonisolated extension UInt64: _FormatSpecifiable {}
nonisolated extension Float: _FormatSpecifiable {}
nonisolated extension Double: _FormatSpecifiable {}
nonisolated extension CGFloat: _FormatSpecifiable {}

/// The digits of whole numbers with the separators of a locale; nil for the user's.
nonisolated enum GroupedDigits {
    /// Returns digits, after an optional sign, in groups of three.
    static func text(_ digits: String, _ locale: Locale?) -> String {
        var left = digits.utf8.count
        if digits.utf8.first == UInt8(ascii: "-") { left -= 1 }
        guard left > 3 else { return digits }
        let separator = locale.map { $0.groupingSeparator ?? "," } ?? Self.separator
        var grouped = ""
        for digit in digits.unicodeScalars {
            grouped.unicodeScalars.append(digit)
            if digit == "-" { continue }
            left -= 1
            if left > 0, left.isMultiple(of: 3) { grouped += separator }
        }
        return grouped
    }

    private static let separator = Locale.current.groupingSeparator ?? ","
}

nonisolated extension LocalizedStringKey {
    /// The characters of the translation.
    package var plainText: String { Text(self).plainText }
}

nonisolated extension Text {
    /// Its characters, without attributes.
    package var plainText: String { parts.map(\.string).joined() }
}

nonisolated extension String {
    /// The literal of a localised string, with interpolated values.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        let pieces: [LocalizedStringKey.Piece]

        /// Creates a value from a string.
        public init(_ value: String) { pieces = [.literal(value)] }

        /// Creates a value from a literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a value from an interpolated literal.
        public init(stringInterpolation: StringInterpolation) {
            pieces = stringInterpolation.key.pieces
        }

        /// The parts of a value while an interpolated literal is assembled.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key: LocalizedStringKey.StringInterpolation

            /// Creates an empty value.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key = .init(
                    literalCapacity: literalCapacity, interpolationCount: interpolationCount
                )
            }

            /// Appends a part of the literal.
            public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }

            /// Appends a string as is.
            public mutating func appendInterpolation(_ string: String) {
                key.appendInterpolation(string)
            }

            /// Appends a number: integers with thousands separators, others with six decimals.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                key.appendInterpolation(value)
            }

            /// Appends a number in the format of `String(format:)`, such as `%.2f`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(
                _ value: T, specifier: String
            ) {
                key.appendInterpolation(value, specifier: specifier)
            }

            /// Appends a value in a format.
            public mutating func appendInterpolation<F: FormatStyle>(
                _ input: F.FormatInput, format: F
            ) where F.FormatInput: Equatable, F.FormatOutput == String {
                key.appendInterpolation(input, format: format)
            }

            /// Appends the description of a value.
            @_disfavoredOverload
            public mutating func appendInterpolation<Subject>(_ subject: Subject) {
                key.appendInterpolation("\(subject)")
            }
        }
    }
}
