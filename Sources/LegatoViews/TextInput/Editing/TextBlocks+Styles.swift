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
        styled.lineSpacing = style.lineSpacing
        styled.usesLineBoxes = true
        return styled
    }

    /// Returns the rectangles behind the letters in a part of the text's space, with their colours.
    func backgrounds(in area: CGRect) -> [(rect: CGRect, color: CGColor)] {
        var start = 0
        var found: [(rect: CGRect, color: CGColor)] = []
        for run in runs ?? [] {
            let range = start..<start + run.count
            start += run.count
            guard let color = run.background else { continue }
            found += rectangles(of: range, in: area).map { ($0, color) }
        }
        return found
    }
}
