public import Foundation
import LegatoGraphics

/// The selected parts of a text with attributes that is edited, with the attributes of the next
/// typed text.
///
/// Its indices are valid in one version of the text. Change the text with the methods of
/// `AttributedString` that take a selection, which update it:
///
/// ```swift
/// struct NoteEditor: View {
///     @State private var text = AttributedString("Buy milk")
///     @State private var selection = AttributedTextSelection()
///
///     var body: some View {
///         TextEditor(text: $text, selection: $selection)
///         Button("Underline") {
///             text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
///         }
///     }
/// }
/// ```
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
    /// The indices of a selection.
    nonisolated public enum Indices: Equatable, Sendable {
        /// The index of the insertion point.
        case insertionPoint(AttributedString.Index)
        /// The selected parts.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// The indices; nil for the end of the text.
    fileprivate var indices: Indices?
    /// The attributes of the next typed text; nil to take them from the text around the selection.
    private(set) var explicitTypingAttributes: AttributeContainer?

    /// Creates an insertion point at the end of the text.
    public init() {}

    /// Creates an insertion point.
    ///
    /// - Parameters:
    ///   - insertionPoint: The index of the character before which text is inserted.
    ///   - typingAttributes: The attributes of the next typed text; nil, the default, for those of
    ///     the text around the insertion point.
    public init(
        insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
    ) {
        indices = .insertionPoint(insertionPoint)
        explicitTypingAttributes = typingAttributes
    }

    /// Creates the selection of a range; an insertion point if the range is empty.
    public init(range: Range<AttributedString.Index>) {
        indices =
            range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// Creates the selection of several ranges; an insertion point at the end of the text if there
    /// are none.
    ///
    /// A `TextEditor` selects the text from the start of the first range to the end of the last
    /// one.
    public init(ranges: RangeSet<AttributedString.Index>) {
        indices = ranges.isEmpty ? nil : .ranges(ranges)
    }

    /// Returns the selected indices of a text; the insertion point at its end if the indices are of
    /// another text, or of the text before a change that did not update the selection.
    public func indices(in text: AttributedString) -> Indices {
        validIndices(in: text) ?? .insertionPoint(text.endIndex)
    }

    fileprivate func validIndices(in text: AttributedString) -> Indices? {
        switch indices {
        // The end of a text is a valid end of a range, but no valid index.
        case .insertionPoint(let index) where (index..<index).isValid(within: text): indices
        case .ranges(let ranges) where ranges.isValid(within: text): indices
        default: nil
        }
    }

    /// Returns the attributes of the next text that is typed: those that were set, those of the
    /// first selected character, or of the character before the insertion point.
    ///
    /// At the start of the text they are those of the first character.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let explicitTypingAttributes { return explicitTypingAttributes }
        let index: AttributedString.Index
        switch indices(in: text) {
        case .ranges(let ranges): index = ranges.ranges[0].lowerBound
        case .insertionPoint(let point):
            index = point > text.startIndex ? text.characters.index(before: point) : point
        }
        guard index < text.endIndex else { return AttributeContainer() }
        return text.runs[index].attributes.filter(inheritedByAddedText: true)
    }

    /// Returns the attributes of the selected runs, or the typing attributes at an insertion point.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        switch indices(in: text) {
        case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges):
            Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
        }
    }

    /// The attributes of the runs in a selection, a sequence of one container for each.
    nonisolated public struct Attributes<Text>: Sequence {
        let containers: [AttributeContainer]

        /// Returns an iterator over the containers.
        public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
            containers.makeIterator()
        }

        /// The values of one attribute, nil where there is none; equal values that follow each
        /// other are one.
        public subscript<K: AttributedStringKey>(_ type: K.Type) -> some Sequence<K.Value?>
        where K.Value: Sendable {
            containers.reduce(into: [K.Value?]()) { values, container in
                let value = container[K.self]
                if values.isEmpty || values[values.count - 1] != value { values.append(value) }
            }
        }

        /// The values of one attribute, given by its name; nil where there is none.
        public subscript<K: AttributedStringKey>(
            _ keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> some Sequence<K.Value?> where K.Value: Sendable { self[K.self] }
    }
}

