import Foundation
import LegatoCanvas
import LegatoGraphics

/// A text divided into blocks for editing; only visible blocks are laid out.
///
/// A block is a paragraph or, of a long one, a part that ends with a word; an edit lays out one
/// block again. Blocks follow each other from top to bottom or, on a single line, from left to
/// right. The extent of a block that has not been laid out is estimated. Offsets are in UTF-8 code
/// units.
final class TextBlocks {
    /// How the text is laid out.
    struct BlockStyle: Equatable {
        var fontName = "Sans"
        var fontSize: CGFloat = 17
        /// The width at which lines are wrapped, in points; nil for a single line.
        var width: CGFloat?
        var alignment = TextBox.Alignment.natural
    }

    /// A part of a text with attributes, as it is drawn.
    struct StyledRun: Equatable {
        /// The length, in UTF-8 code units.
        var count: Int
        /// The style, without the characters.
        var style: StyledText.Run
        /// The colour behind the letters; nil for none.
        var background: CGColor?
    }

    /// A part of the text.
    struct Block {
        /// The length, in UTF-8 code units, with the separator.
        var length: Int
        /// The length of the separator at its end.
        var separator: Int
        /// The extent in points; an estimate before it is laid out.
        var extent: CGFloat
        var places: TextPlaces?
        /// The text that is laid out, with its styles; nil for a plain text.
        var styled: StyledText?
    }

    /// A block with its place.
    struct Placed {
        var index: Int
        /// Its start in the text.
        var start: Int
        /// Its top or, on a single line, its left edge, in points.
        var origin: CGFloat
        var string: String
        var places: TextPlaces
        /// The text with its styles; nil for a plain text.
        var styled: StyledText?
    }

    private(set) var text = ""
    /// The styles of the text's parts; nil for a plain text.
    private(set) var runs: [StyledRun]?
    private(set) var style = BlockStyle()
    private(set) var blocks: [Block] = []
    /// The height of a line, and the distance from its top to the baseline, in points.
    private(set) var lineHeight: CGFloat = 0
    private(set) var baseline: CGFloat = 0
    /// The number of blocks laid out so far.
    private(set) var layouts = 0
    /// The indices of the blocks that keep their places.
    private var kept: Set<Int> = []

    /// The length of the parts of long paragraphs.
    nonisolated private static let maximumBytes = 2048
    private static let maximumKept = 256
    /// Blocks are short, so that nothing in them is dropped.
    private static let limits: TextLimits = {
        var limits = TextLimits.standard
        (limits.combiningScalars, limits.tabs) = (1 << 16, 1 << 16)
        return limits
    }()

    init() { split("") }

    var isWrapped: Bool { style.width != nil }

    // MARK: Changes

    /// Lays the text out in another style.
    func set(_ style: BlockStyle) {
        guard style != self.style || lineHeight == 0 else { return }
        self.style = style
        let sample = TextPlaces(
            of: "", fontName: style.fontName, fontSize: style.fontSize, width: nil
        )
        lineHeight = max(sample.size.height, 1)
        baseline = sample.lines.first?.baseline ?? lineHeight
        split(text)
    }

    /// Sets the text and the styles of its parts, nil for a plain text; lays out the blocks again
    /// that differ.
    func set(_ new: String, _ runs: [StyledRun]? = nil) {
        let changesStyles = runs != self.runs
        self.runs = runs
        set(characters: new)
        guard changesStyles else { return }
        var start = 0
        for index in blocks.indices {
            if blocks[index].places != nil, blocks[index].styled != styled(index, start: start) {
                blocks[index].places = nil
                kept.remove(index)
            }
            start += blocks[index].length
        }
    }

