/// How a text is shown: with the same offsets, or with a dot for each character.
nonisolated struct TextMask: Equatable {
    /// Whether each character is shown as a dot.
    var isSecure = false
    /// Whether separators of lines are shown as spaces.
    var isSingleLine = true

    private static let dot = "\u{2022}"

    /// Returns the text as it is shown.
    ///
    /// Separators and NUL are replaced by characters of the same length, so that offsets stay.
    func shown(_ text: String) -> String {
        if isSecure { return String(repeating: Self.dot, count: text.count) }
        let isClean = text.utf8.allSatisfy {
            $0 != 0 && (!isSingleLine || $0 != 0x0A && $0 != 0x0D && $0 != 0xE2 && $0 != 0xC2)
        }
        guard !isClean else { return text }
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\0": shown.append("\u{1A}")
            case "\n" where isSingleLine, "\r" where isSingleLine, "\u{0B}" where isSingleLine,
                "\u{0C}" where isSingleLine:
                shown.append(" ")
            case "\u{85}" where isSingleLine: shown.append("\u{A0}")
            case "\u{2028}" where isSingleLine, "\u{2029}" where isSingleLine:
                shown.append("\u{2002}")
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }

    /// Returns the offset in the shown text for an offset in the text.
    func shown(_ offset: Int, in text: String) -> Int {
        guard isSecure else { return offset }
        let end = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
        return text[..<end].count * Self.dot.utf8.count
    }

    /// Returns the offset in the text for an offset in the shown text.
    func original(_ offset: Int, in text: String) -> Int {
        guard isSecure else { return offset }
        return text.prefix(offset / Self.dot.utf8.count).utf8.count
    }
}
