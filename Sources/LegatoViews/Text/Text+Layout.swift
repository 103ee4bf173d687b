public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

/// A value that marks a part of a text for a `TextRenderer`.
nonisolated public protocol TextAttribute {}

nonisolated extension Text {
    /// Returns the text with a value for text renderers, which read it by its type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        with { $0.attributes.custom[ObjectIdentifier(T.self)] = AnyTextAttribute(value) }
    }
}

nonisolated extension Text {
    /// The lines of a text as it is laid out, for a `TextRenderer`.
    ///
    /// It is a collection of lines. A line is a collection of runs, and a run is a collection of
    /// the glyphs of one style.
    nonisolated public struct Layout: RandomAccessCollection {
        /// The lines, from the top.
        let lines: [Line]
        /// Whether the text is truncated.
        public let isTruncated: Bool

        init(_ lines: [Line], isTruncated: Bool) {
            (self.lines, self.isTruncated) = (lines, isTruncated)
        }

        /// The index of the first line.
        public var startIndex: Int { 0 }
        /// The index after the last line.
        public var endIndex: Int { lines.count }
        /// The line at an index.
        public subscript(index: Int) -> Line { lines[index] }

        /// How glyphs are drawn.
        nonisolated public struct DrawingOptions: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt32
            /// Creates options from bits.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Glyphs are not aligned to pixels, as they never are in Legato.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// The position of a character in the text.
        nonisolated public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let value: Int

            /// Whether an index is before another.
            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool {
                a.value < b.value
            }

            /// Returns the number of characters to another index.
            public func distance(to other: CharacterIndex) -> Int { other.value - value }

            /// Returns the index advanced by a number of characters.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
        }

        /// The measures of a part of a text.
        nonisolated public struct TypographicBounds: Hashable, Sendable {
            /// The start of the baseline.
            public var origin = CGPoint.zero
            /// The width, in points.
            public var width: CGFloat = 0
            /// The distance from the baseline to the top, in points.
            public var ascent: CGFloat = 0
            /// The distance from the baseline to the bottom, in points.
            public var descent: CGFloat = 0
            /// The distance to the next line, in points.
            public var leading: CGFloat = 0

            /// Creates empty bounds.
            public init() {}

            /// The rectangle from the top to the bottom.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }

            /// Extends the bounds by those that follow on the line.
            mutating func add(_ other: TypographicBounds) {
                width = other.origin.x + other.width - origin.x
                (ascent, descent) = (
                    Swift.max(ascent, other.ascent), Swift.max(descent, other.descent)
                )
            }
        }

        /// A line of a text.
        nonisolated public struct Line: RandomAccessCollection {
            /// The runs, from left to right.
            let runs: [Run]
            /// The start of the baseline, in the space of the text.
            public var origin: CGPoint { typographicBounds.origin }

            /// The index of the first run.
            public var startIndex: Int { 0 }
            /// The index after the last run.
            public var endIndex: Int { runs.count }
            /// The run at an index.
            public subscript(index: Int) -> Run { runs[index] }

            /// The measures of the line.
            public var typographicBounds: TypographicBounds {
                Layout.bounds(runs.map(\.typographicBounds))
            }
        }

        /// Glyphs of a line in the same style.
        nonisolated public struct Run: RandomAccessCollection {
            /// The glyphs, from left to right.
            let glyphs: [Glyph]
            let color: ResolvedColor
            let attributes: [ObjectIdentifier: AnyTextAttribute]

            /// The index of the first glyph.
            public var startIndex: Int { 0 }
            /// The index after the last glyph.
            public var endIndex: Int { glyphs.count }
            /// The glyph at an index.
            public subscript(index: Int) -> RunSlice {
                RunSlice(run: self, indices: index..<index + 1)
            }
            /// A range of glyphs.
            public subscript(bounds: Range<Int>) -> RunSlice {
                RunSlice(run: self, indices: bounds)
            }
            /// The value of a type that was set with `customAttribute(_:)`; nil for none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? {
                attributes[ObjectIdentifier(key)]?.value as? T
            }

            /// The measures of the run.
            public var typographicBounds: TypographicBounds {
                Layout.bounds(glyphs.map(\.bounds))
            }

            /// The positions of the characters in the text.
            public var characterIndices: [CharacterIndex] { glyphs.map(\.index) }
        }

        /// Glyphs of a run.
        nonisolated public struct RunSlice: RandomAccessCollection {
            /// The run.
            public var run: Run
            /// The indices of the glyphs in the run.
            public var indices: Range<Int>

            /// Creates the slice of a run at some indices.
            public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

            /// The index of the first glyph.
            public var startIndex: Int { indices.lowerBound }
            /// The index after the last glyph.
            public var endIndex: Int { indices.upperBound }
            /// The glyph at an index.
            public subscript(index: Int) -> RunSlice { run[index] }
            /// A range of glyphs.
            public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
            /// The value of a type that was set with `customAttribute(_:)`; nil for none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// The measures of the glyphs.
            public var typographicBounds: TypographicBounds {
                Layout.bounds(run.glyphs[indices].map(\.bounds))
            }

            /// The positions of the characters in the text.
            public var characterIndices: [CharacterIndex] { run.glyphs[indices].map(\.index) }
        }

        /// A glyph as it is drawn.
        nonisolated struct Glyph {
            let index: CharacterIndex
            let bounds: TypographicBounds
            /// The outline in the space of the text.
            let path: CGPath
        }

        /// The bounds of parts of a line.
        private static func bounds(_ parts: [TypographicBounds]) -> TypographicBounds {
            guard var bounds = parts.first else { return TypographicBounds() }
            for part in parts.dropFirst() { bounds.add(part) }
            return bounds
        }
    }
}
