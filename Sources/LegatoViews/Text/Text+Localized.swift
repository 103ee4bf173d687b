public import Foundation
import Synchronization

nonisolated extension Text {
    /// Creates a text that shows a literal with its interpolations and Markdown.
    ///
    /// - Parameters:
    ///   - key: The literal, which is replaced by its translation if there is one.
    ///   - tableName: The name of the table of translations; nil, the default, for `Localizable`.
    ///   - bundle: The bundle with the table; nil, the default, for the main bundle.
    ///   - comment: A note for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let pieces = Translations.shared.translation(of: key, tableName, bundle) ?? key.pieces
        self = InlineMarkdown.text(pieces)
    }

    /// Creates a text that shows a value in a format.
    ///
    /// ```swift
    /// Text(0.25, format: .percent)
    /// ```
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: .formatted(FormattedText(input, format)))
    }

    /// Creates a text that shows a value as a formatter describes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

/// The tables of translations that the program has used.
nonisolated final class Translations: Sendable {
    static let shared = Translations()

    private nonisolated struct TranslationTable: Hashable {
        let name: String
        let bundle: ObjectIdentifier
    }

    /// Whether a table exists.
    private let exists = Mutex<[TranslationTable: Bool]>([:])

    /// Returns the pieces of a translation; nil without one.
    func translation(
        of key: LocalizedStringKey, _ tableName: String?, _ bundle: Bundle?
    ) -> [LocalizedStringKey.Piece]? {
        let bundle = bundle ?? .main
        let name = tableName ?? "Localizable"
        let table = TranslationTable(name: name, bundle: ObjectIdentifier(bundle))
        let known = exists.withLock { $0[table] }
        let isThere = known ?? (bundle.path(forResource: name, ofType: "strings") != nil)
        if known == nil { exists.withLock { $0[table] = isThere } }
        guard isThere else { return nil }
        let format = key.format
        let found = bundle.localizedString(forKey: format, value: nil, table: name)
        return found == format ? nil : key.pieces(in: found)
    }
}

nonisolated extension LocalizedStringKey {
    /// The key under which a table contains the translation.
    var format: String {
        pieces.map { if case .literal(let string) = $0 { string } else { "%@" } }.joined()
    }

    /// Returns the pieces of a translation: interpolated values replace its specifiers, in order.
    func pieces(in translation: String) -> [Piece] {
        var values = pieces.filter { if case .literal = $0 { false } else { true } }[...]
        var (result, rest) = ([Piece](), translation[...])
        while let range = rest.range(of: "%@"), let value = values.popFirst() {
            result += [.literal(String(rest[..<range.lowerBound])), value]
            rest = rest[range.upperBound...]
        }
        return result + [.literal(String(rest))]
    }
}
