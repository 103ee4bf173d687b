public import Foundation
public import LegatoGraphics

/// A Core Text font: a font name and a size; the installed font is looked up only when needed.
open class CTFont: NSObject, @unchecked Sendable, DrawnFont {
    private let name: @Sendable () -> String
    package let drawnSize: CGFloat
    /// The installed font that replaces the named one for characters missing from it.
    private let substitute: ScaledFont?

    /// Creates a font whose family and style, as in `TextLayout.fontName`, a closure returns.
    package init(size: CGFloat, name: @escaping @Sendable () -> String) {
        (drawnSize, self.name, substitute) = (size, name, nil)
    }

    /// Creates a font that replaces another one.
    init(_ substitute: ScaledFont, for font: CTFont) {
        (drawnSize, name, self.substitute) = (font.drawnSize, font.name, substitute)
    }

    /// The installed font; nil if none is installed, and at a size of 0.
    var scaled: ScaledFont? { substitute ?? ScaledFont.named(drawnName, size: drawnSize) }

    /// Creates a font by a family and style, as in `TextLayout.fontName`.
    convenience init(name: String, size: CGFloat) { self.init(size: size) { name } }

    package var drawnName: String { name() }

    /// Whether the other object is a font of the same name and size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return other.drawnName == drawnName && other.drawnSize == drawnSize
            && other.substitute?.pointer == substitute?.pointer
    }

    /// The hash value of the name and the size.
    open override var hash: Int { drawnName.hashValue ^ drawnSize.hashValue }
}

/// The system fonts for common purposes.
public enum CTFontUIFontType: UInt32, Sendable {
    /// The font of user text.
    case user = 0
    /// The monospaced font of user text, such as source code.
    case userFixedPitch = 1
    /// The font of labels.
    case system = 2
    /// The font of emphasised labels.
    case emphasizedSystem = 3
    /// The font of small labels.
    case smallSystem = 4
    /// The font of emphasised small labels.
    case smallEmphasizedSystem = 5
    /// The font of control labels.
    case label = 10
}

/// Creates a font with a name; if it is not installed, the closest installed font is used.
/// - Parameters:
///   - name: A family, optionally with a style, such as `Helvetica-Bold` or `DejaVu Sans Bold`.
///   - size: The size in points; 0 means 12.
///   - matrix: A pointer to the transform of the glyphs, of which only the scale along y is used,
///     as a factor on the size; nil for none.
/// - Returns: The font.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let scale = abs(matrix?.pointee.d ?? 1)
    let points = (size == 0 ? 12 : size) * (scale.isFinite ? scale : 1)
    return CTFont(name: FontNames.fontconfig(postScript: name), size: points.drawableSize)
}

/// Creates a system font; a size of 0 means 13 points.
public func CTFontCreateUIFontForLanguage(
    _ type: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let name =
        switch type {
        case .userFixedPitch: "Monospace"
        case .emphasizedSystem, .smallEmphasizedSystem: "Sans Bold"
        case .user, .system, .smallSystem, .label: "Sans"
        }
    return CTFont(name: name, size: (size == 0 ? 13 : size).drawableSize)
}

/// Creates a copy of a font with a size in points, 0 meaning the same size; the matrix and the
/// attributes have no effect.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: Any?
) -> CTFont {
    CTFont(name: font.drawnName, size: (size == 0 ? font.drawnSize : size).drawableSize)
}

/// Returns the size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.drawnSize }

/// Returns the distance from the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.sample("x").measured().firstBaseline }

/// Returns the distance from the baseline to the bottom of a line, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat {
    let measured = font.sample("x").measured()
    return measured.size.height - measured.firstBaseline
}

/// Returns the space between lines in points: 0, as the height of a line includes it.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }

/// Returns the height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.height(of: "H") }

/// Returns the x-height in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.height(of: "x") }

/// Returns the bounding box of a font's glyphs in points, with y up from the baseline.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let ink = font.sample("\u{C5}gjWM|").lineInk
    return ink.isNull
        ? .zero : CGRect(x: 0, y: -ink.maxY, width: font.drawnSize, height: ink.height)
}

/// Returns the family and the style that a font was created with.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.drawnName }

/// Returns the family and the style that a font was created with.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.drawnName }

/// Returns the family and the style that a font was created with.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.drawnName }

extension CTFont {
    fileprivate func sample(_ string: String) -> StyledText {
        StyledText([.init(string: string, fontName: drawnName, fontSize: drawnSize)])
    }

    fileprivate func height(of letter: String) -> CGFloat {
        let ink = sample(letter).lineInk
        return ink.isNull ? 0 : max(0, -ink.minY)
    }
}

extension CGFloat {
    /// The number as a font size: from 0 to 2000, and 0 for NaN.
    fileprivate var drawableSize: CGFloat { isNaN ? 0 : Swift.max(0, Swift.min(2000, self)) }
}

extension FontNames {
    /// Returns a PostScript name such as `Helvetica-BoldOblique` in fontconfig's syntax; any other
    /// name unchanged.
    static func fontconfig(postScript name: String) -> String {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, !name.contains(" ") else { return name }
        var style = ""
        for letter in parts[1] {
            if letter.isUppercase, !style.isEmpty { style += " " }
            style.append(letter)
        }
        let words = style.split(separator: " ").filter { $0 != "Regular" && $0 != "M" && $0 != "T" }
        return ([parts[0]] + words).joined(separator: " ")
    }
}
