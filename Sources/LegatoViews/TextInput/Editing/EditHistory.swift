/// The kind of an edit, which decides whether it is undone together with the previous one.
nonisolated enum EditKind { case typing, deletingBackward, deletingForward, other }

/// The replacement of a part of a text.
nonisolated struct Edit {
    /// The start of the part, in UTF-8 code units.
    var start: Int
    var removed: EditedText
    var inserted: EditedText
    /// The selection before the edit.
    var anchor: Int
    var head: Int
}

/// The undo and redo history of a text.
nonisolated struct EditHistory {
    private var done: [[Edit]] = []
    private var undone: [[Edit]] = []
    /// The kind of the edits that the next edit may continue; nil if it starts a group.
    private var kind: EditKind?
    /// The total size of the edits that can be undone, in bytes.
    private var bytes = 0
    /// The maximum of that size; beyond it the oldest edits are dropped, but never the latest.
    private static let maximumBytes = 64 << 20
    /// The maximum number of steps that can be undone.
    private static let maximumSteps = 1000

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    /// Makes the next edit start a new step.
    mutating func endGroup() { kind = nil }

    /// Adds an edit, to the latest step if it continues that.
    ///
    /// A step of typing ends before the first letter after a space.
    mutating func add(_ edit: Edit, _ new: EditKind) {
        undone = []
        bytes += edit.size
        if new != .other, new == kind, let last = done.last?.last, edit.continues(last, new) {
            done[done.count - 1].append(edit)
        } else {
            done.append([edit])
        }
        kind = new
        while done.count > Self.maximumSteps || bytes > Self.maximumBytes && done.count > 1 {
            bytes -= done.removeFirst().reduce(0) { $0 + $1.size }
        }
    }

    /// Removes the latest step and returns its edits; empty if there is none.
    mutating func takeDone() -> [Edit] {
        endGroup()
        guard let step = done.popLast() else { return [] }
        bytes -= step.reduce(0) { $0 + $1.size }
        return step
    }

    /// Removes the step that was undone last and returns its edits; empty if there is none.
    mutating func takeUndone() -> [Edit] {
        endGroup()
        return undone.popLast() ?? []
    }

    /// Adds a step that was undone.
    mutating func addUndone(_ step: [Edit]) { if !step.isEmpty { undone.append(step) } }

    /// Adds a step that was redone.
    mutating func addDone(_ step: [Edit]) {
        guard !step.isEmpty else { return }
        done.append(step)
        bytes += step.reduce(0) { $0 + $1.size }
    }
}

nonisolated extension Edit {
    fileprivate var size: Int { removed.size + inserted.size + 64 }

    /// Whether the edit is undone together with the previous one of the same kind.
    fileprivate func continues(_ last: Edit, _ kind: EditKind) -> Bool {
        switch kind {
        case .typing:
            guard removed.string.isEmpty, start == last.start + last.inserted.count,
                let before = last.inserted.string.last, let next = inserted.string.first
            else { return false }
            if before.isNewline || next.isNewline { return false }
            return !(before.isWhitespace && !next.isWhitespace)
        case .deletingBackward: return start + removed.count == last.start
        case .deletingForward: return start == last.start
        case .other: return false
        }
    }
}

nonisolated extension EditedText {
    /// The size in bytes, approximately.
    fileprivate var size: Int { count + 64 * runs.runs.count }
}
