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

    /// The words with the spaces after them, each in its style.
    var words: [Text] {
        parts.flatMap { part in
            part.string.words.map { word in
                var text = part
                text.string = word
                return text
            }
        }
    }
}

extension String {
    /// The words with the spaces after them.
    fileprivate var words: [String] {
        var words: [String] = []
        var word = ""
        for character in self {
            if let last = word.last, last.isWhitespace, !character.isWhitespace || last.isNewline {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }
}
