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
    /// The text style by which the size scales with the preferred text size; nil for a fixed size.
    private var style: TextStyle?
    var details = FontDetails()

    private init(face: Face, size: CGFloat, weight: Weight?, style: TextStyle? = nil) {
        self.face = face
        self.size = Self.limited(size)
        self.style = style
        details.weight = weight
    }

    /// Returns a size clamped to the range of font sizes; the body size for NaN.
    private static func limited(_ size: CGFloat) -> CGFloat {
        let range = TextLimits.minimumFontSize...TextLimits.fontSize
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
        Font(
            face: .system(design ?? .default), size: style.size, weight: weight ?? style.weight,
            style: style
        )
    }

    /// Returns an installed font by its fontconfig name, such as `DejaVu Sans Condensed`.
    ///
    /// A font that is not installed is replaced by the closest match. The size is clamped to 0.01
    /// to 10,000 points, and follows `dynamicTypeSize(_:)` like that of body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// Returns an installed font by its name, at a fixed size.
    ///
    /// The size is clamped to 0.01 to 10,000 points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(face: .custom(FontNames.limited(name)), size: fixedSize, weight: nil)
    }

    /// Returns an installed font by its name, whose size follows `dynamicTypeSize(_:)` like that of
    /// a text style.
    ///
    /// The size is clamped to 0.01 to 10,000 points.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font {
        Font(face: .custom(FontNames.limited(name)), size: size, weight: nil, style: textStyle)
    }

    /// Returns the monospaced system font with the size and weight of this font.
    public func monospaced() -> Font { design(.monospaced) }

    /// Returns the system font in a design, with the size and weight of this font.
    package func design(_ design: Design) -> Font {
        var font = self
        font.face = .system(design)
        return font
    }

    /// Returns the font with its size multiplied by a factor.
    ///
    /// The size is clamped to 0.01 to 10,000 points. A size of 0 or below, or above 10,000, warns; NaN
    /// counts as the size of `.body`, with a warning.
    public func scaled(by factor: CGFloat) -> Font {
        var font = self
        font.size = Self.limited(size * factor)
        return font
    }

    /// Whether it has the monospaced design.
    var isMonospaced: Bool { face == .system(.monospaced) }

    /// Returns the font at a size that does not follow the preferred text size.
    package func fixed(at size: CGFloat) -> Font {
        var font = self
        (font.size, font.style) = (Self.limited(size), nil)
        return font
    }

    /// The weight; nil for that of the typeface.
    package var weight: Weight? { details.weight }

    /// Whether it is the system font.
    package var isSystem: Bool { if case .system = face { true } else { false } }

    /// The font resolved for text layout, at the default text size.
    package var resolved: ResolvedFont { resolved(at: .large) }

    /// Resolves the font for text layout.
    ///
    /// - Parameters:
    ///   - typeSize: The text size that the user prefers.
    ///   - letterSpacing: The space added after each letter, in points.
    ///   - lineSpacing: The space added between lines, in points.
    /// - Returns: The resolved font.
    package func resolved(
        at typeSize: DynamicTypeSize, letterSpacing: CGFloat = 0, lineSpacing: CGFloat = 0
    ) -> ResolvedFont {
        resolved(
            at: typeSize, letterSpacing: letterSpacing, lineSpacing: lineSpacing, lineHeight: nil
        )
    }

    /// Resolves the font with a height of lines; nil for that of the typeface.
    func resolved(
        at typeSize: DynamicTypeSize, letterSpacing: CGFloat, lineSpacing: CGFloat,
        lineHeight: AttributedString.LineHeight?
    ) -> ResolvedFont {
        let query = FontQuery(
            font: self, typeSize: typeSize, letterSpacing: letterSpacing,
            lineSpacing: lineSpacing, lineHeight: lineHeight
        )
        if let known = FontQuery.known.withLock({ $0[query] }) { return known }
        var resolved = newlyResolved(at: typeSize, letterSpacing, lineSpacing)
        if let height = lineHeight?.ems(at: resolved.size) {
            resolved.lineBox = (resolved.lineBox ?? LineBox.standard).with(height: height)
        }
        FontQuery.known.withLock { known in
            if known.count >= FontQuery.maximum { known.removeAll(keepingCapacity: true) }
            known[query] = resolved
        }
        return resolved
    }

    private func newlyResolved(
        at typeSize: DynamicTypeSize, _ letterSpacing: CGFloat, _ lineSpacing: CGFloat
    ) -> ResolvedFont {
        let size = Self.limited(style?.scaled(size, at: typeSize) ?? size)
        var spacing = letterSpacing
        var lineBox: LineBox?
        let family: String
        switch face {
        case .custom(let name): family = SystemFont.families(instead: name)
        case .system(let design):
            family =
                switch design {
                case .default: SystemFont.sans
                case .serif: "Serif"
                case .rounded: SystemFont.rounded
                case .monospaced: "Monospace"
                }
            if design == .default {
                spacing += SystemFont.tracking(size)
                lineBox = SystemFont.lineBox(of: family, pitch: style?.linePitch)
            }
        }
        return ResolvedFont(
            style: ([family] + details.styleNames).joined(separator: " "),
            features: details.features, letterSpacing: spacing,
            lineSpacing: lineSpacing + details.lineSpacing, lineBox: lineBox, size: size
        )
    }
}

