import Foundation
import LegatoCanvas
import LegatoGraphics

extension TextBlocks {
    /// Returns the text of a block with its styles; nil for a plain text.
    ///
    /// An empty block has one empty run: that of its separator or, at the end, of the last
    /// character.
    func styled(_ index: Int, start: Int) -> StyledText? {
        guard let runs else { return nil }
        let block = blocks[index]
        let part = start..<start + block.length - block.separator
        let utf8 = text.utf8
        var parts: [StyledText.Run] = []
        var (end, at) = (0, utf8.index(utf8.startIndex, offsetBy: start))
        for run in runs {
            let shared = (end..<end + run.count).clamped(to: part)
            end += run.count
            if !shared.isEmpty {
                let next = utf8.index(at, offsetBy: shared.count)
                var piece = run.style
                piece.string = String(text[at..<next])
                parts.append(piece)
                at = next
            } else if part.isEmpty, part.lowerBound < end || end == utf8.count {
                parts = [run.style]
            }
            if end > part.upperBound { break }
        }
        var styled = StyledText(parts)
        styled.alignment = style.alignment
        styled.usesLineBoxes = true
        return styled
    }

    /// Returns the rectangles behind the letters in a part of the text's space, with their colours.
    func backgrounds(in area: CGRect) -> [(rect: CGRect, color: CGColor)] {
        guard let runs, runs.contains(where: { $0.background != nil }) else { return [] }
        let visible = placed(in: area)
        guard let first = visible.first, let last = visible.last else { return [] }
        let shown = first.start..<last.start + blocks[last.index].length
        var start = 0
        var found: [(rect: CGRect, color: CGColor)] = []
        for run in runs where start < shown.upperBound {
            let range = (start..<start + run.count).clamped(to: shown)
            start += run.count
            guard let color = run.background, !range.isEmpty else { continue }
            for block in visible {
                let rectangles = rectangles(of: range, in: block, marksSeparator: false)
                found += rectangles.map { ($0, color) }
            }
        }
        return found
    }
}
