public import Foundation
public import LegatoGraphics

/// A Core Text run: consecutive glyphs of a line with the same font and attributes.
///
/// ```swift
/// let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Hi"))
/// let word = CGMutablePath()
/// for case let run as CTRun in CTLineGetGlyphRuns(line) {
///     var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
///     var places = [CGPoint](repeating: .zero, count: glyphs.count)
///     CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
///     CTRunGetPositions(run, CFRangeMake(0, 0), &places)
///     let font = CTRunGetAttributes(run)[kCTFontAttributeName] as? CTFont
///     for (glyph, place) in zip(glyphs, places) {
///         let outline = font.flatMap { CTFontCreatePathForGlyph($0, glyph, nil) }
///         let move = CGAffineTransform(translationX: place.x, y: place.y)
///         if let outline { word.addPath(outline, transform: move) }
///     }
/// }
/// ```
public final class CTRun {
    fileprivate let run: GlyphRun
    fileprivate let attributes: CFDictionary
    fileprivate let range: CFRange
    fileprivate let metrics: (ascent: CGFloat, descent: CGFloat)
    fileprivate let color: CGColor

    fileprivate init(_ run: GlyphRun, of line: CTLine) {
        self.run = run
        let start = line.range.lowerBound
        range = CFRange(location: start + run.range.lowerBound, length: run.range.count)
        var values: [NSAttributedString.Key: Any] = [:]
        if range.location < line.source.length {
            values = line.source.attributes(at: range.location, effectiveRange: nil)
        }
        let style = StyledText(NSAttributedString(string: "x", attributes: values)).runs.first
        color = style?.color ?? .black
        let key = NSAttributedString.Key(kCTFontAttributeName)
        let named =
            values[key] as? CTFont
            ?? CTFont(name: style?.fontName ?? "Helvetica", size: style?.fontSize ?? 12)
        let isFound = named.scaled?.pointer == run.font.pointer
        let font = isFound ? named : CTFont(run.font, for: named)
        values[key] = font
        attributes = NSDictionary(
            dictionary: Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1) })
        )
        metrics = (CTFontGetAscent(named), CTFontGetDescent(named))
    }

    /// The glyphs in a range; a length of 0 means all from the location on.
    fileprivate func glyphs(in range: CFRange) -> ArraySlice<GlyphRun.Glyph> {
        let count = run.glyphs.count
        let start = max(0, min(range.location, count))
        let end = range.length <= 0 ? count : min(count, start + range.length)
        return run.glyphs[start..<max(start, end)]
    }
}

/// Properties shared by the glyphs of a run.
public struct CTRunStatus: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The text runs from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1)
    /// The glyphs are not in the order of their characters.
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
    /// The run has a text matrix other than the identity; never set.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// Returns the runs of a line, each a `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    let layout = StyledLayout(line.text, width: nil, height: nil)
    return (layout?.glyphRuns ?? []).map { CTRun($0, of: line) }
}

/// Returns the number of glyphs of a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    let layout = StyledLayout(line.text, width: nil, height: nil)
    return layout?.glyphRuns.reduce(0) { $0 + $1.glyphs.count } ?? 0
}

/// Returns the offset at which a line starts if it is aligned in a width, in points.
/// - Parameters:
///   - line: The line.
///   - flushFactor: The fraction of the free space before the line, 0 to 1; 0.5 centres it.
///   - flushWidth: The width in points.
/// - Returns: The distance; 0 if the line is wider.
public func CTLineGetPenOffsetForFlush(
    _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
    let free = flushWidth - CTLineGetTypographicBounds(line, nil, nil, nil)
    return max(0, free) * Double(max(0, min(1, flushFactor)))
}

/// Returns the number of glyphs of a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// Returns the attributes of a run, by keys such as `kCTFontAttributeName`; the font is the one
/// that contains the glyphs.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// Returns the properties shared by the glyphs of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    let places = run.run.glyphs.map(\.character)
    let isLeft = run.run.isRightToLeft
    let pairs = zip(places, places.dropFirst())
    var status: CTRunStatus = isLeft ? .rightToLeft : []
    if !pairs.allSatisfy({ isLeft ? $0 >= $1 : $0 <= $1 }) { status.insert(.nonMonotonic) }
    return status
}

/// Returns the range of the characters of a run in the attributed string, in UTF-16 code units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Writes the glyphs in a range of a run, as indices in its font.
/// - Parameters:
///   - run: The run.
///   - range: The glyphs; a length of 0 means all from the location on.
///   - buffer: Memory for a value per glyph.
public func CTRunGetGlyphs(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
    for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = glyph.index }
}

/// Writes the positions of glyphs relative to the start of the line's baseline, in points with y
/// up; see `CTRunGetGlyphs`.
public func CTRunGetPositions(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
    for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = glyph.position }
}

/// Writes the advances of glyphs, in points; see `CTRunGetGlyphs`.
public func CTRunGetAdvances(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
    for (index, glyph) in run.glyphs(in: range).enumerated() {
        buffer[index] = CGSize(width: glyph.advance, height: 0)
    }
}

/// Writes the indices of the glyphs' first characters in the attributed string, in UTF-16 code
/// units; see `CTRunGetGlyphs`.
public func CTRunGetStringIndices(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
    let start = run.range.location - run.run.range.lowerBound
    for (index, glyph) in run.glyphs(in: range).enumerated() {
        buffer[index] = start + glyph.character
    }
}

/// Returns nil: `CTRunGetGlyphs` copies the glyphs.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }

/// Returns nil: `CTRunGetPositions` copies the positions.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }

/// Returns nil: `CTRunGetAdvances` copies the advances.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }

/// Returns nil: `CTRunGetStringIndices` copies the indices.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Returns the width of glyphs in points, and writes the distances from the baseline to the top and
/// bottom of a line in the font of the run, and the space between lines, which is 0.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.metrics.ascent
    descent?.pointee = run.metrics.descent
    leading?.pointee = 0
    return Double(run.glyphs(in: range).reduce(0) { $0 + $1.advance })
}

/// Returns the ink bounds of glyphs in points, with y up from the context's text position; the null
/// rectangle if there is no ink.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let start = context?.textPosition ?? .zero
    return run.glyphs(in: range).reduce(CGRect.null) { bounds, glyph in
        let ink = run.run.font.extents(of: glyph.index).ink
        guard !ink.isEmpty else { return bounds }
        let (x, y) = (start.x + glyph.position.x, start.y + glyph.position.y)
        return bounds.union(ink.offsetBy(dx: x, dy: y))
    }
}

/// Returns the identity: the glyphs of a run are not transformed.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws glyphs of a run in its colour, positioned relative to the context's text position, without
/// underlines and strikethroughs.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let list = run.glyphs(in: range).map { (index: $0.index, position: $0.position) }
    context.drawText(at: context.textPosition) { context in
        guard context.apply(context.ctm) else { return }
        context.setSource(run.color)
        GlyphRun.trace(list, of: run.run.font, in: context, at: .zero, isOutlined: false)
    }
}
