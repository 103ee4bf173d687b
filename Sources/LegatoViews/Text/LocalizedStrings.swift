public import Foundation

nonisolated extension String {
    /// Creates the translation of a literal, or the literal without one.
    ///
    /// ```swift
    /// let title = String(localized: "\(3) photos")
    /// ```
    /// - Parameters:
    ///   - keyAndValue: The literal, which is the key of the translation.
    ///   - table: The name of the table of translations; nil, the default, for `Localizable`.
    ///   - bundle: The bundle with the table; nil, the default, for the main bundle.
    ///   - locale: The locale of numbers and dates; the user's by default.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.string(table, bundle, locale)
    }

    /// Creates the translation of a key, or a literal without one.
    /// - Parameters:
    ///   - key: The key of the translation.
    ///   - defaultValue: The literal without a translation.
    ///   - table: The name of the table of translations; nil, the default, for `Localizable`.
    ///   - bundle: The bundle with the table; nil, the default, for the main bundle.
    ///   - locale: The locale of numbers and dates; the user's by default.
    ///   - comment: A note for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let pieces = [LocalizedStringKey.Piece.literal("\(key)")]
        let known = LocalizedStringKey(pieces: pieces)
        let format = Translations.shared.translation(of: known, table, bundle)
        guard case .literal(let text)? = format?.first else {
            self = defaultValue.string(table, bundle, locale)
            return
        }
        self = LocalizedStringKey(pieces: defaultValue.pieces).string(in: text, locale)
    }

    /// Creates the translation of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.value.string(resource.table, resource.bundle, resource.locale)
    }
}

nonisolated extension String.LocalizationValue {
    /// Returns the translation, or the value without one.
    fileprivate func string(_ table: String?, _ bundle: Bundle?, _ locale: Locale) -> String {
        let key = LocalizedStringKey(pieces: pieces)
        let shown = Translations.shared.translation(of: key, table, bundle) ?? pieces
        return LocalizedStringKey(pieces: shown).string(in: locale)
    }
}

nonisolated extension LocalizedStringKey {
    /// The key as a string, with numbers and dates in a locale.
    fileprivate func string(in locale: Locale) -> String {
        let region = TextRegion(locale: locale == .current ? nil : locale)
        return pieces.map { piece in
            switch piece {
            case .literal(let string), .string(let string): string
            case .number(let number): number._text(in: region.locale)
            case .formatted(let text): text.string(in: region)
            case .live, .text, .image, .attributed: ""
            }
        }
        .joined()
    }

    /// The values of the key in a translation, as a string.
    fileprivate func string(in translation: String, _ locale: Locale) -> String {
        LocalizedStringKey(pieces: pieces(in: translation)).string(in: locale)
    }
}

/// A string that is localised where it is shown.
///
/// ```swift
/// let title: LocalizedStringResource = "Settings"
/// print(String(localized: title))
/// ```
///
/// It is `@unchecked Sendable` because bundles may be read from any thread.
nonisolated public struct LocalizedStringResource: ExpressibleByStringInterpolation,
    Equatable, @unchecked Sendable
{
    fileprivate let value: String.LocalizationValue
    /// The key of the translation.
    public var key: String { LocalizedStringKey(pieces: value.pieces).format }
    /// The name of the table of translations; nil for `Localizable`.
    public let table: String?
    /// The bundle with the table; nil for the main bundle.
    fileprivate let bundle: Bundle?
    /// The locale of numbers and dates.
    public var locale: Locale

    /// Creates a resource.
    /// - Parameters:
    ///   - keyAndValue: The literal, which is the key of the translation.
    ///   - table: The name of the table of translations; nil, the default, for `Localizable`.
    ///   - locale: The locale of numbers and dates; the user's by default.
    ///   - bundle: The bundle with the table; nil, the default, for the main bundle.
    ///   - comment: A note for translators.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        (value, self.table, self.locale, self.bundle) = (keyAndValue, table, locale, bundle)
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from an interpolated literal.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// Whether two resources have the same key and values, and are looked up in the same table.
    public static func == (a: Self, b: Self) -> Bool {
        LocalizedStringKey(pieces: a.value.pieces) == LocalizedStringKey(pieces: b.value.pieces)
            && a.table == b.table && a.bundle == b.bundle && a.locale == b.locale
    }
}

nonisolated extension Text {
    /// Creates a text that shows the translation of a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(
            LocalizedStringKey(pieces: resource.value.pieces), tableName: resource.table,
            bundle: resource.bundle
        )
    }
}

nonisolated extension AttributedString {
    /// Creates the translation of a literal, with its Markdown.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let string = keyAndValue.string(table, bundle, locale)
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let styled = try? AttributedString(markdown: string, options: options)
        self = styled ?? AttributedString(string)
    }
}
