package import Foundation
import LegatoGraphics

/// The positions of the characters of a laid-out text, for insertion points, selections and clicks.
///
/// Offsets are in UTF-8 code units of the text. The lines are those that a `TextBox` of the same
/// width draws.
package struct TextPlaces: Sendable {
    /// A group of characters that are drawn together.
    package struct Cluster: Sendable, Hashable {
        /// The offsets of its characters.
        package var range: Range<Int>
        /// The left edge, in points from the start of the line.
        package var x: CGFloat
        /// The width in points.
        package var width: CGFloat
        /// Whether it runs from right to left.
        package var isRightToLeft: Bool
    }

    /// A line.
    package struct Line: Sendable, Hashable {
        /// The distance from the top of the text to the line's top, in points.
        package var top: CGFloat
        /// The distance from the top of the text to the line's bottom, in points.
        package var bottom: CGFloat
        /// The distance from the top of the text to the baseline, in points.
        package var baseline: CGFloat
        /// The left edge, in points.
        package var x: CGFloat
        /// The width in points.
        package var width: CGFloat
        /// The offsets of the line, without the separator that ends it.
        package var range: Range<Int>
        /// Whether its paragraph runs from right to left.
        package var isRightToLeft: Bool
        /// The clusters in the order of the text.
        package var clusters: [Cluster]
    }

    /// The lines, from the top; at least one unless no font is installed.
    package private(set) var lines: [Line]
    /// The size of the lines in points.
    package let size: CGSize

    /// Lays out a text.
    /// - Parameters:
    ///   - string: The text.
    ///   - fontName: The family and style, as in `TextLayout.fontName`.
    ///   - fontSize: The em size in points.
    ///   - width: The width at which lines are wrapped, in points; nil for none.
    ///   - alignment: The alignment of the lines in the width.
    ///   - limits: The limits of the text.
    package init(
        of string: String, fontName: String, fontSize: CGFloat, width: CGFloat?,
        alignment: TextBox.Alignment = .natural, limits: TextLimits = .standard
    ) {
        lines = []
        guard
            let set = try? PangoLines(
                SettableText(string, limits: limits), fontName: fontName,
                fontSize: min(max(fontSize, TextLimits.minimumFontSize), TextLimits.fontSize),
                maximumWidth: width
            )
        else {
            size = .zero
            return
        }
        var all: [Line] = []
        set.forEachLine { line in
            let range = line.start..<max(line.end, line.start)
            all.append(
                Line(
                    top: line.top, bottom: line.bottom, baseline: line.baseline, x: 0,
                    width: line.width, range: range, isRightToLeft: line.isRightToLeft,
                    clusters: line.clusters(upTo: range.upperBound)
                )
            )
            return true
        }
        let box = width ?? all.reduce(0) { max($0, $1.width) }
        for index in all.indices {
            let rest = box - all[index].width
            all[index].x =
                switch alignment {
                case .left: 0
                case .right: rest
                case .center: rest / 2
                case .natural, .justified: all[index].isRightToLeft ? rest : 0
                }
        }
        size = CGSize(
            width: all.reduce(0) { max($0, $1.width) }, height: all.last?.bottom ?? 0
        )
        lines = all
    }

    /// Lays out a text of runs that wraps at a width in points.
    ///
    /// An empty text has one line of the height of its first run; without runs it has none.
    package init(of text: StyledText, width: CGFloat, limits: TextLimits = .standard) {
        guard let layout = StyledLayout(text, width: width, height: nil, limits: limits) else {
            guard let run = text.runs.first else {
                self.init([])
                return
            }
            self.init(
                of: "", fontName: run.fontName, fontSize: run.fontSize, width: width,
                alignment: text.alignment, limits: limits
            )
            return
        }
        self.init(layout.places)
    }

    private init(_ lines: [Line]) {
        self.lines = lines
        size = CGSize(
            width: lines.reduce(0) { max($0, $1.width) }, height: lines.last?.bottom ?? 0
        )
    }

    /// Returns the line of an offset; at a break between two lines, the second one, or the first
    /// one if `prefersEnd` is set and the lines are of one paragraph.
    package func line(at offset: Int, prefersEnd: Bool = false) -> Int {
        var found = 0
        for (index, line) in lines.enumerated() {
            guard line.range.lowerBound <= offset else { break }
            if prefersEnd, line.range.lowerBound == offset, index > 0,
                lines[index - 1].range.upperBound == offset
            {
                break
            }
            found = index
        }
        return found
    }

    /// Returns the line at a distance from the top, in points; the first or last one beyond them.
    package func line(atHeight y: CGFloat) -> Int {
        lines.firstIndex { y < $0.bottom } ?? max(lines.count - 1, 0)
    }

    /// Returns the horizontal position of the insertion point at an offset of a line, in points.
    package func x(of offset: Int, in index: Int, letters: (Range<Int>) -> [Int]) -> CGFloat {
        guard lines.indices.contains(index) else { return 0 }
        let line = lines[index]
        guard let first = line.clusters.first, let last = line.clusters.last else {
            return line.x
        }
        guard let place = line.clusters.lastIndex(where: { $0.range.lowerBound <= offset }) else {
            return line.x + (line.isRightToLeft ? first.x + first.width : first.x)
        }
        let cluster = line.clusters[place]
        if offset >= last.range.upperBound {
            // The end of the line is where its paragraph ends.
            guard last.isRightToLeft == line.isRightToLeft else {
                let edges = line.clusters.map { line.isRightToLeft ? $0.x : $0.x + $0.width }
                return line.x + ((line.isRightToLeft ? edges.min() : edges.max()) ?? 0)
            }
            return line.x + last.edge(1)
        }
        if offset == cluster.range.lowerBound, place > 0,
            cluster.isRightToLeft != line.isRightToLeft,
            line.clusters[place - 1].isRightToLeft == line.isRightToLeft
        {
            // At a change of direction, typed text gets the paragraph's direction.
            return line.x + line.clusters[place - 1].edge(1)
        }
        return line.x + cluster.edge(cluster.part(at: offset, letters(cluster.range)))
    }

    /// Returns the offset at a horizontal position of a line, in points: the nearest insertion
    /// point.
    package func offset(atX x: CGFloat, in index: Int, letters: (Range<Int>) -> [Int]) -> Int {
        guard lines.indices.contains(index) else { return 0 }
        let line = lines[index]
        let visual = line.clusters.sorted { $0.x < $1.x }
        guard let first = visual.first, let last = visual.last else {
            return line.range.lowerBound
        }
        let place = x - line.x
        let cluster = visual.first { place < $0.x + $0.width } ?? last
        if place < first.x {
            return first.isRightToLeft ? first.range.upperBound : first.range.lowerBound
        }
        let stops = [cluster.range.lowerBound] + letters(cluster.range) + [cluster.range.upperBound]
        let edges = stops.map { ($0, cluster.edge(cluster.part(at: $0, letters(cluster.range)))) }
        return edges.min { abs($0.1 - place) < abs($1.1 - place) }?.0 ?? cluster.range.lowerBound
    }

    /// Returns the horizontal ranges of a part of a line, in points, from left to right.
    package func spans(
        of part: Range<Int>, in index: Int, letters: (Range<Int>) -> [Int]
    ) -> [ClosedRange<CGFloat>] {
        guard lines.indices.contains(index) else { return [] }
        let line = lines[index]
        var spans: [ClosedRange<CGFloat>] = []
        for cluster in line.clusters.sorted(by: { $0.x < $1.x }) {
            let shared = part.clamped(to: cluster.range)
            guard !shared.isEmpty else { continue }
            let inner = letters(cluster.range)
            let a = line.x + cluster.edge(cluster.part(at: shared.lowerBound, inner))
            let b = line.x + cluster.edge(cluster.part(at: shared.upperBound, inner))
            if let last = spans.last, min(a, b) <= last.upperBound + 0.01 {
                spans[spans.count - 1] = last.lowerBound...max(a, b, last.upperBound)
            } else {
                spans.append(min(a, b)...max(a, b))
            }
        }
        return spans
    }
}

extension TextPlaces.Cluster {
    /// The fraction of the cluster before an offset, from 0 to 1, if its characters share the width
    /// equally; the characters after the first one start at `letters`.
    fileprivate func part(at offset: Int, _ letters: [Int]) -> CGFloat {
        if offset >= range.upperBound { return 1 }
        let before = letters.count { $0 <= offset }
        return CGFloat(before) / CGFloat(letters.count + 1)
    }

    /// The horizontal position after a part of the cluster.
    fileprivate func edge(_ part: CGFloat) -> CGFloat {
        isRightToLeft ? x + width * (1 - part) : x + width * part
    }
}
