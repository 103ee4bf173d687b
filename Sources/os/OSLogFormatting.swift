/// The alignment of a value in a column of a minimum width.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int

    /// No padding.
    public static let none = OSLogStringAlignment(columns: 0)

    /// Aligned left, padded with spaces to a number of columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: max(0, columns))
    }

    /// Aligned right, padded with spaces to a number of columns.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: -max(0, columns))
    }

    func aligned(_ text: String) -> String {
        let missing = min(abs(columns), 1000) - text.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return columns > 0 ? text + spaces : spaces + text
    }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var prefix = ""
    private var hasSign = false
    private var isUppercase = false
    private var digits = 1

    /// Decimal.
    public static let decimal = OSLogIntegerFormatting()

    /// Decimal, with a minimum number of digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits)
    }

    /// Hexadecimal.
    public static let hex = OSLogIntegerFormatting(radix: 16)

    /// Hexadecimal, with a minimum number of digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign,
            isUppercase: uppercase, digits: minDigits
        )
    }

    /// Octal.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// Octal, with a minimum number of digits.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", hasSign: explicitPositiveSign,
            isUppercase: uppercase, digits: minDigits
        )
    }

    func formatted(_ value: some FixedWidthInteger) -> String {
        let number = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(digits, 1000) - number.count))
        return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + number
    }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    /// The `printf` specifier.
    let format: String

    private init(_ kind: Character, _ precision: Int?, _ hasSign: Bool, _ isUppercase: Bool) {
        let digits = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
        let letter = isUppercase ? kind.uppercased() : String(kind)
        format = "%\(hasSign ? "+" : "")\(digits)\(letter)"
    }

    /// Fixed-point, with 6 fraction digits.
    public static let fixed = OSLogFloatFormatting("f", nil, false, false)

    /// Fixed-point, with a number of fraction digits; 6 by default.
    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision, explicitPositiveSign, uppercase)
    }

    /// Scientific notation.
    public static let exponential = OSLogFloatFormatting("e", nil, false, false)

    /// Scientific notation, with a number of fraction digits; 6 by default.
    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision, explicitPositiveSign, uppercase)
    }

    /// Scientific notation for very large and very small numbers, otherwise fixed-point.
    public static let hybrid = OSLogFloatFormatting("g", nil, false, false)

    /// Scientific notation for very large and very small numbers, otherwise fixed-point, with a
    /// number of significant digits.
    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision, explicitPositiveSign, uppercase)
    }

    /// Hexadecimal, with a binary exponent.
    public static let hex = OSLogFloatFormatting("a", nil, false, false)

    /// Hexadecimal, with a binary exponent.
    public static func hex(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", nil, explicitPositiveSign, uppercase)
    }
}

/// The format of a Boolean.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer

    func formatted(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