nonisolated extension AttributedTextSelection {
    /// Creates the selection of a part of a text, in UTF-8 code units.
    init(
        _ offsets: Range<Int>, in text: AttributedString, typingAttributes: AttributeContainer?
    ) {
        let count = text.utf8.count
        let lower = min(offsets.lowerBound, count)
        let start = text.utf8.index(text.startIndex, offsetBy: lower)
        let end = text.utf8.index(start, offsetBy: min(offsets.upperBound, count) - lower)
        self.init(range: start..<end)
        explicitTypingAttributes = typingAttributes
    }

    /// Whether it has indices that are not of this text.
    func isStale(in text: AttributedString) -> Bool {
        indices != nil && validIndices(in: text) == nil
    }

    /// The selected part of a text, from the first index to the last, in UTF-8 code units; the end of
    /// the text without indices, and nil if the indices are not of this text.
    func offsets(in text: AttributedString) -> Range<Int>? {
        func offset(_ index: AttributedString.Index) -> Int {
            text.utf8.distance(from: text.startIndex, to: index)
        }
        switch validIndices(in: text) {
        case .insertionPoint(let index): return offset(index)..<offset(index)
        case .ranges(let set):
            guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
            return offset(first.lowerBound)..<offset(last.upperBound)
        case nil: return indices == nil ? text.utf8.count..<text.utf8.count : nil
        }
    }

    /// The selected ranges of a text, an empty one at an insertion point.
    fileprivate func ranges(in text: AttributedString) -> [Range<AttributedString.Index>] {
        switch indices(in: text) {
        case .insertionPoint(let index): [index..<index]
        case .ranges(let set): Array(set.ranges)
        }
    }
}

nonisolated extension AttributedString {
    /// The selected characters with their attributes; none at an insertion point.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        self[RangeSet(selection.ranges(in: self))]
    }

    /// Changes the text, and moves a selection with its characters.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is updated. It becomes an insertion point if the change
    ///     removes all that is selected; one at the end of the text if `body` assigns another text,
    ///     in which no character can be followed.
    ///   - body: Changes the text.
    /// - Throws: The error of `body`, after which the selection is unchanged.
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection,
        body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {
        let typing = selection.explicitTypingAttributes
        let old = selection.ranges(in: self)
        let isInsertion = old.count == 1 && old[0].isEmpty
        guard let ranges = try transform(updating: old, body: body) else {
            selection = AttributedTextSelection()
            return
        }
        if isInsertion, let point = ranges.first?.lowerBound {
            selection = AttributedTextSelection(insertionPoint: point, typingAttributes: typing)
            return
        }
        let left = RangeSet(ranges.filter { !$0.isEmpty })
        let point = ranges.first?.lowerBound ?? endIndex
        selection =
            left.isEmpty
            ? AttributedTextSelection(insertionPoint: point) : AttributedTextSelection(ranges: left)
    }

    /// Changes the attributes of the selected text, each run alone, or the typing attributes at an
    /// insertion point.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is updated.
    ///   - body: Changes the attributes of a run.
    /// - Throws: The error of `body`, after which nothing is changed.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection,
        body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        guard case .ranges(let set) = selection.indices(in: self) else {
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            let point = selection.ranges(in: self)[0].lowerBound
            selection = AttributedTextSelection(
                insertionPoint: point, typingAttributes: attributes
            )
            return
        }
        var changes: [(range: Range<Index>, attributes: AttributeContainer)] = []
        for range in set.ranges {
            for run in self[range].runs {
                var attributes = run.attributes
                try body(&attributes)
                changes.append((run.range, attributes))
            }
        }
        transform(updating: &selection) { text in
            for change in changes { text[change.range].setAttributes(change.attributes) }
        }
    }

    /// Replaces the selected text by one with attributes, and places the insertion point after it.
    ///
    /// Of several selected ranges, the first one is replaced and the others are removed.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is updated.
    ///   - newContent: The text to insert.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        let ranges = selection.ranges(in: self)
        let start = utf8.distance(from: startIndex, to: ranges[0].lowerBound)
        var new = AttributedString()
        new.append(newContent)
        for range in ranges.dropFirst().reversed() { removeSubrange(range) }
        let offset = utf8.distance(from: ranges[0].lowerBound, to: ranges[0].upperBound)
        let first = utf8.index(startIndex, offsetBy: start)
        replaceSubrange(first..<utf8.index(first, offsetBy: offset), with: new)
        selection = AttributedTextSelection(
            insertionPoint: utf8.index(startIndex, offsetBy: start + new.utf8.count)
        )
    }

    /// Replaces the selected text by characters with the typing attributes, and places the insertion
    /// point after them.
    ///
    /// Of several selected ranges, the first one is replaced and the others are removed.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is updated.
    ///   - newCharacters: The characters to insert.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection,
        withCharacters newCharacters: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(
            &selection, with: AttributedString(String(newCharacters), attributes: attributes)
        )
    }
}
