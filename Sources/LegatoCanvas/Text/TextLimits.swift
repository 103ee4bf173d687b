/// The limits on texts, checked before time or memory is spent.
///
/// Text beyond a limit is not laid out, with one warning. Layers and views use the default limits.
public struct TextLimits: Sendable, Hashable {
    /// The maximum number of UTF-8 bytes of a text, including a concatenated one; 1 MiB by default.
    ///
    /// The rest is dropped.
    public var bytes = 1 << 20
    /// The maximum number of lines; 10,000 by default.
    ///
    /// The rest is dropped.
    public var lines = 10_000
    /// The maximum number of UTF-8 bytes of a paragraph; 65,536 by default.
    ///
    /// The rest of the paragraph is dropped.
    public var paragraphBytes = 1 << 16
    /// The maximum number of consecutive combining scalars, such as accents; 64 by default.
    ///
    /// Further ones are dropped.
    public var combiningScalars = 64
    /// The maximum number of tabs in a line before wrapping; 512 by default.
    ///
    /// Further ones become spaces.
    public var tabs = 512
    /// The maximum number of UTF-8 bytes of a line with right-to-left letters; 16,384 by default.
    ///
    /// The rest of its paragraph is dropped: reordering such a line takes quadratic time.
    public var bidirectionalBytes = 1 << 14
    /// The maximum number of UTF-8 bytes of a line truncated in the middle; 8192 by default.
    ///
    /// A line that shows more is truncated at the end: finding the middle takes quadratic time.
    public var middleBytes = 1 << 13
    /// The maximum em size in pixels of glyphs rasterised by the font library; 2048 by default.
    ///
    /// Larger glyphs are drawn as paths, whose cost depends on the pixels that they cover.
    public var glyphPixels = 2048

    /// The number of bytes of a wrapped paragraph that are broken into lines at a time, fewer for
    /// narrow lines; also the number of bytes laid out at each end of a truncated paragraph.
    ///
    /// It is increased while they fill fewer than three lines, or do not overflow the truncated
    /// line. The limit exists because breaking and truncating lines take quadratic time.
    package var brokenBytes = 512

    /// The default limits.
    public static let standard = TextLimits()

    /// The maximum font size in points, to which layers and views clamp.
    public static let fontSize = 10_000.0
    /// The minimum font size in points, to which layers and views clamp.
    public static let minimumFontSize = 0.01
    /// The maximum number of different font names in a process.
    ///
    /// `Sans` replaces further ones.
    public static let fontNames = 1000
    /// The maximum number of words of a concatenated `Text`.
    ///
    /// Further ones are dropped.
    public static let joinedWords = 2000
    /// The maximum number of UTF-8 bytes of a font name with its features.
    ///
    /// `Sans` replaces a longer one.
    public static let fontNameBytes = 1024

    /// Creates the default limits.
    public init() {}
}
