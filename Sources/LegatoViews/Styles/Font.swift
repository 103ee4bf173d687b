public import Foundation
import LegatoCanvas
import LegatoGraphics

/// A typeface, a size and a weight, worked out where a text is set.
nonisolated public struct Font: Sendable, Hashable {
    /// How thick letters are.
    public struct Weight: Sendable, Hashable {
        /// The weight in fontconfig's words.
        let name: String

        /// The thinnest.
        public static let ultraLight = Weight(name: "Thin")
        /// Thinner than light.
        public static let thin = Weight(name: "Ultra-Light")
        /// Thinner than regular.
        public static let light = Weight(name: "Light")
        /// The weight of running text.
        public static let regular = Weight(name: "Regular")
        /// A little thicker than regular.
        public static let medium = Weight(name: "Medium")
        /// Between medium and bold.
        public static let semibold = Weight(name: "Semi-Bold")
        /// The weight of emphasis.
        public static let bold = Weight(name: "Bold")
        /// Thicker than bold.
        public static let heavy = Weight(name: "Ultra-Bold")
        /// The thickest.
        public static let black = Weight(name: "Heavy")
    }

    /// Which of the system's typefaces.
    public enum Design: Sendable, Hashable {
        /// The one without serifs.
        case `default`
        /// The one with serifs.
        case serif
        /// The one with round ends; where none is installed, as on most systems, the default one.
        case rounded
        /// The one whose letters are all equally wide.
        case monospaced
    }

    private enum Face: Hashable {
        case system(Design)
        case custom(String)
    }

    private var face: Face
    private var size: CGFloat
    private var weight: Weight?
    private var isItalic = false
    private var usesMonospacedDigits = false

    private init(face: Face, size: CGFloat, weight: Weight?) {
        self.face = face
        self.size = Self.limited(size)
        self.weight = weight
    }

    /// Returns a size clamped to the range of font sizes; that of body text for NaN.
    private static func limited(_ size: CGFloat) -> CGFloat {
        let range = TextLimits.leastFontSize...TextLimits.fontSize
        if range.contains(size) { return size }
        let taken =
            size.isNaN ? TextStyle.body.size : min(max(size, range.lowerBound), range.upperBound)
        if size.isNaN || size <= 0 || size > range.upperBound {
            NumberCheck(Self.self, "size").warn(
                "\(size)",
                "\(taken) is used",
                rule: "sizes above 0 and up to \(range.upperBound)"
            )
        }
        return taken
    }

    /// Returns a system font.
    ///
    /// - Parameters:
    ///   - size: The em size in points, clamped to 0.01 to 10,000. A size of 0 or below, or above
    ///     10,000, warns. NaN counts as the size of `.body`, with a warning.
    ///   - weight: The weight; nil, the default, for regular.
    ///   - design: The typeface; nil, the default, for the one without serifs.
    /// - Returns: The font.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        Font(face: .system(design ?? .default), size: size, weight: weight)
    }

    /// Returns a system font for a kind of text.
    ///
    /// - Parameters:
    ///   - style: The kind of text, which decides the size.
    ///   - design: The typeface; nil, the default, for the one without serifs.
    ///   - weight: The weight; nil, the default, for that of the kind of text.
    /// - Returns: The font.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font {
        system(size: style.size, weight: weight ?? style.weight, design: design)
    }

    /// Returns an installed font by its name in fontconfig's words, as `DejaVu Sans Condensed`.
    ///
    /// A font that is not installed is replaced by the nearest one that is. The size is clamped to
    /// 0.01 to 10,000 points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(face: .custom(FontNames.limited(name)), size: size, weight: nil)
    }

    /// Returns an installed font by its name, at a size that no setting changes.
    ///
    /// The size is clamped to 0.01 to 10,000 points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        custom(name, size: fixedSize)
    }

    /// Returns an installed font by its name, for a kind of text.
    ///
    /// The size is clamped to 0.01 to 10,000 points.
    public static func custom(
        _ name: String,
        size: CGFloat,
        relativeTo textStyle: TextStyle
    ) -> Font {
        custom(name, size: size)
    }

    /// Returns the font in a weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// Returns the font with letters that are all equally wide: the system's typeface of that kind.
    public func monospaced() -> Font {
        var font = self
        font.face = .system(.monospaced)
        return font
    }

    /// Returns the font with digits that are all equally wide, where the typeface has them.
    public func monospacedDigit() -> Font {
        var font = self
        font.usesMonospacedDigits = true
        return font
    }

    /// The font as text layouts name it.
    package var resolved: ResolvedFont {
        let family =
            switch face {
            case .custom(let name): name
            case .system(.serif): "Serif"
            case .system(.monospaced): "Monospace"
            case .system: "Sans"
            }
        let isRegular = weight == nil || weight == .regular
        let parts = [
            family, isRegular ? nil : weight?.name, isItalic ? "Italic" : nil,
            usesMonospacedDigits ? "#tnum" : nil,
        ]
        return ResolvedFont(name: parts.compactMap(\.self).joined(separator: " "), size: size)
    }
}

/// A font as text layouts name it.
nonisolated package struct ResolvedFont: Sendable, Hashable {
    /// The family and style in fontconfig's words, as `TextLayout.fontName`.
    package var name: String
    /// The size of an em in points.
    package var size: CGFloat
}
