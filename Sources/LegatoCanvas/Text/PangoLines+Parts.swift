import CCanvas
import Foundation

// These functions determine how much of a paragraph is laid out.

extension PangoLines {
    /// Returns the ends of a paragraph that a truncated line may show, with the truncation mode to
    /// use.
    ///
    /// An end is twice as long as a part that overflows the line, so that the visible text is far
    /// from the cut.
    func shownEnds(
        of range: Range<Int>, _ mode: PangoEllipsizeMode
    ) -> (PangoEllipsizeMode, ArraySlice<UInt8>) {
        let isMiddle = mode == PANGO_ELLIPSIZE_MIDDLE
        let longest = isMiddle ? text.limits.middleBytes : range.count
        var size = text.limits.brokenBytes
        func first(_ size: Int) -> ArraySlice<UInt8> {
            text.bytes[text.part(from: range.lowerBound, of: range, size: size)]
        }
        func last(_ size: Int) -> ArraySlice<UInt8> { text.bytes[text.end(of: range, size: size)] }
        while (isMiddle ? 4 : 2) * size < min(range.count, longest + 1) {
            let (start, end) = (first(2 * size), last(2 * size))
            switch mode {
            case PANGO_ELLIPSIZE_START where overflows(last(size)): return (mode, end)
            case PANGO_ELLIPSIZE_END where overflows(first(size)): return (mode, start)
            case PANGO_ELLIPSIZE_MIDDLE where overflows(first(size)) && overflows(last(size)):
                return (mode, start + end)
            default: size *= 2
            }
        }
        let isTooLong = isMiddle && range.count > longest
        return (isTooLong ? PANGO_ELLIPSIZE_END : mode, text.bytes[range])
    }

    /// Whether a part of the text is a single character, which is never truncated: it cannot be
    /// broken, and an ellipsis is no narrower.
    func isCharacter(_ range: Range<Int>) -> Bool {
        range.count <= 32 && String(decoding: text.bytes[range], as: UTF8.self).count == 1
    }

    /// Whether a text is wider than the line.
    private func overflows(_ bytes: ArraySlice<UInt8>) -> Bool {
        set(bytes)
        return pango.layout_is_ellipsized(layout) != 0
    }

    /// Whether a line reaches the bound.
    var reachesBound: Bool {
        guard let bound, maximumWidth == nil else { return false }
        var (isReached, top) = (false, CGFloat(0))
        forEachSetLine(from: 0, top: &top, startsParagraph: true) { line in
            isReached = line.width >= bound
            return !isReached
        }
        return isReached
    }

    /// The number of bytes in the first part of a paragraph.
    ///
    /// If nothing fits on a line, pango tries every break of the part for each line, so the parts
    /// are short for narrow lines.
    var firstSize: Int {
        let ems = (maximumWidth ?? .infinity) / max(fontSize, 1e-9)
        // Bounded: by a limit of whole bytes.
        return Int(max(32, min(32 * ems, CGFloat(text.limits.brokenBytes))))
    }

    /// Returns the size of a longer part, after one of at most `size` bytes that fills one or two
    /// lines.
    func sizeOfMoreLines(than part: Range<Int>, _ size: Int, of paragraph: Range<Int>) -> Int {
        // A grapheme cluster may be long, and is not broken. The part contains little more than it,
        // because pango tries each break after it for each line.
        if maximumWidth != nil, let end = text.clusterEnd(of: part) {
            return min(end, paragraph.upperBound) - part.lowerBound + firstSize
        }
        // Short parts may begin with zero-width marks.
        let isShort = size < text.limits.brokenBytes
        return isShort ? 2 * size : max(2 * size, sizeOfFourLines(size, of: paragraph))
    }

    /// Estimates how many bytes fill four lines, from the current part, which fills one or two.
    private func sizeOfFourLines(_ size: Int, of paragraph: Range<Int>) -> Int {
        guard let lineWidth = maximumWidth ?? bound else { return size }
        let limits = text.limits
        // Without a maximum width there is one line, which is cut if it exceeds the limit: by a
        // scalar, which has at most 4 bytes.
        let limit =
            (text.runsToTheLeft(in: paragraph) ? limits.bidirectionalBytes : limits.paragraphBytes)
            + (maximumWidth == nil ? 4 : 0)
        var (width, top) = (CGFloat(0), CGFloat(0))
        forEachSetLine(from: 0, top: &top, startsParagraph: true) { line in
            width += line.width
            return true
        }
        let bytes = CGFloat(size) * (4 * lineWidth / max(width, 1e-3))
        // Bounded: by a limit of whole bytes.
        return Int(min(bytes, CGFloat(limit)))
    }
}
