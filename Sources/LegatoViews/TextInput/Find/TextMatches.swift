import Foundation

/// The places of a query in a text, as UTF-8 offsets.
///
/// Upper and lower case and diacritics are not distinguished; matches do not overlap.
struct TextMatches: Equatable {
    /// The matches, in order.
    private(set) var ranges: [Range<Int>] = []

    /// Finds a query, which has no matches if it is empty, up to a number of matches.
    init(of query: String, in text: String, limit: Int = 9999) {
        guard !query.isEmpty else { return }
        var rest = text.startIndex..<text.endIndex
        while ranges.count < limit,
            let found = text.range(
                of: query, options: [.caseInsensitive, .diacriticInsensitive], range: rest
            ), !found.isEmpty
        {
            let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
            let count = text.utf8.distance(from: found.lowerBound, to: found.upperBound)
            ranges.append(start..<start + count)
            rest = found.upperBound..<text.endIndex
        }
    }

    /// The match that starts at or after an offset, or the first one; nil without matches.
    func next(from offset: Int) -> Range<Int>? {
        ranges.first { $0.lowerBound >= offset } ?? ranges.first
    }

    /// The match that ends at or before an offset, or the last one; nil without matches.
    func previous(from offset: Int) -> Range<Int>? {
        ranges.last { $0.upperBound <= offset } ?? ranges.last
    }

    /// The text with every match replaced by a text that takes its attributes.
    func replacing(in edited: EditedText, with replacement: String) -> EditedText {
        let text = edited.string
        var (result, end) = ("", text.startIndex)
        for range in ranges {
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            result += text[end..<start] + replacement
            end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
        }
        return EditedText(
            result + text[end...],
            edited.runs.replacing(ranges, by: replacement.utf8.count)
        )
    }
}
