public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// The shadow of an attributed text.
nonisolated open class NSShadow: NSObject, NSCopying {
    /// The distance from the text, in points; zero by default.
    open var shadowOffset = CGSize.zero
    /// The radius of the blur, in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor` or a `CGColor`; black with an opacity of 1/3 by default, nil for no
    /// shadow.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

    /// Creates a shadow with default values.
    public override init() { super.init() }

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}

/// The style of underlines and strikethroughs.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    /// The bits; every number except 0 draws a single line.
    public let rawValue: Int
    /// Creates a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}

nonisolated extension NSAttributedString.Key {
    /// The font, a `UIFont`; that of the label by default.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour, a `UIColor`; that of the label by default.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the letters, a `UIColor`; none by default.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The additional space between characters, a number of points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Whether letters are joined where the font has a glyph for them, 0 or 1; 1 by default.
    ///
    /// Contexts and text layers honour it; labels do not.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The height above the line, a number of points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The line under the text, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the line under the text, a `UIColor`; that of the text by default.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The line through the text, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of the line through the text, a `UIColor`; that of the text by default.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// What Markdown says about the text, the raw value of an `InlinePresentationIntent`.
    ///
    /// Labels show it; contexts do not.
    public static let inlinePresentationIntent = NSAttributedString.Key(
        "NSInlinePresentationIntent"
    )
    /// The lines, an `NSParagraphStyle`; that of the first character applies to the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The shadow, an `NSShadow`; that of the first character applies to the whole text.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The stroke width in percent of the font size; negative values also fill the text.
    ///
    /// Contexts draw it; labels do not.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The colour of strokes, a `UIColor`; that of the text by default.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
}

extension NSAttributedString {
    /// The value of an attribute of the first character.
    nonisolated func first<T>(_ key: Key, as type: T.Type) -> T? {
        length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? T : nil
    }

    /// The SwiftUI text, with the colours of an appearance.
    @MainActor func text(in traits: UITraitCollection) -> Text {
        var whole = Text(verbatim: "")
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let part = Text(verbatim: attributedSubstring(from: range).string)
            whole = whole + Self.style(part, attributes, traits)
        }
        return whole
    }

    @MainActor private static func style(
        _ text: Text, _ attributes: [Key: Any], _ traits: UITraitCollection
    ) -> Text {
        func color(_ key: Key) -> Color? {
            (attributes[key] as? UIColor).map { Color(uiColor: $0.resolvedColor(with: traits)) }
        }
        func number(_ key: Key) -> CGFloat? {
            guard let number = Boxed.number(attributes[key] ?? 0), number.isFinite else {
                return nil
            }
            return number == 0 ? nil : CGFloat(number)
        }
        var text = text
        if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
        if let ink = color(.foregroundColor) { text = text.foregroundColor(ink) }
        if let back = color(.backgroundColor) { text = text.backgroundColor(back) }
        if let kern = number(.kern) { text = text.kerning(kern) }
        if let height = number(.baselineOffset) { text = text.baselineOffset(height) }
        if let raw = attributes[.inlinePresentationIntent] as? UInt {
            let intent = InlinePresentationIntent(rawValue: raw)
            if intent.contains(.stronglyEmphasized) { text = text.bold() }
            if intent.contains(.emphasized) { text = text.italic() }
            if intent.contains(.code) { text = text.monospaced() }
            if intent.contains(.strikethrough) { text = text.strikethrough() }
        }
        if number(.underlineStyle) != nil { text = text.underline(color: color(.underlineColor)) }
        if number(.strikethroughStyle) != nil {
            text = text.strikethrough(color: color(.strikethroughColor))
        }
        return text
    }
}

/// The shadow of a text, in an appearance.
struct TextShadow {
    var color = Color.clear
    var radius: CGFloat = 0
    var offset = CGSize.zero

    init() {}

    @MainActor init?(_ shadow: NSShadow, in traits: UITraitCollection) {
        switch shadow.shadowColor {
        case let color as UIColor: self.color = Color(uiColor: color.resolvedColor(with: traits))
        case let color as CGColor: self.color = Color(uiColor: UIColor(cgColor: color))
        default: return nil
        }
        let check = NumberCheck(NSShadow.self, "shadowOffset")
        (radius, offset) = (
            check.length(shadow.shadowBlurRadius) ?? 0,
            CGSize(
                width: check.number(shadow.shadowOffset.width, or: 0),
                height: check.number(shadow.shadowOffset.height, or: 0)
            )
        )
    }
}
