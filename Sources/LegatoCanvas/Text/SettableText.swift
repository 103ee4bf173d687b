import LegatoGraphics

/// A text within its limits, in the form that pango accepts: UTF-8 without NUL.
struct SettableText {
    let bytes: [UInt8]
    let limits: TextLimits
    /// The limits that the string exceeds, except those on paragraphs and lines.
    let excesses: [TextExcess]

    /// Creates a text from the part of a string within the limits.
    init(_ string: String, limits: TextLimits) {
        self.limits = limits
        let utf8 = string.utf8
        var bytes: [UInt8]
        var excesses: [TextExcess] = []
        if utf8.count > limits.bytes {
            bytes = Array(utf8.prefix(limits.bytes + 1))
            bytes.removeLast(bytes.count - bytes.scalarBoundary(at: limits.bytes))
            excesses.append(.bytes(utf8.count, limits))
        } else {
            bytes = Array(utf8)
        }
        if bytes.contains(0) || bytes.count(where: { $0 == 0x09 }) > limits.tabs
            || bytes.combines(more: limits.combiningScalars)
        {
            bytes = Self.cleaned(bytes, limits, &excesses)
        }
        self.bytes = bytes
        self.excesses = excesses
    }

    /// Replaces NUL and excess tabs of a line, and removes excess consecutive combining scalars.
    private static func cleaned(
        _ bytes: [UInt8], _ limits: TextLimits, _ excesses: inout [TextExcess]
    ) -> [UInt8] {
        var cleaned: [UInt8] = []
        cleaned.reserveCapacity(bytes.count)
        var (combining, tabs) = (LongestRow(limits.combiningScalars), LongestRow(limits.tabs))
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            combining.take(scalar.isCombining ? .member : .end)
            guard !combining.isBeyond else { continue }
            tabs.take(scalar == "\t" ? .member : scalar.endsLine ? .end : .other)
            let shown: Unicode.Scalar =
                switch scalar {
                case "\0": "\u{FFFD}"
                case "\t" where tabs.isBeyond: " "
                default: scalar
                }
            cleaned += UTF8.encode(shown) ?? UTF8.encodedReplacementCharacter
        }
        if combining.longest > combining.limit {
            excesses.append(.combiningScalars(combining.longest, limits))
        }
        if tabs.longest > tabs.limit { excesses.append(.tabs(tabs.longest, limits)) }
        return cleaned
    }

    /// Returns the end of the paragraph that starts at an index, and the start of the next one; nil
    /// for the last paragraph.
    func paragraph(from start: Int) -> (end: Int, next: Int?) {
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case 0x0A: return (end, end + 1)
            case 0x0D:
                let isPair = end + 1 < bytes.count && bytes[end + 1] == 0x0A
                return (end, end + (isPair ? 2 : 1))
            case 0xE2
            where end + 2 < bytes.count && bytes[end + 1] == 0x80 && bytes[end + 2] == 0xA9:
                return (end, end + 3)
            default: end += 1
            }
        }
        return (end, nil)
    }

    /// Returns the part of a paragraph within the limit.
    func limited(_ paragraph: Range<Int>) -> Range<Int> {
        guard paragraph.count > limits.paragraphBytes else { return paragraph }
        let end = bytes.scalarBoundary(at: paragraph.lowerBound + limits.paragraphBytes)
        return paragraph.lowerBound..<max(end, paragraph.lowerBound)
    }

    /// Returns the part of a paragraph from an index, of at most a size, ending at a scalar
    /// boundary.
    func part(from start: Int, of paragraph: Range<Int>, size: Int) -> Range<Int> {
        guard paragraph.upperBound - start > size else { return start..<paragraph.upperBound }
        let end = bytes.scalarBoundary(at: start + size)
        return start..<(end > start ? end : paragraph.upperBound)
    }

    /// Returns the end of the grapheme cluster that continues beyond a part, which starts with a
    /// cluster; nil if the part ends between clusters.
    func clusterEnd(of part: Range<Int>) -> Int? {
        // Scalars that continue a cluster start at U+0300, whose first byte is 0xCC.
        guard part.upperBound < bytes.count, bytes[part.upperBound] >= 0xCC else { return nil }
        var length = 64
        while true {
            let end = bytes.scalarBoundary(at: part.upperBound + length)
            let string = String(decoding: bytes[part.lowerBound..<end], as: UTF8.self)
            let partEnd = string.utf8.index(string.startIndex, offsetBy: part.count)
            var clusterEnd = string.startIndex
            while clusterEnd < partEnd { clusterEnd = string.index(after: clusterEnd) }
            if clusterEnd == partEnd { return nil }
            if clusterEnd < string.endIndex || end == bytes.count {
                let size = string.utf8.distance(from: string.startIndex, to: clusterEnd)
                return part.lowerBound + size
            }
            length *= 2
        }
    }

    /// Returns the end of a paragraph, of about a size, starting at a scalar boundary.
    func end(of paragraph: Range<Int>, size: Int) -> Range<Int> {
        let start = bytes.scalarBoundary(at: max(paragraph.upperBound - size, 0))
        return max(start, paragraph.lowerBound)..<paragraph.upperBound
    }

    /// Returns whether a part has right-to-left letters or marks.
    func runsToTheLeft(in part: Range<Int>) -> Bool {
        // Hebrew starts at U+0590, whose first byte is 0xD6.
        bytes[part].contains { $0 >= 0xD6 }
            && String(decoding: bytes[part], as: UTF8.self).unicodeScalars.contains(
                where: \.runsToTheLeft
            )
    }

    /// Returns the text up to an index, followed by an ellipsis.
    func cut(at end: Int) -> SettableText {
        SettableText(
            String(decoding: bytes.prefix(end), as: UTF8.self) + "\u{2026}", limits: limits
        )
    }
}

