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

    /// A word in its line and its width there.
    private struct Word {
        var index: Int
        /// At which width it is cut, if it is.
        var cut: CGFloat?
        /// In which room it takes lines of its own, if it is wider than a line.
        var room: CGSize?
        var width: CGFloat

        /// Which of its baselines lies on that of the line.
        var baseline: VerticalAlignment { room == nil ? .firstTextBaseline : .lastTextBaseline }

        /// How it fits its line in a flow of a width in points.
        func fit(_ width: CGFloat) -> WordFit {
            room.map(WordFit.broken) ?? cut.map(WordFit.cut) ?? .whole(within: width)
        }
    }

    /// The words of a line, how far their baseline lies below the top, and their size together.
    ///
    /// One that is wider than a line comes first; the words after it go on behind its last letter.
    private struct Line {
        var words: [Word] = []
        var ascent: CGFloat = 0
        /// Where the next word begins, points from the first.
        var end: CGFloat = 0
        var size = CGSize.zero
        /// How many lines it is seen as.
        var count = 1

        mutating func add(_ word: Word, _ dimensions: ViewDimensions) {
            let wordAscent = dimensions[word.baseline]
            let descent = max(size.height - ascent, dimensions.height - wordAscent)
            ascent = max(ascent, wordAscent)
            size.height = ascent + descent
            end += word.width
            size.width = max(size.width, end, word.room == nil ? 0 : dimensions.width)
            words.append(word)
        }

        /// Takes a word that is wider than a line, in a room of its own.
        mutating func add(_ index: Int, in room: CGSize, _ subview: LayoutSubview) {
            let dimensions = subview.dimensions(in: WordFit.broken(room).proposal)
            let width = dimensions[HorizontalAlignment.lastLineEnd]
            let height = subview.whole(within: room.width).height
            count = max(1, Int((dimensions.height / height).rounded()))
            add(Word(index: index, room: room, width: width), dimensions)
        }
    }

    /// The words in as many lines as they need.
    ///
    /// A word wider than a line has one line more than fits into the height, if it needs more.
    private func broken(_ width: CGFloat, _ height: CGFloat, _ subviews: Subviews) -> [Line] {
        var lines = [Line()]
        var next = 0
        while next < subviews.count {
            // Words without a break between them keep together where a line holds them all.
            let together =
                next...((next..<subviews.count).first { breaks[$0] != .none } ?? subviews.count - 1)
            let dimensions = together.map { subviews[$0].whole(within: width) }
            let all = dimensions.reduce(0) { $0 + $1.width }
            let isForced = next > 0 && breaks[next - 1] == .forced
            if isForced || (next > 0 && lines[lines.count - 1].end + all > width) {
                lines.append(Line())
            }
            for (index, dimensions) in zip(together, dimensions) {
                let last = lines[lines.count - 1]
                if !last.words.isEmpty, last.end + dimensions.width > width { lines.append(Line()) }
                if dimensions.width > width {
                    let room = CGSize(width: width, height: max(height, 0) + dimensions.height)
                    lines[lines.count - 1].add(index, in: room, subviews[index])
                } else {
                    let word = Word(index: index, width: dimensions.width)
                    lines[lines.count - 1].add(word, dimensions)
                }
            }
            next = together.upperBound + 1
        }
        return lines
    }

    /// The lines that there is room for, the last one cut if the text goes on.
    private func lines(_ offer: ProposedViewSize, _ subviews: Subviews) -> [Line] {
        let width = offer.width ?? .infinity
        let height = offer.height ?? .infinity
        let all = broken(width, height, subviews)
        var (shown, bottom) = (0, CGFloat(0))
        var left = max(lineLimit ?? .max, 1)
        for line in all {
            if line.count > left || bottom + line.size.height > height + 1e-3 { break }
            left -= line.count
            bottom += line.size.height
            shown += 1
        }
        guard shown < all.count else { return all }
        if left > 0, let part = part(of: all[shown], left, height - bottom, subviews) {
            return all.prefix(shown) + [hidden(after: part, all[shown...].flatMap(\.words))]
        }
        // Something is always seen.
        let last = max(shown, 1)
        let rest = cut(all[(last - 1)...].flatMap(\.words), to: width, subviews)
        var line = Line()
        for word in rest {
            if word.cut == 0 {
                line.words.append(word)
            } else {
                line.add(word, subviews[word.index].dimensions(in: word.fit(width).proposal))
            }
        }
        return all.prefix(last - 1) + [line]
    }

    /// What there is room for of a line that begins with a word wider than a line; nil for any
    /// other, and where not one line of it has room.
    private func part(
        of line: Line,
        _ count: Int,
        _ height: CGFloat,
        _ subviews: Subviews
    ) -> Line? {
        guard let word = line.words.first, let room = word.room else { return nil }
        let one = subviews[word.index].whole(within: room.width).height
        let fitting = min(CGFloat(min(count, line.count)), ((height + 1e-3) / one).rounded(.down))
        guard fitting >= 1 else { return nil }
        var part = Line()
        let cut = CGSize(width: room.width, height: fitting * one)
        part.add(word.index, in: cut, subviews[word.index])
        return part
    }

    /// A line with the words after its own, which do not show.
    private func hidden(after line: Line, _ words: [Word]) -> Line {
        var line = line
        line.words += words.dropFirst(line.words.count).map {
            Word(index: $0.index, cut: 0, width: 0)
        }
        return line
    }

    /// The words on one line, the last one that there is: one has the ellipsis, and those that it
    /// stands for have no width.
    private func cut(_ all: [Word], to room: CGFloat, _ subviews: Subviews) -> [Word] {
        var words = all.map { word in
            Word(index: word.index, width: subviews[word.index].whole(within: room).width)
        }
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
        words[cut].width =
            subviews[words[cut].index].sizeThatFits(words[cut].fit(room).proposal).width
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
                let dimensions =
                    word.room == nil
                    ? subview.whole(within: proposal.width ?? .infinity)
                    : subview.dimensions(in: word.fit(.infinity).proposal)
                // A word keeps its proposal while the width of the flow changes.
                subview.place(
                    at: CGPoint(x: x, y: top + line.ascent - dimensions[word.baseline]),
                    proposal: word.fit(.infinity).proposal
                )
                x += word.width
            }
            top += line.size.height
        }
    }
}

extension LayoutSubview {
    /// The dimensions of a word on one line, measured up to a width in points.
    nonisolated fileprivate func whole(within width: CGFloat) -> ViewDimensions {
        dimensions(in: WordFit.whole(within: width).proposal)
    }
}

nonisolated extension HorizontalAlignment {
    /// Where the last line of a word ends that is wider than a line.
    static let lastLineEnd = HorizontalAlignment(LastLineEnd.self)

    private enum LastLineEnd: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// How wide an ellipsis in the font of a word is, points.
nonisolated enum EllipsisWidth: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}
