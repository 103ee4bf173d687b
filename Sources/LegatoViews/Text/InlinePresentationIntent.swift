/// The styles that Markdown gives to parts of a line.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits of the styles.
    public let rawValue: UInt

    /// Creates the styles with some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Italics, as in `*word*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Bold, as in `**word**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, between grave accents.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through, as in `~~word~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}
