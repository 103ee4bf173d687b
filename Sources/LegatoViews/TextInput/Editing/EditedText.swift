import Foundation

/// A text with the attributes of its parts.
nonisolated struct EditedText: Equatable, ExpressibleByStringLiteral {
    private(set) var string: String
    private(set) var runs: TextRuns

    /// Creates a text, all of it with the same attributes.
    init(_ string: String, _ attributes: AttributeContainer = AttributeContainer()) {
        self.init(string, TextRuns(count: string.utf8.count, attributes))
    }

    /// Creates a text without attributes.
    init(stringLiteral value: String) { self.init(value) }

    /// Creates a text of runs, whose lengths must add up to that of the text.
    init(_ string: String, _ runs: TextRuns) {
        (self.string, self.runs) = (string, runs)
        self.string.makeContiguousUTF8()
    }

    /// Creates a text with the characters and attributes of an attributed string.
    init(_ text: AttributedString) {
        // A slice is copied in blocks, the view itself character by character.
        self.init(String(text.characters[...]), TextRuns(text))
    }

    /// The length, in UTF-8 code units.
    var count: Int { string.utf8.count }

    /// The attributed string with these characters and attributes.
    var attributed: AttributedString {
        var text = AttributedString()
        var start = string.startIndex
        for run in runs.runs {
            let end = string.utf8.index(start, offsetBy: run.count)
            text += AttributedString(String(string[start..<end]), attributes: run.attributes)
            start = end
        }
        return text
    }

    /// Returns the index at an offset in UTF-8 code units; offsets beyond the text are clamped.
    func index(_ offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: min(max(offset, 0), count))
    }

    /// Returns the indices of a part of the text.
    func indices(_ range: Range<Int>) -> Range<String.Index> {
        index(range.lowerBound)..<index(range.upperBound)
    }

    /// Returns a part of the text, in UTF-8 code units.
    func part(_ range: Range<Int>) -> EditedText {
        EditedText(String(string[indices(range)]), runs.part(range))
    }

    /// Replaces a part of the text, in UTF-8 code units.
    mutating func replace(_ range: Range<Int>, with new: EditedText) {
        string.replaceSubrange(indices(range), with: new.string)
        string.makeContiguousUTF8()
        runs.replace(range, with: new.runs)
    }

    /// Returns the parts of this and another text that differ in characters or attributes; both are
    /// whole scalars.
    func difference(to new: EditedText) -> (old: Range<Int>, new: Range<Int>) {
        let change = TextChange(from: string, to: new.string)
        func isWithinScalar(_ text: EditedText, _ offset: Int) -> Bool {
            offset < text.count && text.string.utf8[text.index(offset)] & 0xC0 == 0x80
        }
        var lower = min(change.old.lowerBound, runs.commonPrefix(with: new.runs))
        while isWithinScalar(self, lower) || isWithinScalar(new, lower) { lower -= 1 }
        var rest = min(
            count - change.old.upperBound, runs.commonSuffix(with: new.runs), count - lower,
            new.count - lower
        )
        while rest > 0, isWithinScalar(self, count - rest) { rest -= 1 }
        return (lower..<count - rest, lower..<new.count - rest)
    }
}

nonisolated extension AttributedString {
    /// Replaces the part that differs from another text, given this one converted.
    mutating func become(_ new: EditedText, from old: EditedText) {
        let parts = old.difference(to: new)
        let lower = utf8.index(startIndex, offsetBy: parts.old.lowerBound)
        let upper = utf8.index(lower, offsetBy: parts.old.count)
        replaceSubrange(lower..<upper, with: new.part(parts.new).attributed)
    }
}