    private func set(characters new: String) {
        guard !new.hasSameBytes(as: text) else { return }
        let change = TextChange(from: text, to: new)
        let (first, firstStart) = block(at: change.old.lowerBound)
        // A letter that combines with the previous one changes that block, too.
        let lower = max(first - 1, 0)
        let start = lower < first ? firstStart - blocks[lower].length : firstStart
        var (upper, end) = block(at: change.old.upperBound)
        end += blocks[upper].length
        // A separator that changes joins or divides blocks.
        if upper + 1 < blocks.count {
            upper += 1
            end += blocks[upper].length
        }
        let shift = new.utf8.count - text.utf8.count
        text = new
        text.makeContiguousUTF8()
        kept = []
        let parts = Self.parts(of: text, in: start..<end + shift, isWrapped: isWrapped)
        let isAtEnd = upper == blocks.count - 1
        var made = parts.map {
            Block(length: $0.length, separator: $0.separator, extent: estimate($0.length))
        }
        // What follows is another block, unless the text ends with a separator.
        if !isAtEnd, made.last?.length == 0 { made.removeLast() }
        reuse(in: &made, from: lower...upper, start: start, change)
        blocks.replaceSubrange(lower...upper, with: made)
        for (index, block) in blocks.enumerated() where block.places != nil { kept.insert(index) }
    }

    /// Keeps the places of unchanged blocks at both ends of the changed ones.
    private func reuse(
        in made: inout [Block], from old: ClosedRange<Int>, start: Int, _ change: TextChange
    ) {
        var (index, end) = (0, start)
        while index < made.count, index < old.count {
            let before = blocks[old.lowerBound + index]
            end += before.length
            // The letter after the block may change with the text.
            guard end < change.old.lowerBound, before.length == made[index].length,
                before.separator == made[index].separator
            else { break }
            made[index] = before
            index += 1
        }
        guard old.count > 1, made.count > 1 else { return }
        let (before, after) = (blocks[old.upperBound], made[made.count - 1])
        let tail = old.map { blocks[$0].length }.reduce(start, +) - before.length
        if tail > change.old.upperBound, before.length == after.length {
            made[made.count - 1] = before
        }
    }

    private func split(_ text: String) {
        kept = []
        blocks = Self.parts(of: text, in: 0..<text.utf8.count, isWrapped: isWrapped).map {
            Block(length: $0.length, separator: $0.separator, extent: estimate($0.length))
        }
    }

    /// The estimated extent of a block.
    private func estimate(_ length: Int) -> CGFloat {
        let width = CGFloat(length) * style.fontSize * 0.5
        guard let wrapped = style.width else { return width }
        return max((width / max(wrapped, 1)).rounded(.up), 1) * max(lineHeight, 1)
    }

    /// Divides a part of a text into blocks; a separator at its end is followed by an empty block.
    nonisolated private static func parts(
        of text: String, in range: Range<Int>, isWrapped: Bool
    ) -> [(length: Int, separator: Int)] {
        var text = text
        return text.withUTF8 { all in
            var parts: [(length: Int, separator: Int)] = []
            var start = range.lowerBound
            func add(_ end: Int, _ separator: Int) {
                while end - start > maximumBytes {
                    let cut = self.cut(all, start, start + maximumBytes)
                    parts.append((cut - start, 0))
                    start = cut
                }
                parts.append((end + separator - start, separator))
                start = end + separator
            }
            var at = start
            while isWrapped, at < range.upperBound {
                guard let separator = separator(all, at, range.upperBound) else {
                    at += 1
                    continue
                }
                add(at, separator)
                at += separator
            }
            add(range.upperBound, 0)
            return parts
        }
    }

    /// The length of the separator of paragraphs at an offset; nil for none.
    nonisolated private static func separator(
        _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ end: Int
    ) -> Int? {
        switch bytes[at] {
        case 0x0A: 1
        case 0x0D: at + 1 < end && bytes[at + 1] == 0x0A ? 2 : 1
        case 0xE2 where at + 2 < end && bytes[at + 1] == 0x80 && bytes[at + 2] == 0xA9: 3
        default: nil
        }
    }

