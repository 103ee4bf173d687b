import LegatoGraphics

/// A text within its limits, as pango takes it: UTF-8 without zeros.
struct SettableText {
    let bytes: [UInt8]
    let limits: TextLimits

    /// Creates a text from the part of a string that is within the limits.
    init(_ string: String, limits: TextLimits) {
        self.limits = limits
        let utf8 = string.utf8
        var bytes: [UInt8]
        if utf8.count > limits.bytes {
            bytes = Array(utf8.prefix(limits.bytes + 1))
            bytes.removeLast(bytes.count - bytes.scalarBoundary(at: limits.bytes))
            warnBeyondTextLimit(bytes, "of \(utf8.count) bytes", limits.bytes, "bytes")
        } else {
            bytes = Array(utf8)
        }
        // Combining marks start at U+0300, whose first byte is 0xCC.
        if bytes.contains(where: { $0 == 0 || $0 >= 0xCC }) {
            bytes = Self.cleaned(bytes, limits.combiningScalars)
        }
        self.bytes = bytes
    }

    /// Replaces zeros, and removes what exceeds the number of combining scalars in a row.
    private static func cleaned(_ bytes: [UInt8], _ limit: Int) -> [UInt8] {
        var cleaned: [UInt8] = []
        cleaned.reserveCapacity(bytes.count)
        var (row, longest) = (0, 0)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            row = scalar.isCombining ? row + 1 : 0
            longest = max(longest, row)
            guard row <= limit else { continue }
            cleaned +=
                UTF8.encode(scalar == "\0" ? "\u{FFFD}" : scalar)
                ?? UTF8.encodedReplacementCharacter
        }
        if longest > limit {
            let what = "with \(longest) combining scalars in a row"
            warnBeyondTextLimit(cleaned, what, limit, "combiningScalars")
        }
        return cleaned
    }

    /// The paragraph that starts at a place: where it ends, and where the next one starts; nil for
    /// the last one.
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

    /// The end of a paragraph within the limit.
    func limited(_ paragraph: Range<Int>) -> Range<Int> {
        guard paragraph.count > limits.paragraphBytes else { return paragraph }
        let what = "with a paragraph of \(paragraph.count) bytes"
        warnBeyondTextLimit(bytes, what, limits.paragraphBytes, "paragraphBytes")
        let end = bytes.scalarBoundary(at: paragraph.lowerBound + limits.paragraphBytes)
        return paragraph.lowerBound..<max(end, paragraph.lowerBound)
    }

    /// The part of a paragraph from a place on, of at most a size, that ends with a whole scalar.
    func part(from start: Int, of paragraph: Range<Int>, size: Int) -> Range<Int> {
        guard paragraph.upperBound - start > size else { return start..<paragraph.upperBound }
        let end = bytes.scalarBoundary(at: start + size)
        return start..<(end > start ? end : paragraph.upperBound)
    }

    /// The text before a place, with an ellipsis in place of the rest.
    func cut(at end: Int) -> SettableText {
        SettableText(
            String(decoding: bytes.prefix(end), as: UTF8.self) + "\u{2026}",
            limits: limits
        )
    }
}

/// Says which limit a text exceeds.
func warnBeyondTextLimit(_ text: [UInt8], _ what: String, _ limit: Int, _ name: String) {
    let start = String(decoding: text.prefix(64), as: UTF8.self).unicodeScalars.prefix(16)
    var excerpt = String.UnicodeScalarView()
    excerpt.append(contentsOf: start)
    Warning.print(
        """
        The text \(String(excerpt).debugDescription)... \(what) is cut: TextLimits.\(name) is \
        \(limit). Divide it among several layers or views, or set it with a TextLayout of other limits.
        """
    )
}

extension [UInt8] {
    /// The last start of a scalar up to a place.
    fileprivate func scalarBoundary(at place: Int) -> Int {
        var place = place
        while place > 0, place < count, self[place] & 0xC0 == 0x80 { place -= 1 }
        return Swift.min(place, count)
    }
}

extension Unicode.Scalar {
    /// Whether it belongs to the letter before it.
    fileprivate var isCombining: Bool {
        guard value >= 0x300 else { return false }
        return properties.isGraphemeExtend || properties.isEmojiModifier
            || properties.isDefaultIgnorableCodePoint
    }
}
