import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

extension Text {
    /// Returns both texts in a row, each in its own style.
    ///
    /// Lines break between words; a joined text is not cut short.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.rest += [rhs.withoutRest] + rhs.rest
        return text
    }

    /// The parts that it is joined of.
    var parts: [Text] { [withoutRest] + rest }

    private var withoutRest: Text {
        var text = self
        text.rest = []
        return text
    }

    /// The words with the spaces after them, each in its style.
    var words: [Text] {
        parts.flatMap { part in
            part.string.words.map { word in
                var text = part
                text.string = word
                return text
            }
        }
    }
}

extension String {
    /// The words with the spaces after them.
    fileprivate var words: [String] {
        var words: [String] = []
        var word = ""
        for character in self {
            if let last = word.last, last.isWhitespace, !character.isWhitespace || last.isNewline {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }
}

/// Words in lines, on common baselines.
nonisolated struct TextFlow: Layout, Equatable {
    typealias AnimatableData = EmptyAnimatableData

    /// What may come after a word.
    enum Break { case none, allowed, forced }

    /// What comes after each word.
    var breaks: [Break]
    var alignment: TextAlignment
    /// Whether all stand on one line.
    var isOneLine: Bool

    /// The words of a line, how far their baseline lies below the top, and their size together.
    private struct Line {
        var words: Range<Int>
        var ascent: CGFloat = 0
        var size = CGSize.zero
    }

    private func lines(_ width: CGFloat?, _ subviews: Subviews) -> [Line] {
        var lines = [Line(words: 0..<0)]
        for (index, word) in subviews.enumerated() {
            let dimensions = word.dimensions(in: .unspecified)
            let after = index > 0 ? breaks[index - 1] : .none
            let isFull = lines[lines.count - 1].size.width + dimensions.width > (width ?? .infinity)
            if !isOneLine, after == .forced || (after == .allowed && isFull) {
                lines.append(Line(words: index..<index))
            }
            var line = lines.removeLast()
            let ascent = dimensions[.firstTextBaseline]
            let descent = max(line.size.height - line.ascent, dimensions.height - ascent)
            line.ascent = max(line.ascent, ascent)
            line.size.height = line.ascent + descent
            line.size.width += dimensions.width
            line.words = line.words.lowerBound..<index + 1
            lines.append(line)
        }
        return lines
    }

    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        lines(proposal.width, subviews).reduce(into: .zero) { size, line in
            size.width = max(size.width, line.size.width.rounded(.up))
            size.height += line.size.height
        }
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        var top = bounds.minY
        for line in lines(proposal.width, subviews) {
            let room = bounds.width - line.size.width
            var x: CGFloat =
                switch alignment {
                case .natural, .justified: bounds.minX
                case .center: bounds.minX + room / 2
                case .trailing: bounds.minX + room
                }
            for index in line.words {
                let word = subviews[index]
                let dimensions = word.dimensions(in: .unspecified)
                word.place(
                    at: CGPoint(x: x, y: top + line.ascent - dimensions[.firstTextBaseline]),
                    proposal: .unspecified
                )
                x += dimensions.width
            }
            top += line.size.height
        }
    }
}
