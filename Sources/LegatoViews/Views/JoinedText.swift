import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

nonisolated extension Text {
    /// Returns the concatenation of two texts, each in its own style.
    ///
    /// Lines break between words.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.rest += [rhs.withoutRest] + rhs.rest
        return text
    }

    /// The texts that are concatenated.
    var parts: [Text] { [withoutRest] + rest }

    private var withoutRest: Text {
        var text = self
        text.rest = []
        return text
    }

    /// Returns the words, each with its trailing spaces and its style, up to the limits.
    ///
    /// Warnings name the view that `owner` returns.
    func words(limits: TextLimits = .standard, in owner: () -> String) -> [Text] {
        var words: [Text] = []
        var room = limits.bytes
        for var part in parts {
            if part.hasImage {
                words.append(part)
                continue
            }
            let isCut = part.string.utf8.count > room
            if isCut {
                let count = parts.reduce(0) { $0 + $1.string.utf8.count }
                TextExcess.bytes(count, limits).warn(of: string, in: owner())
                part.string = part.string.prefix(utf8: room)
            }
            room -= part.string.utf8.count
            let isWhole = part.string.forEachWord { word in
                guard words.count < TextLimits.joinedWords else { return false }
                var text = part
                text.string = word
                words.append(text)
                return true
            }
            guard isWhole else {
                Warning.print(
                    """
                    The concatenated text \(Warning.excerpt(of: string))... of the \(owner()) is \
                    truncated: it has more words than TextLimits.joinedWords, \
                    \(TextLimits.joinedWords). Divide it among several views.
                    """
                )
                break
            }
            if isCut { break }
        }
        return words
    }
}

nonisolated extension String {
    /// Visits the words with their trailing spaces until `body` returns false; returns false if
    /// `body` did.
    ///
    /// Never reads the last character of a growing string: finding its start takes time linear in
    /// the preceding run of flags or joiners.
    fileprivate func forEachWord(_ body: (String) -> Bool) -> Bool {
        var (start, index) = (startIndex, startIndex)
        var last: Unicode.Scalar?
        while index < endIndex {
            // The first scalar determines whether a character is white space.
            let first = unicodeScalars[index]
            if let last, last.isWhitespace, !first.isWhitespace || Character(last).isNewline {
                guard body(String(self[start..<index])) else { return false }
                start = index
            }
            last = first
            index = self.index(after: index)
        }
        return start == endIndex || body(String(self[start...]))
    }

    /// The longest prefix of whole scalars with at most the given number of UTF-8 bytes.
    fileprivate func prefix(utf8 count: Int) -> String {
        let end = utf8.index(startIndex, offsetBy: count)
        // A subscript rounds down to a whole scalar.
        return String(unicodeScalars[..<end])
    }

    /// The text without trailing white space.
    var withoutTrailingSpace: String {
        let last = unicodeScalars.lastIndex { !$0.isWhitespace }
        guard let last else { return "" }
        return String(unicodeScalars[...last])
    }

    /// The text without its line break, which a word of a concatenated text may have.
    var withoutLineEnd: String { last?.isNewline == true ? String(dropLast()) : self }
}

nonisolated extension Unicode.Scalar {
    /// Whether it is white space; fast for ASCII.
    fileprivate var isWhitespace: Bool {
        isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
    }
}
