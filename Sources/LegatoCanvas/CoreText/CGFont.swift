public import Foundation
public import LegatoGraphics

/// A Core Graphics font: a font name without a size.
public final class CGFont: NSObject, DrawnFont, Sendable {
    package let drawnName: String
    package let drawnSize: CGFloat = 12

    /// Creates a font with a name; if it is not installed, the closest installed font is used.
    ///
    /// Returns nil if no font is installed.
    /// - Parameter name: A family, optionally with a style, such as `Helvetica-Bold`.
    public convenience init?(_ name: CFString) {
        self.init(drawnName: FontNames.fontconfig(postScript: name))
        guard ScaledFont.named(drawnName, size: drawnSize) != nil else { return nil }
    }

    init(drawnName: String) { self.drawnName = drawnName }

    /// The family and the style that the font was created with.
    public var fullName: CFString? { drawnName }

    /// The family and the style, like `fullName`.
    public var postScriptName: CFString? { drawnName }

    /// Returns whether the other object is a font of the same name.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CGFont)?.drawnName == drawnName
    }

    /// The hash value of the name.
    public override var hash: Int { drawnName.hashValue }
}

/// Creates a font from one without a size.
/// - Parameters:
///   - graphicsFont: The font without a size.
///   - size: The size in points; 0 means 12.
///   - matrix: A pointer to the transform of the glyphs, of which only the scale along y is used,
///     as a factor on the size; nil for none.
///   - attributes: Have no effect.
/// - Returns: The font.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: Any?
) -> CTFont {
    CTFontCreateWithName(graphicsFont.drawnName, size, matrix)
}

/// Returns the font without its size.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutableRawPointer?) -> CGFont
{
    CGFont(drawnName: font.drawnName)
}