/// The arguments that determine a resolved font: the key of its cache.
nonisolated private struct FontQuery: Hashable {
    var font: Font
    var typeSize: DynamicTypeSize
    var letterSpacing: CGFloat
    var lineSpacing: CGFloat
    var lineHeight: AttributedString.LineHeight?

    /// The cache of recently resolved fonts.
    static let known = Locked<[FontQuery: ResolvedFont]>([:])
    /// The maximum number of cached fonts; an animated size resolves one for each frame.
    static let maximum = 256
}

nonisolated extension Font {
    /// A text style, with a size and a weight.
    public enum TextStyle: Sendable, Hashable, CaseIterable {
        /// The largest title: 34 points.
        case largeTitle
        /// The first title level: 28 points.
        case title
        /// The second title level: 22 points.
        case title2
        /// The third title level: 20 points.
        case title3
        /// A heading: 17 points, semibold.
        case headline
        /// A subheading: 15 points.
        case subheadline
        /// Body text: 17 points.
        case body
        /// A callout: 16 points.
        case callout
        /// A footnote: 13 points.
        case footnote
        /// A caption: 12 points.
        case caption
        /// A secondary caption: 11 points.
        case caption2

        /// The size in points at the default text size.
        var size: CGFloat { size(at: .large) }

        var weight: Weight? { self == .headline ? .semibold : nil }
    }

    /// The width of a font's letters.
    public struct Width: Sendable, Hashable {
        /// The width: 0 for the standard width, negative for narrower and positive for wider
        /// letters.
        public var value: CGFloat

        /// Creates a width from its value; NaN counts as 0, with a warning.
        public init(_ value: CGFloat) {
            self.value = CGFloat(NumberCheck(Self.self, "init(_:)").order(Double(value)))
        }

        /// Much narrower than standard.
        public static let compressed = Width(-0.4)
        /// Narrower than standard.
        public static let condensed = Width(-0.2)
        /// The standard width.
        public static let standard = Width(0)
        /// Wider than standard.
        public static let expanded = Width(0.2)

        /// The fontconfig name of the closest width; nil for the standard width.
        var name: String? {
            switch value {
            case ..<(-0.3): "Extra-Condensed"
            case ..<(-0.1): "Condensed"
            case 0.3...: "Extra-Expanded"
            case 0.1...: "Expanded"
            default: nil
            }
        }
    }

    /// The distance between the lines of a text.
    public enum Leading: Sendable, Hashable {
        /// The distance that the font proposes.
        case standard
        /// 2 points less.
        case tight
        /// 2 points more.
        case loose
    }
}

/// The attributes that distinguish a font within its family.
nonisolated struct FontDetails: Hashable {
    var weight: Font.Weight?
    var width: Font.Width?
    var isItalic = false
    var usesMonospacedDigits = false
    /// Whether capitals become small capitals.
    var shrinksCapitals = false
    /// Whether small letters become small capitals.
    var usesSmallCapitals = false
    var leading = Font.Leading.standard

    /// The words for weight, width and slant in fontconfig's syntax.
    var styleNames: [String] {
        var names: [String] = []
        if let weight, weight != .regular { names.append(weight.name) }
        if let name = width?.name { names.append(name) }
        if isItalic { names.append("Italic") }
        return names
    }

    /// The OpenType features.
    var features: [String] {
        var features: [String] = []
        if usesMonospacedDigits { features.append("tnum") }
        if usesSmallCapitals { features.append("smcp") }
        if shrinksCapitals { features.append("c2sc") }
        return features
    }

    /// The space added between lines, in points.
    var lineSpacing: CGFloat {
        switch leading {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }
}
