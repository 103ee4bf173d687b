import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

/// Words in lines, on common baselines.
nonisolated struct TextFlow: Layout, Equatable {
    typealias AnimatableData = EmptyAnimatableData

    /// What may come after a word.
    enum Break { case none, allowed, forced }

    /// What comes after each word.
    var breaks: [Break]
    var alignment: TextAlignment
    /// The most lines; nil for any number.
    var lineLimit: Int?
    /// Where the last line is cut that there is room for.
    var truncation: Text.TruncationMode

    /// A word in its line: at which width it is cut, if it is, and its measures.
    private struct Word {
        var index: Int
        var cut: CGFloat?
        var width: CGFloat
    }

    /// The words of a line, how far their baseline lies below the top, and their size together.
    private struct Line {
        var words: [Word] = []
        var ascent: CGFloat = 0
        var size = CGSize.zero

        mutating func add(_ word: Word, _ dimensions: ViewDimensions) {
            let wordAscent = dimensions[.firstTextBaseline]
            let descent = max(size.height - ascent, dimensions.height - wordAscent)
            ascent = max(ascent, wordAscent)
            size.height = ascent + descent
            size.width += word.width
            words.append(word)
        }
    }

    private func proposal(_ word: Word) -> ProposedViewSize {
        ProposedViewSize(width: word.cut, height: nil)
    }

    /// The words in as many lines as they need.
    private func broken(_ width: CGFloat, _ subviews: Subviews) -> [Line] {
        var lines = [Line()]
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: .unspecified)
            let after = index > 0 ? breaks[index - 1] : .none
            let isFull = lines[lines.count - 1].size.width + dimensions.width > width
            if after == .forced || (after == .allowed && isFull) { lines.append(Line()) }
            lines[lines.count - 1].add(Word(index: index, width: dimensions.width), dimensions)
        }
        return lines
    }

    /// The lines that there is room for, the last one cut if the text goes on.
    private func lines(_ offer: ProposedViewSize, _ subviews: Subviews) -> [Line] {
        let width = offer.width ?? .infinity
        let all = broken(width, subviews)
        var (count, bottom) = (0, CGFloat(0))
        for line in all.prefix(max(lineLimit ?? all.count, 1)) {
            bottom += line.size.height
            if count > 0, bottom > (offer.height ?? .infinity) + 1e-3 { break }
            count += 1
        }
        let isTooWide = count == lineLimit && all[count - 1].size.width > width
        guard count < all.count || isTooWide else { return all }
        let rest = cut(all[(count - 1)...].flatMap(\.words), to: width, subviews)
        var last = Line()
        for word in rest {
            if word.cut == 0 {
                last.words.append(word)
            } else {
                last.add(word, subviews[word.index].dimensions(in: .unspecified))
            }
        }
        return all.prefix(count - 1) + [last]
    }

    /// The words on one line, the last one that there is: one has the ellipsis, and those that it
    /// stands for have no width.
    private func cut(_ all: [Word], to room: CGFloat, _ subviews: Subviews) -> [Word] {
        var words = all
        let end = (words.firstIndex { breaks[$0.index] == .forced } ?? words.count - 1) + 1
        var (front, back, left) = (0, end, room)
        func fits(_ word: Int, beside cut: Int, within room: CGFloat) -> Bool {
            words[word].width + subviews[words[cut].index][EllipsisWidth.self] <= room
        }
        if truncation != .tail {
            let kept = truncation == .middle ? room / 2 : 0
            while back > 1,
                fits(back - 1, beside: back - 2, within: back == end ? left : left - kept)
            {
                back -= 1
                left -= words[back].width
            }
        }
        if truncation != .head {
            while front + 1 < back, fits(front, beside: front + 1, within: left) {
                left -= words[front].width
                front += 1
            }
        }
        let cut = truncation == .head ? back - 1 : front
        let shown = truncation == .head ? cut..<end : 0..<cut + 1
        for index in words.indices where !shown.contains(index) && !(back..<end).contains(index) {
            (words[index].cut, words[index].width) = (0, 0)
        }
        words[cut].cut = max(left, 0)
        words[cut].width = subviews[words[cut].index].sizeThatFits(proposal(words[cut])).width
        return words
    }

    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        lines(proposal, subviews).reduce(into: .zero) { size, line in
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
        for line in lines(proposal, subviews) {
            let room = bounds.width - line.size.width
            var x: CGFloat =
                switch alignment {
                case .natural, .justified: bounds.minX
                case .center: bounds.minX + room / 2
                case .trailing: bounds.minX + room
                }
            for word in line.words {
                let subview = subviews[word.index]
                let baseline = subview.dimensions(in: .unspecified)[.firstTextBaseline]
                subview.place(
                    at: CGPoint(x: x, y: top + line.ascent - baseline),
                    proposal: self.proposal(word)
                )
                x += word.width
            }
            top += line.size.height
        }
    }
}

/// How wide an ellipsis in the font of a word is, points.
nonisolated enum EllipsisWidth: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}
