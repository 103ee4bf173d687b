/// The place of a value in columns of a fixed width.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int

    /// The value takes its own width.
    public static let none = OSLogStringAlignment(columns: 0)

    /// The value is followed by spaces up to a number of columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: max(0, columns))
    }

    /// Spaces up to a number of columns precede the value.
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

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var prefix = ""
    private var hasSign = false
    private var isUppercase = false
    private var digits = 1

    /// With digits from 0 to 9.
    public static let decimal = OSLogIntegerFormatting()

    /// With digits from 0 to 9, at least a number of them.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits)
    }

    /// In hexadecimal digits.
    public static let hex = OSLogIntegerFormatting(radix: 16)

    /// In hexadecimal digits, at least a number of them.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign,
            isUppercase: uppercase, digits: minDigits
        )
    }

    /// In octal digits.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// In octal digits, at least a number of them.
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

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    /// The specification of `printf`.
    let format: String

    private init(_ kind: Character, _ precision: Int?, _ hasSign: Bool, _ isUppercase: Bool) {
        let digits = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
        let letter = isUppercase ? kind.uppercased() : String(kind)
        format = "%\(hasSign ? "+" : "")\(digits)\(letter)"
    }

    /// With 6 digits after the point.
    public static let fixed = OSLogFloatFormatting("f", nil, false, false)

    /// With a number of digits after the point, 6 by default.
    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision, explicitPositiveSign, uppercase)
    }

    /// With an exponent of 10.
    public static let exponential = OSLogFloatFormatting("e", nil, false, false)

    /// With an exponent of 10 and a number of digits after the point, 6 by default.
    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision, explicitPositiveSign, uppercase)
    }

    /// With an exponent for very large and very small numbers only.
    public static let hybrid = OSLogFloatFormatting("g", nil, false, false)

    /// With an exponent for very large and very small numbers only, and a number of digits.
    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision, explicitPositiveSign, uppercase)
    }

    /// In hexadecimal digits with an exponent of 2.
    public static let hex = OSLogFloatFormatting("a", nil, false, false)

    /// In hexadecimal digits with an exponent of 2.
    public static func hex(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", nil, explicitPositiveSign, uppercase)
    }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
    /// As `true` or `false`.
    case truth
    /// As `yes` or `no`.
    case answer

    func formatted(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