extension TextExcess {
    /// The limits that a text exceeds, except those that depend on line wrapping.
    package static func all(
        in string: String, isWrapped: Bool = false, _ limits: TextLimits = .standard
    ) -> [TextExcess] {
        // A combining scalar has at least two bytes, and each line but the last a line feed.
        let fewest = min(
            limits.bytes, limits.lines - 1, limits.paragraphBytes, 2 * limits.combiningScalars,
            limits.tabs, limits.bidirectionalBytes
        )
        if string.utf8.count <= fewest { return [] }
        let text = SettableText(string, limits: limits)
        var (start, longest, lines, isBidirectional) = (0, 0, 1, false)
        while true {
            let (end, next) = text.paragraph(from: start)
            longest = max(longest, end - start)
            if !isWrapped, !isBidirectional, end - start > limits.bidirectionalBytes {
                isBidirectional = text.runsToTheLeft(in: start..<end)
            }
            guard let next else { break }
            (start, lines) = (next, lines + 1)
        }
        var excesses = text.excesses
        if longest > limits.paragraphBytes { excesses.append(.paragraph(longest, limits)) }
        if isBidirectional { excesses.append(.bidirectional(limits)) }
        if lines > limits.lines { excesses.append(.lines(limits)) }
        return excesses
    }
}

extension [UInt8] {
    /// Returns the last scalar boundary at or before an index.
    func scalarBoundary(at place: Int) -> Int {
        var place = place
        while place > 0, place < count, self[place] & 0xC0 == 0x80 { place -= 1 }
        return Swift.min(place, count)
    }

    /// Returns whether the number of consecutive combining scalars exceeds a limit.
    ///
    /// Each takes at least two bytes, so that a longer run contains one of the sampled scalars.
    fileprivate func combines(more limit: Int) -> Bool {
        let step = 2 * Swift.min(Swift.max(limit, 0), count) + 2
        return stride(from: 0, to: count, by: step).contains { place in
            var (start, end) = (scalarBoundary(at: place), scalarBoundary(at: place))
            var run = 0
            while run <= limit, let next = combiningEnd(at: end) { (run, end) = (run + 1, next) }
            guard run > 0 else { return false }
            while run <= limit, start > 0 {
                start = scalarBoundary(at: start - 1)
                guard combiningEnd(at: start) != nil else { return false }
                run += 1
            }
            return run > limit
        }
    }

    /// Returns the end of the combining scalar that starts at an index; nil for any other scalar.
    private func combiningEnd(at start: Int) -> Int? {
        // They start with U+0300, whose first byte is 0xCC, except the soft hyphen.
        guard start < count, self[start] >= 0xCC || self[start] == 0xC2 else { return nil }
        let scalar = String(decoding: self[start...].prefix(4), as: UTF8.self).unicodeScalars.first
        guard let scalar, scalar.isCombining else { return nil }
        return start + UTF8.width(scalar)
    }
}

/// Counts consecutive scalars of a kind and keeps the length of the longest run.
private struct LongestRow {
    /// The role of a scalar in a run.
    enum Part { case member, other, end }

    let limit: Int
    private var count = 0
    private(set) var longest = 0

    init(_ limit: Int) { self.limit = limit }

    /// Whether the current run exceeds the limit.
    var isBeyond: Bool { count > limit }

    mutating func take(_ part: Part) {
        switch part {
        case .member: count += 1
        case .other: break
        case .end: count = 0
        }
        longest = max(longest, count)
    }
}

extension Unicode.Scalar {
    /// Whether it belongs to a right-to-left block, or makes other scalars right-to-left.
    fileprivate var runsToTheLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
        case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x200F, 0x202B, 0x202E, 0x2067, 0x2068: true
        default: false
        }
    }

    /// Whether pango breaks the line after it.
    fileprivate var endsLine: Bool {
        self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
    }

    /// Whether it combines with the preceding letter, or is invisible by itself.
    fileprivate var isCombining: Bool {
        guard value >= 0x300 || self == "\u{AD}" else { return false }
        return properties.isGraphemeExtend || properties.isEmojiModifier
            || properties.isDefaultIgnorableCodePoint
    }
}
