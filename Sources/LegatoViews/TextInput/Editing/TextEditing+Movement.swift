import Foundation
import LegatoCanvas

/// How far the insertion point moves, or how much is deleted.
nonisolated enum TextUnit { case character, word, line, document }

nonisolated extension TextEditing {
    /// Returns the position of the insertion point after a move by a unit, in the order of the
    /// text.
    func destination(from offset: Int, by unit: TextUnit, forward: Bool) -> Int {
        switch unit {
        case .character: neighbour(of: offset, forward: forward)
        case .word: forward ? wordEnd(after: offset) : wordStart(before: offset)
        case .line:
            forward ? paragraph(around: offset).upperBound : paragraph(around: offset).lowerBound
        case .document: forward ? count : 0
        }
    }

    /// Moves the insertion point by a unit; without extending it, a selection collapses to the end
    /// in the direction of the move.
    mutating func move(by unit: TextUnit, forward: Bool, extending: Bool = false) {
        if !extending, unit == .character, !selection.isEmpty {
            move(to: forward ? selection.upperBound : selection.lowerBound)
        } else {
            move(
                to: destination(from: head, by: unit, forward: forward), extending: extending
            )
        }
    }

    /// Deletes the selection or, without one, up to where the insertion point would move.
    mutating func delete(by unit: TextUnit, forward: Bool) {
        let kind: EditKind =
            unit != .character ? .other : forward ? .deletingForward : .deletingBackward
        if !selection.isEmpty { return replace(selection, with: "") }
        var end = destination(from: head, by: unit, forward: forward)
        // At the end of a line, deleting the rest of it joins it with the next one.
        if unit == .line, end == head { end = neighbour(of: head, forward: forward) }
        guard end != head else { return }
        replace(min(head, end)..<max(head, end), with: "", kind: kind)
    }

    private func neighbour(of offset: Int, forward: Bool) -> Int {
        let here = index(position(offset))
        if forward {
            guard here < text.endIndex else { return count }
            return text.utf8.distance(from: text.startIndex, to: text.index(after: here))
        }
        guard here > text.startIndex else { return 0 }
        return text.utf8.distance(from: text.startIndex, to: text.index(before: here))
    }

    // MARK: Lines

    /// Returns the paragraph around an offset, without the separator at its end.
    func paragraph(around offset: Int) -> Range<Int> {
        let utf8 = text.utf8
        let here = index(position(offset))
        var start = here
        while start > utf8.startIndex, !text.endsLine(before: start) {
            start = utf8.index(before: start)
        }
        var end = here
        while end < utf8.endIndex, !text.startsSeparator(at: end) { end = utf8.index(after: end) }
        let first = utf8.distance(from: utf8.startIndex, to: start)
        return first..<max(utf8.distance(from: utf8.startIndex, to: end), first)
    }

    /// Returns the paragraph around an offset with the separator at its end.
    func wholeParagraph(around offset: Int) -> Range<Int> {
        let paragraph = paragraph(around: offset)
        return paragraph.lowerBound..<neighbour(of: paragraph.upperBound, forward: true)
    }

    // MARK: Words

    /// The part of a long paragraph that is searched for words, in UTF-8 code units.
    private static var wordRoom: Int { 2048 }

    /// Returns the words around an offset.
    private func words(around offset: Int) -> [Range<Int>] {
        let whole = paragraph(around: offset)
        let start = position(max(whole.lowerBound, offset - Self.wordRoom))
        let end = position(min(whole.upperBound, offset + Self.wordRoom))
        guard start < end else { return [] }
        return WordBreaks.words(of: String(text[indices(start..<end)]))
            .map { $0.lowerBound + start..<$0.upperBound + start }
    }

    /// Returns the end of the word at or after an offset; without one, the end of the paragraph or,
    /// there, the start of the next one.
    private func wordEnd(after offset: Int) -> Int {
        if let word = words(around: offset).first(where: { $0.upperBound > offset }) {
            return word.upperBound
        }
        let end = paragraph(around: offset).upperBound
        if end > offset { return min(end, position(offset + Self.wordRoom)) }
        return neighbour(of: offset, forward: true)
    }

    /// Returns the start of the word at or before an offset; without one, the start of the
    /// paragraph or, there, the end of the previous one.
    private func wordStart(before offset: Int) -> Int {
        if let word = words(around: offset).last(where: { $0.lowerBound < offset }) {
            return word.lowerBound
        }
        let start = paragraph(around: offset).lowerBound
        if start < offset { return max(start, position(offset - Self.wordRoom)) }
        return neighbour(of: offset, forward: false)
    }

    /// Returns the word at an offset, or the text between two words.
    func word(at offset: Int) -> Range<Int> {
        let words = words(around: offset)
        if let word = words.first(where: { $0.contains(offset) }) { return word }
        let paragraph = paragraph(around: offset)
        // A click after the last letter of a paragraph means the word before.
        if offset == paragraph.upperBound, let last = words.last, last.upperBound == offset {
            return last
        }
        let start = words.last { $0.upperBound <= offset }?.upperBound ?? paragraph.lowerBound
        let end = words.first { $0.lowerBound > offset }?.lowerBound ?? paragraph.upperBound
        return min(start, offset)..<max(end, offset)
    }
}

nonisolated extension String {
    /// Whether a separator of lines starts at an index.
    func startsSeparator(at index: Index) -> Bool {
        switch utf8[index] {
        case 0x0A, 0x0D: return true
        case 0xE2: return isParagraphSeparator(at: index)
        default: return false
        }
    }

    /// Whether a line ends before an index, which is not within a separator.
    fileprivate func endsLine(before index: Index) -> Bool {
        let before = utf8.index(before: index)
        switch utf8[before] {
        case 0x0A: return true
        case 0x0D: return index == endIndex || utf8[index] != 0x0A
        case 0xA9:
            guard utf8.distance(from: startIndex, to: index) >= 3 else { return false }
            return isParagraphSeparator(at: utf8.index(index, offsetBy: -3))
        default: return false
        }
    }

    private func isParagraphSeparator(at index: Index) -> Bool {
        guard utf8.distance(from: index, to: endIndex) >= 3 else { return false }
        return utf8[index] == 0xE2 && utf8[utf8.index(index, offsetBy: 1)] == 0x80
            && utf8[utf8.index(index, offsetBy: 2)] == 0xA9
    }
}
