import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

extension Text {
    /// Returns both texts in a row, each in its own style.
    ///
    /// Lines break between words.
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

    /// Returns the words with the spaces after them, each in its style, within the limit; a warning calls
    /// the view what the closure returns.
    func words(in owner: () -> String) -> [Text] {
        var words: [Text] = []
        for part in parts {
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
                    The joined text \(string.prefix(16).debugDescription)... of the \(owner()) with \
                    more words is cut: \
                    TextLimits.joinedWords is \(TextLimits.joinedWords). Divide it among several \
                    views.
                    """
                )
                break
            }
        }
        return words
    }
}

extension String {
    /// Visits the words with the spaces after them, until `body` returns false; false if it did.
    ///
    /// The last character of a string is not asked for while it grows: finding where one starts
    /// takes time in proportion to a row of flags or joiners before it.
    fileprivate func forEachWord(_ body: (String) -> Bool) -> Bool {
        var start = startIndex
        var last: Character?
        for (index, character) in zip(indices, self) {
            if let last, last.isWhitespace, !character.isWhitespace || last.isNewline {
                guard body(String(self[start..<index])) else { return false }
                start = index
            }
            last = character
        }
        return start == endIndex || body(String(self[start...]))
    }

    /// The text without the white space at its end.
    var withoutTrailingSpace: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The text without the line end that a word of a joined text may have.
    var withoutLineEnd: String { last?.isNewline == true ? String(dropLast()) : self }
}
