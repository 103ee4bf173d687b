public import Foundation
public import LegatoGraphics

/// Writes the glyphs of characters, and returns whether the font contains all of them.
///
/// A character missing from the font gets glyph 0. The first code unit of a surrogate pair gets the
/// glyph of the pair, the second one 0.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    guard count > 0 else { return true }
    for index in 0..<count { glyphs[index] = 0 }
    var index = 0
    var areAll = true
    while index < count {
        let isPair =
            UTF16.isLeadSurrogate(characters[index]) && index + 1 < count
            && UTF16.isTrailSurrogate(characters[index + 1])
        let units = (0..<(isPair ? 2 : 1)).map { characters[index + $0] }
        let glyph = font.glyph(of: String(decoding: units, as: UTF16.self))
        glyphs[index] = glyph
        if glyph == 0 { areAll = false }
        index += units.count
    }
    return areAll
}

/// Returns the outline of a glyph with y up and the start of the baseline at the origin; nil for a
/// glyph without one, such as a space.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let scaled = font.scaled else { return nil }
    let canvas = CGContext(width: 1, height: 1)
    GlyphRun.trace(
        CollectionOfOne((glyph, .zero)), of: scaled, in: canvas, at: .zero, isOutlined: true
    )
    let upward = CGAffineTransform(scaleX: 1, y: -1)
    let path = CGPath(
        canvas.cairoPath.applying(upward.concatenating(matrix?.pointee ?? .identity))
    )
    return path.boundingBox.isEmpty ? nil : path
}

/// The direction in which advances are measured.
public enum CTFontOrientation: UInt32, Sendable {
    /// The font's orientation, which is horizontal.
    case `default` = 0
    /// Horizontal.
    case horizontal = 1
    /// Vertical; measured as `horizontal`.
    case vertical = 2
}

/// Returns the sum of the advances of glyphs, in points, and writes each advance.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    guard let scaled = font.scaled else { return 0 }
    var sum = 0.0
    for index in 0..<max(0, count) {
        let width = scaled.extents(of: glyphs[index]).advance
        advances?[index] = CGSize(width: width, height: 0)
        sum += Double(width)
    }
    return sum
}

/// Returns the union of the ink bounds of glyphs, each at the origin with y up, in points, and
/// writes the bounds of each glyph.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    guard let scaled = font.scaled else { return .null }
    var whole = CGRect.null
    for index in 0..<max(0, count) {
        let ink = scaled.extents(of: glyphs[index]).ink
        boundingRects?[index] = ink
        if !ink.isEmpty { whole = whole.union(ink) }
    }
    return whole
}

/// Draws glyphs in the fill colour, at positions relative to the context's text position, with y
/// up.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
    _ count: Int, _ context: CGContext
) {
    guard let scaled = font.scaled, count > 0 else { return }
    let list = (0..<count).map { (index: glyphs[$0], position: positions[$0]) }
    context.drawText(at: context.textPosition) { context in
        guard context.apply(context.ctm) else { return }
        context.setSource(context.state.fill)
        GlyphRun.trace(list, of: scaled, in: context, at: .zero, isOutlined: false)
    }
}

extension CTFont {
    /// The glyph of a character; 0 if the font does not contain it.
    fileprivate func glyph(of string: String) -> CGGlyph {
        guard let scaled else { return 0 }
        let run = StyledText.Run(string: string, fontName: drawnName, fontSize: drawnSize)
        let runs = StyledLayout(StyledText([run]), width: nil, height: nil)?.glyphRuns ?? []
        guard let found = runs.first, found.font.pointer == scaled.pointer else { return 0 }
        return found.glyphs.first { $0.index != .max }?.index ?? 0
    }
}
