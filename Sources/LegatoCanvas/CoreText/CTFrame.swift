public import Foundation
public import LegatoGraphics

/// A Core Text framesetter: an attributed string from which frames are created.
public final class CTFramesetter {
    fileprivate let string: CFAttributedString
    fileprivate let text: StyledText

    fileprivate init(_ string: CFAttributedString) {
        self.string = NSAttributedString(attributedString: string)
        text = StyledText(string)
    }
}

/// A Core Text frame: text wrapped into lines in a rectangle.
public final class CTFrame {
    fileprivate let rect: CGRect
    /// The lines that fit, with their starts relative to the top left of the rectangle, y down.
    fileprivate let lines: [(line: CTLine, start: CGPoint)]

    /// The index of the first character in the attributed string, in UTF-16 code units.
    fileprivate let start: Int

    fileprivate init(_ setter: CTFramesetter, _ range: CFRange, _ rect: CGRect) {
        self.rect = rect
        let text = setter.text.part(range)
        let start = max(0, min(range.location, setter.string.length))
        self.start = start
        let layout = StyledLayout(text, width: rect.width, height: nil)
        // A line may exceed the height by a rounding error.
        let fitting = (layout?.lines ?? []).filter { $0.box.maxY <= rect.height + 0.5 }
        let bytes = Array(text.string.utf8)
        lines = fitting.map {
            let before = bytes.prefix($0.bytes.lowerBound)
            let place = start + String(decoding: before, as: UTF8.self).utf16.count
            let line = CTLine(text.part($0.bytes), of: setter.string, from: place)
            return (line, CGPoint(x: $0.box.minX, y: $0.baseline))
        }
    }

    /// The start of a line in user space, in the direction of a context.
    fileprivate func place(of start: CGPoint, upward: Bool) -> CGPoint {
        CGPoint(x: rect.minX + start.x, y: upward ? rect.maxY - start.y : rect.minY + start.y)
    }
}

/// Creates a framesetter from an attributed string.
public func CTFramesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTFramesetter {
    CTFramesetter(string)
}

/// Returns a frame with the text wrapped in the bounding box of a path; lines that do not fit are
/// omitted.
/// - Parameters:
///   - framesetter: The text.
///   - range: The characters in UTF-16 code units; a length of 0 means all from the location on.
///   - path: The path, of which only the bounding box is used.
///   - frameAttributes: Has no effect.
/// - Returns: The lines.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ frameAttributes: Any?
) -> CTFrame {
    let box = path.boundingBox
    return CTFrame(framesetter, range, box.isFinite ? box : .zero)
}

/// Returns the size in points of a text wrapped within a maximum size, and writes the range of all
/// its characters.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ range: CFRange, _ frameAttributes: Any?,
    _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let text = framesetter.text.part(range)
    fitRange?.pointee = CFRange(location: range.location, length: text.string.utf16.count)
    // Bounded: pango's greatest width is beyond this one.
    let width = constraints.width > 0 && constraints.width < 1e6 ? constraints.width : nil
    let size = text.measured(width: width).size
    let height = constraints.height > 0 ? constraints.height : .infinity
    return CGSize(width: size.width, height: min(size.height, height))
}

/// Draws the lines of a frame.
///
/// In a context with y up, as in Core Graphics, the first line is at the largest y of the frame; in
/// Legato's own contexts, at the smallest.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let matrix = context.textMatrix
    for (line, start) in frame.lines {
        context.textPosition = frame.place(of: start, upward: context.drawsUpward)
        CTLineDraw(line, context)
    }
    context.textMatrix = matrix
}

/// Returns the lines of a frame, each a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// Writes the starts of the baselines of a frame's lines, with y up from the bottom left of the
/// frame.
/// - Parameters:
///   - frame: The frame.
///   - range: The lines; a length of 0 means all from the location on.
///   - origins: Memory for a point per line.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let all = frame.lines.indices
    let start = max(0, min(range.location, all.count))
    let count = range.length == 0 ? all.count - start : min(range.length, all.count - start)
    for index in 0..<max(0, count) {
        let place = frame.lines[start + index].start
        origins[index] = CGPoint(x: place.x, y: frame.rect.height - place.y)
    }
}

/// Returns the range of the characters that a frame shows, in UTF-16 code units.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let end = frame.lines.last?.line.range.upperBound ?? frame.start
    return CFRange(location: frame.start, length: end - frame.start)
}

extension StyledText {
    /// Returns the part in a range of UTF-8 code units, which starts and ends between characters.
    fileprivate func part(_ range: Range<Int>) -> StyledText {
        var part = self
        part.runs = []
        var start = 0
        for run in runs {
            let bytes = Array(run.string.utf8)
            let cut = (range.lowerBound - start..<range.upperBound - start)
                .clamped(to: 0..<bytes.count)
            start += bytes.count
            guard !cut.isEmpty else { continue }
            var copy = run
            copy.string = String(decoding: bytes[cut], as: UTF8.self)
            part.runs.append(copy)
        }
        return part
    }

    /// Returns the part in a range of UTF-16 code units; a length of 0 means all from the location
    /// on.
    fileprivate func part(_ range: CFRange) -> StyledText {
        let units = Array(string.utf16)
        let start = max(0, min(range.location, units.count))
        let end = range.length <= 0 ? units.count : min(units.count, start + range.length)
        if start == 0, end == units.count { return self }
        func bytes(_ count: Int) -> Int {
            String(decoding: units[..<count], as: UTF16.self).utf8.count
        }
        return part(bytes(start)..<bytes(end))
    }
}
