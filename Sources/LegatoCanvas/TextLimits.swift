/// The limits on texts, checked before time or memory is spent on them.
///
/// What is beyond a limit is not laid out, and a warning says so once. Layers and views use the
/// default limits.
public struct TextLimits: Sendable, Hashable {
    /// The maximum size of a text in bytes of UTF-8; 1 MiB by default.
    ///
    /// The rest is left out.
    public var bytes = 1 << 20
    /// The maximum number of lines that are laid out; 10,000 by default.
    ///
    /// The rest is left out.
    public var lines = 10_000
    /// The maximum size of a paragraph in bytes of UTF-8; 65,536 by default.
    ///
    /// The rest of the paragraph is left out.
    public var paragraphBytes = 1 << 16
    /// The maximum number of combining scalars in a row, such as accents; 64 by default.
    ///
    /// Further ones are left out.
    public var combiningScalars = 64
    /// The maximum number of tabs in a line, before it is wrapped; 512 by default.
    ///
    /// Further ones count as spaces.
    public var tabs = 512
    /// The maximum size of a line in bytes of UTF-8 if some of its letters run from right to left; 16,384
    /// by default.
    ///
    /// The rest of its paragraph is left out: the time for ordering the parts of such a line grows with
    /// the square.
    public var bidirectionalBytes = 1 << 14
    /// The maximum size of an em in pixels for glyphs that are rasterized by the font's library; 2048
    /// by default.
    ///
    /// Larger glyphs are drawn as paths, whose cost is that of the pixels that they cover.
    public var glyphPixels = 2048

    /// The number of bytes of a wrapped paragraph that are broken into lines at once, or twice that,
    /// and so on, if they have less than three lines.
    ///
    /// The time for that grows with the square.
    package var brokenBytes = 512

    /// The default limits.
    public static let standard = TextLimits()

    /// The maximum size of a font in points, and the size of what is larger in a layer or a view.
    public static let fontSize = 10_000.0
    /// The minimum size of a font in points, and the size of what is smaller in a layer or a view.
    public static let leastFontSize = 0.01
    /// The maximum number of different font names in a process.
    ///
    /// Further ones count as `Sans`.
    public static let fontNames = 1000
    /// The maximum number of words of a joined `Text`.
    ///
    /// Further ones are left out.
    public static let joinedWords = 2000
    /// The maximum size of a font name in bytes of UTF-8.
    ///
    /// A longer one counts as `Sans`.
    public static let fontNameBytes = 1024

    /// Creates the default limits.
    public init() {}
}
