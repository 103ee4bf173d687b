import CCanvas

/// The words of a text, by the default word boundaries of Unicode (UAX #29).
package enum WordBreaks {
    /// The starts and ends of the words of a text, in UTF-8 code units; spaces and punctuation are
    /// not words.
    package static func words(of text: String) -> [Range<Int>] {
        let utf8 = Array(text.utf8)
        guard !utf8.isEmpty else { return [] }
        guard case .success(let pango) = libpango else { return spaced(utf8) }
        var words: [Range<Int>] = []
        let count = utf8.count { $0 & 0xC0 != 0x80 } + 1
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count) { breaks in
            breaks.initialize(repeating: PangoLogAttr())
            utf8.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
                    return
                }
                pango.default_break(
                    start, Int32(bytes.count), nil, breaks.baseAddress, Int32(count)
                )
            }
            var (scalar, start) = (0, 0)
            for offset in 0...utf8.count where offset == utf8.count || utf8[offset] & 0xC0 != 0x80 {
                let isBoundary = breaks[scalar].is_word_boundary != 0 || offset == utf8.count
                scalar += 1
                guard isBoundary, offset > start else { continue }
                let part = String(decoding: utf8[start..<offset], as: UTF8.self)
                if part.contains(where: { $0.isLetter || $0.isNumber }) {
                    words.append(start..<offset)
                }
                start = offset
            }
        }
        return words
    }

    /// The words between ASCII spaces, used if pango is not installed.
    private static func spaced(_ utf8: [UInt8]) -> [Range<Int>] {
        utf8.indices.split { utf8[$0] <= 0x20 }.map { $0.startIndex..<$0.endIndex }
    }
}
