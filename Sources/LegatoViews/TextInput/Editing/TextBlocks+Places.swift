import Foundation
import LegatoCanvas
import LegatoGraphics

// Insertion points, selections and clicks in the coordinate space of the text.

extension TextBlocks {
    /// Returns the rectangle of the insertion point at an offset, without a width.
    func caret(at offset: Int, prefersLineEnd: Bool = false) -> CGRect {
        let (index, start) = block(at: offset, prefersLineEnd)
        let block = placed(index, start: start)
        let line = block.places.line(at: offset - start, prefersEnd: prefersLineEnd)
        guard block.places.lines.indices.contains(line) else {
            return place(CGRect(x: 0, y: 0, width: 0, height: lineHeight), of: block)
        }
        let (top, bottom) = (block.places.lines[line].top, block.places.lines[line].bottom)
        let x = block.places.x(of: offset - start, in: line, letters: block.letters)
        return place(CGRect(x: x, y: top, width: 0, height: bottom - top), of: block)
    }

    /// The block of an insertion point: at a break within a paragraph, the one before if the end
    /// of its line is preferred.
    private func block(at offset: Int, _ prefersLineEnd: Bool) -> (index: Int, start: Int) {
        let (index, start) = block(at: offset)
        guard start == offset, index > 0, blocks[index - 1].separator == 0,
            prefersLineEnd || !isWrapped
        else { return (index, start) }
        return (index - 1, start - blocks[index - 1].length)
    }

    /// Converts a rectangle of a block to the coordinate space of the text.
    private func place(_ rect: CGRect, of block: Placed) -> CGRect {
        isWrapped ? rect.offsetBy(dx: 0, dy: block.origin) : rect.offsetBy(dx: block.origin, dy: 0)
    }

    /// Returns the insertion point nearest to a point, and whether it is at the end of a wrapped
    /// line.
    func offset(at point: CGPoint) -> (offset: Int, isLineEnd: Bool) {
        let found = block(atDistance: isWrapped ? point.y : point.x)
        let block = placed(found.index, start: found.start)
        let line = block.places.line(atHeight: isWrapped ? point.y - block.origin : 0)
        let x = isWrapped ? point.x : point.x - block.origin
        let offset = block.places.offset(atX: x, in: line, letters: block.letters)
        return (offset + block.start, isBreak(offset, after: line, in: block))
    }

    /// Whether an offset is at the end of a line that another line of the same paragraph follows.
    private func isBreak(_ offset: Int, after line: Int, in block: Placed) -> Bool {
        let lines = block.places.lines
        guard isWrapped, lines.indices.contains(line), offset == lines[line].range.upperBound else {
            return false
        }
        return line + 1 < lines.count || blocks[block.index].separator == 0
    }

    /// The offsets of the line of an insertion point.
    func line(at offset: Int, prefersLineEnd: Bool) -> Range<Int> {
        guard isWrapped else { return 0..<text.utf8.count }
        let (index, start) = block(at: offset, prefersLineEnd)
        let block = placed(index, start: start)
        let line = block.places.line(at: offset - start, prefersEnd: prefersLineEnd)
        guard block.places.lines.indices.contains(line) else { return offset..<offset }
        let range = block.places.lines[line].range
        return range.lowerBound + start..<range.upperBound + start
    }

    /// Returns the space above the line of an insertion point, up to the line before it in its
    /// paragraph, in points; 0 at the first line.
    func spacing(above offset: Int, prefersLineEnd: Bool) -> CGFloat {
        let (index, start) = block(at: offset, prefersLineEnd)
        let places = places(index, start: start)
        let line = places.line(at: offset - start, prefersEnd: prefersLineEnd)
        guard line > 0, line < places.lines.count else { return 0 }
        return places.lines[line].top - places.lines[line - 1].bottom
    }

    /// Whether the paragraph of an offset runs to the left.
    func isRightToLeft(at offset: Int) -> Bool {
        let (index, start) = block(at: offset)
        return places(index, start: start).lines.first?.isRightToLeft ?? false
    }

    /// Returns the rectangles of a part of the text, of those in a part of its space.
    ///
    /// A selected separator is shown as a narrow rectangle at the end of its line.
    func rectangles(of range: Range<Int>, in area: CGRect) -> [CGRect] {
        placed(in: area).flatMap { rectangles(of: range, in: $0, marksSeparator: true) }
    }

    /// Returns the blocks in a part of the text's space, laid out.
    func placed(in area: CGRect) -> [Placed] {
        isWrapped
            ? placed(from: area.minY, to: area.maxY) : placed(from: area.minX, to: area.maxX)
    }

    /// Returns the rectangles of the part of the text in a block.
    ///
    /// - Parameters:
    ///   - range: The part of the text.
    ///   - block: The block.
    ///   - marksSeparator: Whether a separator in the part has a narrow rectangle at the end of its
    ///     line.
    /// - Returns: The rectangles in the space of the text.
    func rectangles(of range: Range<Int>, in block: Placed, marksSeparator: Bool) -> [CGRect] {
        let count = blocks[block.index].length
        let part = range.clamped(to: block.start..<block.start + count)
        guard !part.isEmpty else { return [] }
        let own = part.lowerBound - block.start..<part.upperBound - block.start
        var rectangles: [CGRect] = []
        for (index, line) in block.places.lines.enumerated() {
            let height = line.bottom - line.top
            var spans = block.places.spans(of: own, in: index, letters: block.letters)
            let isLast = index == block.places.lines.count - 1
            if marksSeparator, isLast, blocks[block.index].separator > 0, own.upperBound == count {
                let end = line.isRightToLeft ? line.x : line.x + line.width
                spans.append(line.isRightToLeft ? end - height / 4...end : end...end + height / 4)
            }
            rectangles += spans.map {
                let width = $0.upperBound - $0.lowerBound
                return place(
                    CGRect(x: $0.lowerBound, y: line.top, width: width, height: height), of: block
                )
            }
        }
        return rectangles
    }

    /// Returns the rectangles under a part of the text, of a thickness in points.
    func underlines(of range: Range<Int>, in area: CGRect, thickness: CGFloat) -> [CGRect] {
        rectangles(of: range, in: area).map {
            CGRect(x: $0.minX, y: $0.maxY - thickness, width: $0.width, height: thickness)
        }
    }
}

extension TextBlocks.Placed {
    /// Returns the offsets of the letters after the first one in a part of the block.
    func letters(_ part: Range<Int>) -> [Int] { string.letters(part) }
}

nonisolated extension String {
    /// Returns the offsets, in UTF-8 code units, of the letters after the first one in a part.
    func letters(_ part: Range<Int>) -> [Int] {
        guard part.count > 1 else { return [] }
        let count = utf8.count
        guard part.upperBound <= count else { return [] }
        let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: part.upperBound)
        var letters: [Int] = []
        var offset = part.lowerBound
        for letter in self[start..<end].dropLast() {
            offset += letter.utf8.count
            letters.append(offset)
        }
        return letters
    }
}
