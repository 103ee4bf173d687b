import Foundation

/// A text that is edited: its characters, the selection, the composition of an input method, and
/// the edits that can be undone.
///
/// Positions are offsets in UTF-8 code units. They are always between characters: others are moved
/// to the start of their character, so that no edit splits an emoji or separates an accent from
/// its letter.
nonisolated struct TextEditing {
    /// The text without the composition, with its attributes.
    private(set) var content: EditedText {
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
    /// The attributes that the program has set for the next typed text; nil to take them from the
    /// text around the selection.
    private(set) var explicitTypingAttributes: AttributeContainer?
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
        content = EditedText(text)
        (anchor, head) = (count, count)
    }

    /// The characters without the composition.
    var text: String { content.string }

    /// The length of the text, in UTF-8 code units.
    var count: Int { text.utf8.count }
    /// The selected part of the text; empty at the insertion point.
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    /// The selected text.
    var selectedText: String { String(text[content.indices(selection)]) }
    /// Whether an edit can be undone.
    var canUndo: Bool { history.canUndo }
    /// Whether an edit that was undone can be redone.
    var canRedo: Bool { history.canRedo }

    /// The attributes of the next typed text: those that the program has set, or those of the first
    /// selected character or of the one before the insertion point.
    var typingAttributes: AttributeContainer {
        explicitTypingAttributes ?? attributes(for: selection)
    }

    /// The attributes that text in place of a part of the text takes.
    private func attributes(for range: Range<Int>) -> AttributeContainer {
        content.runs.attributes(forTextAt: range.isEmpty ? range.lowerBound : range.lowerBound + 1)
    }

    /// The text with the composition, as it is shown.
    var shownContent: EditedText {
        guard let composition else { return content }
        var shown = content
        shown.replace(selection, with: EditedText(composition.string, typingAttributes))
        return shown
    }
    /// The characters with the composition, as they are shown.
    var shownText: String { shownContent.string }
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

    func index(_ offset: Int) -> String.Index { content.index(offset) }

    func indices(_ range: Range<Int>) -> Range<String.Index> { content.indices(range) }

    /// Moves the insertion point; without extending, the selection collapses to it.
    mutating func move(to offset: Int, extending: Bool = false) {
        let head = position(offset)
        set(anchor: extending ? anchor : head, head: head)
    }

    /// Sets the attributes of the next typed text, until the selection or the text changes; nil to
    /// take them from the text around the selection.
    mutating func setTypingAttributes(_ attributes: AttributeContainer?) {
        explicitTypingAttributes = attributes
    }

    /// Selects a part of the text, with the insertion point at its end.
    mutating func select(_ range: Range<Int>) {
        set(anchor: position(range.lowerBound), head: position(range.upperBound))
    }

    private mutating func set(anchor: Int, head: Int) {
        history.endGroup()
        if (anchor, head) != (self.anchor, self.head) { explicitTypingAttributes = nil }
        (self.anchor, self.head, prefersLineEnd) = (anchor, head, false)
    }

    /// Selects the whole text.
    mutating func selectAll() { select(0..<count) }

    // MARK: Edits

    /// Replaces the selection by a text with the typing attributes, as typing does; an edit that
    /// continues the previous one is undone with it.
    mutating func insert(_ string: String, kind: EditKind = .other) {
        insert(EditedText(string, typingAttributes), kind: kind)
    }

    /// Replaces the selection by a text with attributes.
    mutating func insert(_ new: EditedText, kind: EditKind = .other) {
        composition = nil
        guard !new.string.isEmpty || !selection.isEmpty else { return }
        replace(selection, with: new, kind: kind)
    }

    /// Replaces a part of the text by one that takes its attributes.
    mutating func replace(_ range: Range<Int>, with string: String, kind: EditKind = .other) {
        replace(range, with: EditedText(string, attributes(for: range)), kind: kind)
    }

    /// Replaces a part of the text by one with attributes.
    mutating func replace(_ range: Range<Int>, with new: EditedText, kind: EditKind = .other) {
        let range = position(range.lowerBound)..<characterEnd(at: range.upperBound)
        let edit = Edit(
            start: range.lowerBound, removed: content.part(range), inserted: new, anchor: anchor,
            head: head
        )
        content.replace(range, with: new)
        history.add(edit, kind)
        setInsertionPoint(range.lowerBound + new.count)
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
        var step = history.takeDone()
        for index in step.indices.reversed() {
            let edit = step[index]
            step[index].inserted = exchange(edit.inserted, for: edit.removed, at: edit.start)
            (anchor, head) = (position(edit.anchor), position(edit.head))
        }
        history.addUndone(step)
        (prefersLineEnd, explicitTypingAttributes) = (false, nil)
    }

    /// Redoes the step that was undone last.
    mutating func redo() {
        composition = nil
        var step = history.takeUndone()
        for index in step.indices {
            let edit = step[index]
            step[index].removed = exchange(edit.removed, for: edit.inserted, at: edit.start)
            setInsertionPoint(edit.start + edit.inserted.count)
        }
        history.addDone(step)
    }

    /// Replaces a text by another one; returns it with its attributes, which the program may have
    /// changed since the edit.
    private mutating func exchange(
        _ old: EditedText, for new: EditedText, at start: Int
    ) -> EditedText {
        let range = start..<start + old.count
        let current = content.part(range)
        content.replace(range, with: new)
        return current
    }

    private mutating func setInsertionPoint(_ offset: Int) {
        // Inserted text may combine with the text after it, as an accent does.
        head = position(offset) == offset ? offset : characterEnd(at: offset)
        anchor = head
        (prefersLineEnd, explicitTypingAttributes) = (false, nil)
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

    /// Replaces the text with one that was set by the program.
    ///
    /// The insertion point stays with the characters around it, at first at the end, and nothing can
    /// be undone. If only attributes differ, everything else stays.
    mutating func adopt(_ new: EditedText) {
        guard !new.string.hasSameBytes(as: text) else {
            if new.runs != content.runs { content = EditedText(text, new.runs) }
            return
        }
        let change = TextChange(from: text, to: new.string)
        let isFirst = version == 0 && text.isEmpty
        content = new
        (composition, history) = (nil, EditHistory())
        (anchor, head) =
            isFirst
            ? (count, count) : (position(change.moved(anchor)), position(change.moved(head)))
        (prefersLineEnd, explicitTypingAttributes) = (false, nil)
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
