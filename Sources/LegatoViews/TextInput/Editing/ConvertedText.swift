import Foundation

/// The last version of a program's text with attributes that was converted.
nonisolated struct ConvertedText {
    /// The start of the program's text, which is valid in this version only.
    private var start: Range<AttributedString.Index>?
    private var text: EditedText = ""
    /// The number of conversions so far.
    private(set) var count = 0

    /// Returns the text of the program, which is converted once for each version.
    mutating func text(of program: AttributedString) -> EditedText {
        if start?.isValid(within: program) != true {
            keep(EditedText(program), of: program)
            count += 1
        }
        return text
    }

    /// Returns the text of the program changed to another one.
    mutating func changed(_ program: AttributedString, to new: EditedText) -> AttributedString {
        var changed = program
        changed.become(new, from: text(of: program))
        // Attributes may depend on the characters around them.
        keep(EditedText(new.string, TextRuns(changed)), of: changed)
        return changed
    }

    private mutating func keep(_ text: EditedText, of program: AttributedString) {
        (start, self.text) = (program.startIndex..<program.startIndex, text)
    }
}
