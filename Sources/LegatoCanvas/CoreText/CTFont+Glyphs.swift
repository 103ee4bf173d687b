public import Foundation
public import LegatoGraphics

/// A glyph of a font: the UTF-16 code unit of the character that it shows.
public typealias CGGlyph = UInt16
/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// Writes the glyphs of characters, and returns whether each of them is a character by itself.
///
/// Legato's glyphs are the characters. Halves of surrogate pairs have the glyph 0, which is empty.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    var areWhole = true
    for index in 0..<max(0, count) {
        let isHalf = UTF16.isSurrogate(characters[index])
        glyphs[index] = isHalf ? 0 : characters[index]
        if isHalf { areWhole = false }
    }
    return areWhole
}

/// Returns the outline of a glyph with y up and the start of the baseline at the origin; nil for a
/// glyph without one, such as a space.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let string = glyph.string, font.drawnSize > 0,
        let outline = GlyphOutline.path(
            of: string, fontName: font.drawnName, fontSize: font.drawnSize
        )
    else { return nil }
    let upward = CGAffineTransform(scaleX: 1, y: -1)
    let path = CGPath(
        outline.geometry.applying(upward.concatenating(matrix?.pointee ?? .identity))
    )
    return path.boundingBox.isEmpty ? nil : path
}

/// The direction in which advances are measured.
public enum CTFontOrientation: UInt32, Sendable {
    /// That of the font, which is horizontal.
    case `default` = 0
    /// To the right.
    case horizontal = 1
    /// Down; measured as `horizontal`.
    case vertical = 2
}

/// Returns the sum of the distances from glyphs to the next ones, in points, and writes each.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(0, count) {
        let run = glyphs[index].string.map {
            StyledText.Run(string: $0, fontName: font.drawnName, fontSize: font.drawnSize)
        }
        let width = run.map { StyledText([$0]).measured().size.width } ?? 0
        advances?[index] = CGSize(width: width, height: 0)
        sum += Double(width)
    }
    return sum
}

extension CGGlyph {
    /// The character; nil for none.
    fileprivate var string: String? {
        guard self != 0, let scalar = Unicode.Scalar(self) else { return nil }
        return String(Character(scalar))
    }
}
