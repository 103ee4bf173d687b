import Foundation

/// The selected part of a text that is edited.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
    /// The indices of the selected part.
    nonisolated public enum Indices: Equatable, Hashable, Sendable {
        /// A range of the text; empty at the insertion point.
        case selection(Range<String.Index>)
    }

    /// The selected part.
    public var indices: Indices

    /// Creates the selection of a range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates an insertion point.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// Whether nothing is selected, so that typing inserts.
    public var isInsertion: Bool { range.isEmpty }

    private var range: Range<String.Index> {
        switch indices {
        case .selection(let range): range
        }
    }

    /// Creates the selection of a part of a text, in UTF-8 code units.
    init(_ offsets: Range<Int>, in text: String) {
        let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
        self.init(range: start..<text.utf8.index(start, offsetBy: offsets.count))
    }

    /// The selected part of a text, in UTF-8 code units; indices beyond the text are clamped.
    func offsets(in text: String) -> Range<Int> {
        func offset(_ index: String.Index) -> Int {
            text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex))
        }
        return offset(range.lowerBound)..<max(offset(range.upperBound), offset(range.lowerBound))
    }
}
