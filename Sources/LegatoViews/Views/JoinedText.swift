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

    /// Returns the words, each with its trailing spaces and in its style, up to the limit.
    ///
    /// A warning names the view that the closure returns.
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
                    The concatenated text \(string.prefix(16).debugDescription)... of the \(owner()) with \
                    more words is truncated: TextLimits.joinedWords is \(TextLimits.joinedWords). Divide \
                    it among several views.
                    """
                )
                break
            }
        }
        return words
    }
}

extension String {
    /// Visits the words with their trailing spaces until `body` returns false; returns false if it
    /// did.
    ///
    /// Never asks for the last character of a growing string: finding its start takes time linear
    /// in the preceding run of flags or joiners.
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

    /// The text without trailing white space.
    var withoutTrailingSpace: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The text without its line end, which a word of a concatenated text may have.
    var withoutLineEnd: String { last?.isNewline == true ? String(dropLast()) : self }
}
