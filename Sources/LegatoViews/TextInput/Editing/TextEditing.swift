import Foundation

/// A text that is edited: its characters, the selection, the composition of an input method, and
/// the edits that can be undone.
///
/// Positions are offsets in UTF-8 code units. They are always between characters: others are moved
/// to the start of their character, so that no edit splits an emoji or separates an accent from
/// its letter.
nonisolated struct TextEditing {
    /// The text without the composition.
    private(set) var text: String {
        didSet { version += 1 }
    }
    /// The number of changes of the text.
    private(set) var version = 0
    /// The end of the selection that stays while it is extended.
    private(set) var anchor = 0
    /// The end of the selection that moves: the insertion point.
    private(set) var head = 0
    /// The composition of an input method in place of the selection; nil for none.
    private(set) var composition: Composition?
    /// Whether the insertion point is shown at the end of a wrapped line rather than at the start
    /// of the next one.
    var prefersLineEnd = false
    private var history = EditHistory()

    /// A text that is composed by an input method.
    struct Composition: Equatable {
        /// The text.
        var string: String
        /// The insertion point of the input method in it, in UTF-8 code units.
        var cursor: Int
    }

    /// Creates a text with the insertion point at its end.
    init(_ text: String = "") {
        self.text = text
        self.text.makeContiguousUTF8()
        (anchor, head) = (count, count)
    }

    /// The length of the text, in UTF-8 code units.
    var count: Int { text.utf8.count }
    /// The selected part of the text; empty at the insertion point.
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    /// The selected text.
    var selectedText: String { String(text[indices(selection)]) }
    /// Whether an edit can be undone.
    var canUndo: Bool { history.canUndo }
    /// Whether an edit that was undone can be redone.
    var canRedo: Bool { history.canRedo }

    /// The text with the composition, as it is shown.
    var shownText: String {
        guard let composition else { return text }
        var shown = text
        shown.replaceSubrange(indices(selection), with: composition.string)
        return shown
    }
    /// The part of the shown text that is being composed; nil for nothing.
    var markedRange: Range<Int>? {
        composition.map {
            selection.lowerBound..<selection.lowerBound + $0.string.utf8.count
        }
    }
    /// The insertion point in the shown text.
    var shownHead: Int { composition.map { selection.lowerBound + $0.cursor } ?? head }
    /// The selected part of the shown text.
    var shownSelection: Range<Int> { composition == nil ? selection : shownHead..<shownHead }

    // MARK: Positions

    /// Returns the nearest position at or before an offset.
    func position(_ offset: Int) -> Int { text.characterStart(at: offset) }

    func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), count))
    }

    func indices(_ range: Range<Int>) -> Range<String.Index> {
        index(range.lowerBound)..<index(range.upperBound)
    }

    /// Moves the insertion point; without extending, the selection collapses to it.
    mutating func move(to offset: Int, extending: Bool = false) {
        history.endGroup()
        head = position(offset)
        if !extending { anchor = head }
        prefersLineEnd = false
    }

    /// Selects a part of the text, with the insertion point at its end.
    mutating func select(_ range: Range<Int>) {
        move(to: range.lowerBound)
        move(to: range.upperBound, extending: true)
    }

    /// Selects the whole text.
    mutating func selectAll() { select(0..<count) }

    // MARK: Edits

    /// Replaces the selection by a text, as typing does; an edit that continues the previous one is
    /// undone with it.
    mutating func insert(_ string: String, kind: EditKind = .other) {
        composition = nil
        guard !string.isEmpty || !selection.isEmpty else { return }
        replace(selection, with: string, kind: kind)
    }

    /// Replaces a part of the text.
    mutating func replace(_ range: Range<Int>, with string: String, kind: EditKind = .other) {
        let range = position(range.lowerBound)..<characterEnd(at: range.upperBound)
        let edit = Edit(
            start: range.lowerBound, removed: String(text[indices(range)]), inserted: string,
            anchor: anchor, head: head
        )
        text.replaceSubrange(indices(range), with: string)
        text.makeContiguousUTF8()
        history.add(edit, kind)
        setInsertionPoint(range.lowerBound + string.utf8.count)
    }

    /// Returns the first position at or after an offset.
    private func characterEnd(at offset: Int) -> Int {
        let start = position(offset)
        guard start < offset else { return start }
        return text.utf8.distance(from: text.startIndex, to: text.index(after: index(start)))
    }

    /// Undoes the latest step.
    mutating func undo() {
        composition = nil
        for edit in history.undo() {
            restore(edit.inserted, by: edit.removed, at: edit.start)
            (anchor, head) = (position(edit.anchor), position(edit.head))
        }
        prefersLineEnd = false
    }

    /// Redoes the step that was undone last.
    mutating func redo() {
        composition = nil
        for edit in history.redo() {
            restore(edit.removed, by: edit.inserted, at: edit.start)
            setInsertionPoint(edit.start + edit.inserted.utf8.count)
        }
    }

    private mutating func restore(_ old: String, by new: String, at start: Int) {
        text.replaceSubrange(indices(start..<start + old.utf8.count), with: new)
        text.makeContiguousUTF8()
    }

    private mutating func setInsertionPoint(_ offset: Int) {
        // Inserted text may combine with the text after it, as an accent does.
        head = position(offset) == offset ? offset : characterEnd(at: offset)
        anchor = head
        prefersLineEnd = false
    }

    // MARK: Composition

    /// Shows what an input method composes in place of the selection; an empty text ends it.
    mutating func compose(_ string: String, cursor: Int) {
        guard !string.isEmpty else { return composition = nil }
        history.endGroup()
        let before = String(string.prefix(max(cursor, 0))).utf8.count
        composition = Composition(string: string, cursor: before)
    }

    /// Inserts the composed text.
    mutating func commitComposition() {
        guard let composition else { return }
        insert(composition.string)
    }

    // MARK: Changes by the program

    /// Replaces the text with one that was set by the program; the insertion point stays with the
    /// characters around it, at first at the end, and nothing can be undone.
    mutating func adopt(_ new: String) {
        guard !new.hasSameBytes(as: text) else { return }
        let change = TextChange(from: text, to: new)
        let isFirst = version == 0 && text.isEmpty
        text = new
        text.makeContiguousUTF8()
        (composition, history) = (nil, EditHistory())
        (anchor, head) =
            isFirst
            ? (count, count) : (position(change.moved(anchor)), position(change.moved(head)))
        prefersLineEnd = false
    }
}

nonisolated extension String {
    /// Whether both consist of the same bytes; equal strings may differ in how accents are encoded.
    func hasSameBytes(as other: String) -> Bool {
        var (a, b) = (self, other)
        guard a.utf8.count == b.utf8.count else { return false }
        return a.withUTF8 { a in
            b.withUTF8 { b in
                guard let first = a.baseAddress, let second = b.baseAddress else { return true }
                return first == second || memcmp(first, second, a.count) == 0
            }
        }
    }

    /// Returns the start of the character at an offset in UTF-8 code units; the offset itself
    /// between characters.
    func characterStart(at offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf8.count else { return utf8.count }
        // `index(after:)` leads from within a character to its end.
        let end = index(after: utf8.index(startIndex, offsetBy: offset))
        return utf8.distance(from: startIndex, to: index(before: end))
    }
}
