import Foundation

/// The attributes of the parts of a text, as runs whose lengths add up to that of the text.
nonisolated struct TextRuns: Equatable {
    /// A part with the same attributes.
    nonisolated struct Run: Equatable {
        /// The length, in UTF-8 code units; never 0.
        var count: Int
        var attributes: AttributeContainer
    }

    private(set) var runs: [Run] = []

    /// Creates the attributes of a text of a length, all of it with the same attributes.
    init(count: Int, _ attributes: AttributeContainer = AttributeContainer()) {
        append(Run(count: count, attributes: attributes))
    }

    /// Creates the attributes of an attributed string.
    init(_ text: AttributedString) {
        for run in text.runs {
            let count = text.utf8.distance(from: run.range.lowerBound, to: run.range.upperBound)
            append(Run(count: count, attributes: run.attributes))
        }
    }

    /// Adds a run at the end, to the last one if that has the same attributes.
    mutating func append(_ run: Run) {
        guard run.count > 0 else { return }
        if let last = runs.last, last.attributes == run.attributes {
            runs[runs.count - 1].count += run.count
        } else {
            runs.append(run)
        }
    }

    /// Returns the runs of a part of the text.
    func part(_ range: Range<Int>) -> TextRuns {
        var part = TextRuns(count: 0)
        var start = 0
        for run in runs {
            let shared = (start..<start + run.count).clamped(to: range)
            part.append(Run(count: shared.count, attributes: run.attributes))
            start += run.count
            if start >= range.upperBound { break }
        }
        return part
    }

    /// Replaces the runs of a part of the text.
    mutating func replace(_ range: Range<Int>, with new: TextRuns) {
        if runs.count <= 1, new.runs.count <= 1,
            runs.first?.attributes ?? new.runs.first?.attributes
                == new.runs.first?.attributes ?? runs.first?.attributes
        {
            // A text with the same attributes throughout, as most are.
            let count = (runs.first?.count ?? 0) - range.count + (new.runs.first?.count ?? 0)
            let attributes = runs.first?.attributes ?? new.runs.first?.attributes
            self = TextRuns(count: count, attributes ?? AttributeContainer())
            return
        }
        var all = part(0..<range.lowerBound)
        for run in new.runs { all.append(run) }
        for run in part(range.upperBound..<Int.max).runs { all.append(run) }
        self = all
    }

    /// Returns the attributes of the code unit at an offset; nil beyond the text.
    func attributes(at offset: Int) -> AttributeContainer? {
        var end = 0
        for run in runs {
            end += run.count
            if offset < end { return run.attributes }
        }
        return nil
    }

    /// Returns the attributes that typed text takes from the text around it: those of the character
    /// before an offset, or of the first one at the start, without attributes that text added to
    /// a run does not inherit.
    func attributes(forTextAt offset: Int) -> AttributeContainer {
        (attributes(at: max(offset - 1, 0)) ?? AttributeContainer())
            .filter(inheritedByAddedText: true)
    }

    /// Returns the runs after parts of the text, in order, are replaced by texts of a length that
    /// take the attributes at the start of each part.
    func replacing(_ ranges: [Range<Int>], by count: Int) -> TextRuns {
        var result = TextRuns(count: 0)
        var (start, next) = (0, ranges[...])
        for run in runs {
            let end = start + run.count
            var at = start
            while let range = next.first, range.lowerBound < end {
                if range.lowerBound >= start {
                    result.append(
                        Run(count: range.lowerBound - at + count, attributes: run.attributes)
                    )
                }
                at = min(range.upperBound, end)
                if range.upperBound > end { break }
                next.removeFirst()
            }
            result.append(Run(count: end - at, attributes: run.attributes))
            start = end
        }
        return result
    }

    /// The length of the equal parts at the starts of this and other runs, in UTF-8 code units.
    func commonPrefix(with other: TextRuns) -> Int { Self.common(runs, other.runs) }

    /// The length of the equal parts at the ends.
    func commonSuffix(with other: TextRuns) -> Int {
        Self.common(runs.reversed(), other.runs.reversed())
    }

    private static func common(_ a: some Sequence<Run>, _ b: some Sequence<Run>) -> Int {
        var length = 0
        for (a, b) in zip(a, b) {
            guard a.attributes == b.attributes else { break }
            length += min(a.count, b.count)
            if a.count != b.count { break }
        }
        return length
    }
}
