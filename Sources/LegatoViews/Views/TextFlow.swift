import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

/// A layout that arranges words in lines, aligned on their baselines.
nonisolated struct TextFlow: Layout, Equatable {
    /// Whether a line may or must break after a word.
    enum Break { case none, allowed, forced }

    /// The break opportunity after each word.
    var breaks: [Break]
    var alignment: TextAlignment
    /// The maximum number of lines; nil for no limit.
    var lineLimit: Int?
    /// Where the last line that fits is truncated.
    var truncation: Text.TruncationMode
    /// The space between lines, in points.
    var lineSpacing: CGFloat = 0

    /// A word of a line, with its width in that line.
    private struct Word {
        var index: Int
        /// The width in points at which it is truncated; nil if it is not.
        var cut: CGFloat?
        /// The box in which it wraps, if it is wider than a line.
        var room: CGSize?
        var width: CGFloat

        /// The baseline of the word that is aligned with the baseline of the line.
        var baseline: VerticalAlignment { room == nil ? .firstTextBaseline : .lastTextBaseline }

        /// How the word fits its line in a flow of the given width in points.
        func fit(_ width: CGFloat) -> WordFit {
            room.map(WordFit.broken) ?? cut.map(WordFit.cut) ?? .whole(within: width)
        }
    }

    /// The words of a line, the distance from its top to its baseline, and its size.
    ///
    /// A word wider than a line comes first; the words after it follow its last letter.
    private struct FlowLine {
        var words: [Word] = []
        var ascent: CGFloat = 0
        /// Where the next word begins, in points from the start of the line.
        var end: CGFloat = 0
        var size = CGSize.zero
        /// The number of visual lines.
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

        /// Appends a word wider than a line, wrapped in a box.
        mutating func add(_ index: Int, in room: CGSize, _ subview: LayoutSubview) {
            let dimensions = subview.dimensions(in: WordFit.broken(room).proposal)
            let width = dimensions[HorizontalAlignment.lastLineEnd]
            let height = subview.whole(within: room.width).height
            count = max(1, Int((dimensions.height / height).rounded()))
            add(Word(index: index, room: room, width: width), dimensions)
        }
    }

    /// Breaks the words into as many lines as they need.
    ///
    /// A word wider than a line is laid out to at most one line more than fit the height.
    private func broken(_ width: CGFloat, _ height: CGFloat, _ subviews: Subviews) -> [FlowLine] {
        var lines = [FlowLine()]
        var next = 0
        while next < subviews.count {
            // Words without a break between them stay together if they fit on one line.
            let together =
                next...((next..<subviews.count).first { breaks[$0] != .none } ?? subviews.count - 1)
            let dimensions = together.map { subviews[$0].whole(within: width) }
            let all = dimensions.reduce(0) { $0 + $1.width }
            let isForced = next > 0 && breaks[next - 1] == .forced
            if isForced || (next > 0 && lines[lines.count - 1].end + all > width) {
                lines.append(FlowLine())
            }
            for (index, dimensions) in zip(together, dimensions) {
                let last = lines[lines.count - 1]
                if !last.words.isEmpty, last.end + dimensions.width > width {
                    lines.append(FlowLine())
                }
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

    /// The lines that fit the proposal; the last one is truncated if the text continues.
    private func lines(_ offer: ProposedViewSize, _ subviews: Subviews) -> [FlowLine] {
        let width = offer.width ?? .infinity
        let height = offer.height ?? .infinity
        let all = broken(width, height, subviews)
        var (shown, bottom) = (0, CGFloat(0))
        var left = max(lineLimit ?? .max, 1)
        for line in all {
            if line.count > left || bottom + line.size.height > height + 1e-3 { break }
            left -= line.count
            bottom += line.size.height + lineSpacing
            shown += 1
        }
        guard shown < all.count else { return all }
        if left > 0, let part = part(of: all[shown], left, height - bottom, subviews) {
            return all.prefix(shown) + [hidden(after: part, all[shown...].flatMap(\.words))]
        }
        // At least one line is always shown.
        let last = max(shown, 1)
        let rest = cut(all[(last - 1)...].flatMap(\.words), to: width, subviews)
        var line = FlowLine()
        for word in rest {
            if word.cut == 0 {
                line.words.append(word)
            } else {
                line.add(word, subviews[word.index].dimensions(in: word.fit(width).proposal))
            }
        }
        return all.prefix(last - 1) + [line]
    }

    /// The part of a line that fits, if the line begins with a word wider than a line.
    ///
    /// Returns nil for any other line, and if not even one visual line fits.
    private func part(
        of line: FlowLine, _ count: Int, _ height: CGFloat, _ subviews: Subviews
    ) -> FlowLine? {
        guard let word = line.words.first, let room = word.room else { return nil }
        let one = subviews[word.index].whole(within: room.width).height
        let fitting = min(CGFloat(min(count, line.count)), ((height + 1e-3) / one).rounded(.down))
        guard fitting >= 1 else { return nil }
        var part = FlowLine()
        let cut = CGSize(width: room.width, height: fitting * one)
        part.add(word.index, in: cut, subviews[word.index])
        return part
    }

    /// A line followed by the hidden words after its own.
    private func hidden(after line: FlowLine, _ words: [Word]) -> FlowLine {
        var line = line
        line.words += words.dropFirst(line.words.count).map {
            Word(index: $0.index, cut: 0, width: 0)
        }
        return line
    }

    /// Truncates words to one line: one word gets the ellipsis, and the words that the ellipsis
    /// replaces have zero width.
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

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let lines = lines(proposal, subviews)
        let spacing = lineSpacing * CGFloat(max(lines.count - 1, 0))
        return lines.reduce(into: CGSize(width: 0, height: spacing)) { size, line in
            size.width = max(size.width, line.size.width.rounded(.up))
            size.height += line.size.height
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
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
            top += line.size.height + lineSpacing
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
    /// The end of the last line of a word that is wider than a line.
    static let lastLineEnd = HorizontalAlignment(LastLineEnd.self)

    private enum LastLineEnd: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// The width of an ellipsis in the font of a word, in points.
nonisolated enum EllipsisWidth: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}
