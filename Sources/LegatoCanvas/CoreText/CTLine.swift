public import Foundation
public import LegatoGraphics

/// Core Foundation's attributed string; an `NSAttributedString`.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's dictionary; an `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// Core Foundation's type for indices and counts.
public typealias CFIndex = Int

/// Core Foundation's range.
public struct CFRange: Sendable, Hashable {
    /// The start.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates an empty range at 0.
    public init() { (location, length) = (0, 0) }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) {
        (self.location, self.length) = (location, length)
    }
}

/// Returns a range.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}

/// Returns the number of elements; 0 for nil.
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array?.count ?? 0 }

/// Returns a pointer to an object in an array, which lives as long as the array; nil if there is
/// none at the index.
public func CFArrayGetValueAtIndex(_ array: CFArray!, _ index: CFIndex) -> UnsafeRawPointer? {
    guard let array, array.indices.contains(index) else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(array[index] as AnyObject).toOpaque())
}

/// The attribute key of the font, a `CTFont` or a `UIFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The attribute key of the text colour, a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The attribute key of the colour behind the letters, a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The attribute key of the additional space between characters, in points.
public let kCTKernAttributeName: CFString = "NSKern"
/// The attribute key of the stroke width, in percent of the font size; negative if the text is also
/// filled.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The attribute key of the stroke colour, a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// The attribute key of the underline, drawn for every number except 0.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"

/// A Core Text line.
public final class CTLine {
    let text: StyledText
    /// The attributed string that the line is a part of.
    let source: CFAttributedString
    /// The range of the line's characters in `source`, in UTF-16 code units.
    let range: Range<Int>

    init(_ text: StyledText, of source: CFAttributedString, from start: Int) {
        (self.text, self.source) = (text, source)
        range = start..<start + text.string.utf16.count
    }
}

/// Creates a line from an attributed string, whose line breaks are drawn as spaces.
public func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
    var text = StyledText(string)
    for index in text.runs.indices {
        text.runs[index].string = String(
            text.runs[index].string.map { $0.isNewline ? " " : $0 }
        )
    }
    text.truncation = .none
    return CTLine(text, of: string, from: 0)
}

/// Draws a line with the start of its baseline at the text position of a context.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let baseline = line.text.measured().firstBaseline
    context.drawText(at: context.textPosition) {
        line.text.draw(in: $0, at: CGPoint(x: 0, y: -baseline))
    }
}

/// Returns the width of a line in points, and writes the distances from the baseline to its top and
/// bottom, and the space between lines, which is 0.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let (size, baseline) = line.text.measured()
    ascent?.pointee = baseline
    descent?.pointee = size.height - baseline
    leading?.pointee = 0
    return Double(size.width)
}

/// Returns the ink bounds of a line in points, with y up from the context's text position; the null
/// rectangle if there is no ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let ink = line.text.lineInk
    guard !ink.isNull else { return .null }
    let start = context?.textPosition ?? .zero
    return CGRect(
        x: start.x + ink.minX, y: start.y - ink.maxY, width: ink.width, height: ink.height)
}

/// What the bounds of a line contain; the typographic bounds by default.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the space between lines, which is 0.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// As if the baseline offset of all characters was 0.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// The bounds of the glyphs' outlines, rather than the typographic bounds.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
}

/// Returns the bounds of a line in points, with y up from the start of its baseline.
///
/// - Parameters:
///   - line: The line.
///   - options: What the bounds contain.
/// - Returns: The bounds; with `useGlyphPathBounds`, the null rectangle if there is no ink.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    var text = line.text
    if options.contains(.excludeTypographicShifts) {
        for index in text.runs.indices { text.runs[index].rise = 0 }
    }
    if options.contains(.useGlyphPathBounds) {
        let ink = text.lineInk
        guard !ink.isNull else { return .null }
        return CGRect(x: ink.minX, y: -ink.maxY, width: ink.width, height: ink.height)
    }
    let (size, baseline) = text.measured()
    return CGRect(x: 0, y: baseline - size.height, width: size.width, height: size.height)
}

/// Returns the range of the characters of a line, in UTF-16 code units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.range.lowerBound, length: line.range.count)
}

extension CGContext {
    /// The point in user space at which Core Text draws lines; zero by default, not part of the
    /// saved state.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Runs drawing code in a space with its origin at a point and y down, which is flipped in
    /// contexts with y up.
    func drawText(at point: CGPoint, _ draw: (CGContext) -> Void) {
        guard point.isFinite else { return }
        saveGState()
        translateBy(x: point.x, y: point.y)
        var matrix = textMatrix
        (matrix.tx, matrix.ty) = (0, 0)
        if matrix.isFinite { concatenate(matrix) }
        if drawsUpward { scaleBy(x: 1, y: -1) }
        draw(self)
        restoreGState()
    }
}