    /// The end of a part of a long paragraph: after a space or, without one, between characters.
    nonisolated private static func cut(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
    ) -> Int {
        var at = end
        while at > start + (end - start) / 2 {
            if bytes[at - 1] == 0x20 { return at }
            at -= 1
        }
        let room = UnsafeBufferPointer(rebasing: bytes[start..<min(end + 64, bytes.count)])
        let cut = String(decoding: room, as: UTF8.self).characterStart(at: end - start)
        return cut > 0 ? start + cut : end
    }

    // MARK: Blocks

    /// Returns the block at an offset with its start.
    func block(at offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in blocks.indices {
            let end = start + blocks[index].length
            if offset < end || index == blocks.count - 1 { return (index, start) }
            start = end
        }
        return (0, 0)
    }

    /// Returns the block at a distance along the axis, in points; the first or last one beyond
    /// them.
    func block(atDistance distance: CGFloat) -> (index: Int, start: Int, origin: CGFloat) {
        var (start, origin) = (0, CGFloat(0))
        for index in blocks.indices.dropLast() {
            if distance < origin + blocks[index].extent { return (index, start, origin) }
            start += blocks[index].length
            origin += blocks[index].extent
        }
        return (blocks.count - 1, start, origin)
    }

    /// Lays out a block unless it already is.
    @discardableResult func places(_ index: Int, start: Int) -> TextPlaces {
        if let known = blocks[index].places { return known }
        if kept.count >= Self.maximumKept {
            for other in kept { blocks[other].places = nil }
            kept = []
        }
        let styled = styled(index, start: start)
        let places: TextPlaces
        if let styled, !styled.runs.isEmpty {
            places = TextPlaces(of: styled, width: style.width ?? 0, limits: Self.limits)
        } else {
            places = TextPlaces(
                of: string(index, start: start), fontName: style.fontName,
                fontSize: style.fontSize, width: style.width, alignment: style.alignment,
                limits: Self.limits
            )
        }
        layouts += 1
        kept.insert(index)
        blocks[index].places = places
        blocks[index].styled = styled
        blocks[index].extent = isWrapped ? max(places.size.height, 1) : places.size.width
        return places
    }

    /// The text of a block without its separator.
    func string(_ index: Int, start: Int) -> String {
        let block = blocks[index]
        let utf8 = text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        let end = utf8.index(first, offsetBy: block.length - block.separator)
        return String(text[first..<end])
    }

    /// Returns the blocks between two distances along the axis, in points, laid out.
    func placed(from low: CGFloat, to high: CGFloat) -> [Placed] {
        var (index, start, origin) = block(atDistance: low)
        var placed: [Placed] = []
        repeat {
            let places = places(index, start: start)
            placed.append(
                Placed(
                    index: index, start: start, origin: origin,
                    string: string(index, start: start), places: places,
                    styled: blocks[index].styled
                )
            )
            start += blocks[index].length
            origin += blocks[index].extent
            index += 1
        } while index < blocks.count && origin < high
        return placed
    }

    /// Returns a block with its place, laid out.
    func placed(_ index: Int, start: Int) -> Placed {
        let places = places(index, start: start)
        let origin = blocks[..<index].reduce(0) { $0 + $1.extent }
        return Placed(
            index: index, start: start, origin: origin, string: string(index, start: start),
            places: places, styled: blocks[index].styled
        )
    }

    /// The size of the whole text, in points; lays out the first blocks, up to a number.
    func size(laidOut maximum: Int = 64) -> CGSize {
        var (start, along, across) = (0, CGFloat(0), CGFloat(0))
        for index in blocks.indices {
            if index < maximum {
                let size = places(index, start: start).size
                across = max(across, isWrapped ? size.width : size.height)
            }
            along += blocks[index].extent
            start += blocks[index].length
        }
        return isWrapped
            ? CGSize(width: across, height: along)
            : CGSize(width: along, height: max(across, lineHeight))
    }
}
