/// A message to be logged, written as a string with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message from a literal.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message from a literal with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of an interpolated value: shown or hidden.
public struct OSLogPrivacy: Sendable {
    /// The replacement of a hidden value.
    public enum Mask: Sendable {
        /// A hash, equal for equal values within one run of the program.
        case hash
        /// `<private>`.
        case none
    }

    let isHidden: Bool
    let mask: Mask

    /// The value is shown.
    public static let `public` = OSLogPrivacy(isHidden: false, mask: .none)
    /// The value is shown, because standard error is read by the user who runs the program.
    public static let auto = OSLogPrivacy(isHidden: false, mask: .none)
    /// `<private>` is shown.
    public static let `private` = OSLogPrivacy(isHidden: true, mask: .none)
    /// `<private>` is shown.
    public static let sensitive = OSLogPrivacy(isHidden: true, mask: .none)

    /// The value is replaced by its mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(isHidden: true, mask: mask)
    }

    /// The value is replaced by its mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(isHidden: true, mask: mask)
    }

    /// The value is shown.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    func shown(_ text: String) -> String {
        guard isHidden else { return text }
        guard mask == .hash else { return "<private>" }
        return "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>"
    }
}

/// Builds a message from its literals and interpolated values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    private mutating func append(
        _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
    ) {
        text += align.aligned(privacy.shown(value))
    }

    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a string.
    public mutating func appendInterpolation(
        _ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(value, align, privacy)
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation(
        _ value: some CustomStringConvertible, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(value.description, align, privacy)
    }

    /// Appends an error.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: any Error, privacy: OSLogPrivacy = .auto
    ) {
        append("\(value)", .none, privacy)
    }

    /// Appends the name of a type.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append("\(value)", align, privacy)
    }

    /// Appends an integer.
    public mutating func appendInterpolation(
        _ value: some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(format.formatted(value), align, privacy)
    }

    /// Appends a number.
    public mutating func appendInterpolation(
        _ value: Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(formatted(format.format, value), align, privacy)
    }

    /// Appends a number.
    public mutating func appendInterpolation(
        _ value: Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(formatted(format.format, Double(value)), align, privacy)
    }

    /// Appends a Boolean.
    public mutating func appendInterpolation(
        _ value: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(format.formatted(value), .none, privacy)
    }
}
