public import Foundation
public import LegatoCanvas
import LegatoGraphics
public import LegatoViews

/// A font with a size, which is also a Core Text font.
nonisolated public final class UIFont: CTFont, @unchecked Sendable {
    /// The thickness of a font's strokes, from -1 to 1.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        /// The thickness.
        public let rawValue: CGFloat
        /// Creates a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The thinnest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thinner than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of body text.
        public static let regular = Weight(rawValue: 0)
        /// A little thicker than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// Thicker than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The thickest.
        public static let black = Weight(rawValue: 0.62)

        /// The nearest SwiftUI font weight.
        var font: Font.Weight {
            switch rawValue {
            case ..<(-0.7): .ultraLight
            case ..<(-0.5): .thin
            case ..<(-0.2): .light
            case ..<0.12: .regular
            case ..<0.27: .medium
            case ..<0.35: .semibold
            case ..<0.48: .bold
            case ..<0.59: .heavy
            default: .black
            }
        }
    }

    /// A style of texts, with a weight, and a size at the text size `large`.
    public enum TextStyle: Sendable, Hashable {
        /// 34 points.
        case largeTitle
        /// 28 points.
        case title1
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, semibold.
        case headline
        /// 15 points.
        case subheadline
        /// 17 points.
        case body
        /// 16 points.
        case callout
        /// 13 points.
        case footnote
        /// 12 points.
        case caption1
        /// 11 points.
        case caption2

        /// The style of SwiftUI.
        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }

        /// The size at the text size that the user prefers, in points.
        var size: CGFloat { style.size(at: .current) }
    }

    /// The size, in points.
    public let pointSize: CGFloat
    /// The SwiftUI font.
    let font: Font
    /// The text style that scales the font, and its size at the text size `large`; nil for a fixed
    /// size.
    let scaling: Scaling?

    /// How a font follows the text size that the user prefers.
    struct Scaling: Sendable {
        let style: Font.TextStyle
        let size: CGFloat
        var limit = CGFloat.infinity

        /// The current size, in points.
        var now: CGFloat { min(style.scaled(size, at: .current), limit) }
    }

    init(_ font: Font, size: CGFloat, scaling: Scaling? = nil) {
        (self.font, pointSize, self.scaling) = (font, size, scaling)
        super.init(size: size) { font.resolved(at: .large).name }
    }

    /// Creates a font from one of SwiftUI, at the large content size.
    convenience init(_ font: Font) { self.init(font, size: font.resolved(at: .large).size) }

    /// The family and the style of the font actually drawn, such as `DejaVu Sans Bold`.
    public var fontName: String {
        String(drawnName.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
    }
    /// The family and the style, like `fontName`.
    public var familyName: String { fontName }
    /// The distance from the baseline to the top of a line, in points.
    public var ascender: CGFloat { CTFontGetAscent(self) }
    /// The distance from the baseline to the bottom of a line in points, which is negative.
    public var descender: CGFloat { -CTFontGetDescent(self) }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CTFontGetCapHeight(self) }
    /// The height of lowercase letters, in points.
    public var xHeight: CGFloat { CTFontGetXHeight(self) }
    /// The space between lines: 0, because the line height includes it.
    public var leading: CGFloat { 0 }

    /// Creates an installed font by its name; the closest one if it is not installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(Font.custom(fontName, fixedSize: fontSize), size: fontSize)
    }

    /// Returns the system font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font.system(size: fontSize, weight: weight.font), size: fontSize)
    }

    /// Returns the bold system font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the slanted system font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font.system(size: fontSize).italic(), size: fontSize)
    }

    /// Returns the monospaced system font in a weight.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let font = Font.system(size: fontSize, weight: weight.font, design: .monospaced)
        return UIFont(font, size: fontSize)
    }

    /// Returns the system font in a weight, with digits of one width.
    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont {
        let font = Font.system(size: fontSize, weight: weight.font).monospacedDigit()
        return UIFont(font, size: fontSize)
    }

    /// Returns the system font of a text style, at the text size that the user prefers.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let weight: Font.Weight? = style == .headline ? .semibold : nil
        return UIFont(
            Font.system(size: style.size, weight: weight), size: style.size,
            scaling: Scaling(style: style.style, size: style.style.size(at: .large))
        )
    }

    /// The font at the text size that the user prefers now; itself if its size is fixed.
    var atPreferredSize: UIFont {
        guard let scaling, scaling.now != pointSize else { return self }
        return UIFont(font.fixed(at: scaling.now), size: scaling.now, scaling: scaling)
    }

    /// The names of the installed font families, in alphabetical order.
    public static var familyNames: [String] { FontNames.installed.sorted() }

    /// Returns the names of a family's fonts: that of the family, in its styles regular, bold, italic
    /// and both.
    ///
    /// A style that the family lacks is drawn by the nearest one.
    /// - Parameter familyName: The name of the family.
    /// - Returns: The names; none if the family is not installed.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        guard FontNames.installed.contains(familyName) else { return [] }
        return ["", " Bold", " Italic", " Bold Italic"].map { familyName + $0 }
    }

    /// Returns the font at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(font.fixed(at: fontSize), size: fontSize)
    }

    /// The size of labels: 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of titles of buttons: 18 points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of small texts: 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of the smallest texts: 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// Returns whether the other object is an equal font.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    /// The hash value of the font.
    public override var hash: Int { font.hashValue }
}

nonisolated extension Font {
    /// Creates a SwiftUI font from a UIKit font or a Core Text font, whose size is fixed.
    public init(_ font: CTFont) {
        self =
            (font as? UIFont)?.font ?? .custom(font.drawnName, fixedSize: font.drawnSize)
    }
}

extension UIImage.SymbolConfiguration {
    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// Creates a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
        self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: textStyle.size) }

    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
        self.init(pointSize: textStyle.size, weight: .unspecified, scale: scale)
    }
}
