public import Foundation
import LegatoCanvas
import LegatoGraphics

/// A typeface with a size and a weight, resolved when a text is laid out.
nonisolated public struct Font: Sendable, Hashable {
    /// The thickness of a font's strokes.
    public struct Weight: Sendable, Hashable {
        /// The fontconfig name of the weight.
        let name: String

        /// The thinnest.
        public static let ultraLight = Weight(name: "Thin")
        /// Thinner than light.
        public static let thin = Weight(name: "Ultra-Light")
        /// Thinner than regular.
        public static let light = Weight(name: "Light")
        /// The weight of body text.
        public static let regular = Weight(name: "Regular")
        /// A little thicker than regular.
        public static let medium = Weight(name: "Medium")
        /// Between medium and bold.
        public static let semibold = Weight(name: "Semi-Bold")
        /// The bold weight.
        public static let bold = Weight(name: "Bold")
        /// Thicker than bold.
        public static let heavy = Weight(name: "Ultra-Bold")
        /// The thickest.
        public static let black = Weight(name: "Heavy")
    }

    /// A design of the system font.
    public enum Design: Sendable, Hashable {
        /// The sans-serif system font.
        case `default`
        /// The serif system font.
        case serif
        /// A rounded system font; the default one if none is installed, as on most systems.
        case rounded
        /// The monospaced system font.
        case monospaced
    }

    private enum Face: Hashable {
        case system(Design)
        case custom(String)
    }

    private var face: Face
    private var size: CGFloat
    private(set) var weight: Weight?
    private var isItalic = false
    private var usesMonospacedDigits = false

    private init(face: Face, size: CGFloat, weight: Weight?) {
        self.face = face
        self.size = Self.limited(size)
        self.weight = weight
    }

    /// Returns a size clamped to the range of font sizes; the body size for NaN.
    private static func limited(_ size: CGFloat) -> CGFloat {
        let range = TextLimits.leastFontSize...TextLimits.fontSize
        if range.contains(size) { return size }
        let taken =
            size.isNaN ? TextStyle.body.size : min(max(size, range.lowerBound), range.upperBound)
        if size.isNaN || size <= 0 || size > range.upperBound {
            NumberCheck(Self.self, "size").warn(
                "\(size)", "\(taken) is used", rule: "sizes above 0 and up to \(range.upperBound)"
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
    ///   - design: The design; nil, the default, for sans-serif.
    /// - Returns: The font.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(face: .system(design ?? .default), size: size, weight: weight)
    }

    /// Returns the system font of a text style.
    ///
    /// - Parameters:
    ///   - style: The text style, which determines the size.
    ///   - design: The design; nil, the default, for sans-serif.
    ///   - weight: The weight; nil, the default, for that of the text style.
    /// - Returns: The font.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        system(size: style.size, weight: weight ?? style.weight, design: design)
    }

    /// Returns an installed font by its fontconfig name, such as `DejaVu Sans Condensed`.
    ///
    /// A font that is not installed is replaced by the closest match. The size is clamped to 0.01
    /// to 10,000 points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(face: .custom(FontNames.limited(name)), size: size, weight: nil)
    }

    /// Returns an installed font by its name, at a fixed size.
    ///
    /// The size is clamped to 0.01 to 10,000 points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        custom(name, size: fixedSize)
    }

    /// Returns an installed font by its name; the text style has no effect.
    ///
    /// The size is clamped to 0.01 to 10,000 points.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font {
        custom(name, size: size)
    }

    /// Returns the font with a weight.
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

    /// Returns the monospaced system font with the size and weight of this font.
    public func monospaced() -> Font {
        var font = self
        font.face = .system(.monospaced)
        return font
    }

    /// Returns the font with digits of equal width, if the typeface has them.
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
    /// The fontconfig family and style, as in `TextLayout.fontName`.
    package var name: String
    /// The em size, in points.
    package var size: CGFloat
}
