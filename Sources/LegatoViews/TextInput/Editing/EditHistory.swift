/// The kind of an edit, which decides whether it is undone together with the previous one.
nonisolated enum EditKind { case typing, deletingBackward, deletingForward, other }

/// The replacement of a part of a text.
nonisolated struct Edit {
    /// The start of the part, in UTF-8 code units.
    var start: Int
    var removed: String
    var inserted: String
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

    /// Returns the edits of the latest step, the latest first.
    mutating func undo() -> [Edit] {
        endGroup()
        guard let step = done.popLast() else { return [] }
        undone.append(step)
        bytes -= step.reduce(0) { $0 + $1.size }
        return step.reversed()
    }

    /// Returns the edits of the step that was undone last.
    mutating func redo() -> [Edit] {
        endGroup()
        guard let step = undone.popLast() else { return [] }
        done.append(step)
        bytes += step.reduce(0) { $0 + $1.size }
        return step
    }
}

nonisolated extension Edit {
    fileprivate var size: Int { removed.utf8.count + inserted.utf8.count + 64 }

    /// Whether the edit is undone together with the previous one of the same kind.
    fileprivate func continues(_ last: Edit, _ kind: EditKind) -> Bool {
        switch kind {
        case .typing:
            guard removed.isEmpty, start == last.start + last.inserted.utf8.count,
                let before = last.inserted.last, let next = inserted.first
            else { return false }
            if before.isNewline || next.isNewline { return false }
            return !(before.isWhitespace && !next.isWhitespace)
        case .deletingBackward: return start + removed.utf8.count == last.start
        case .deletingForward: return start == last.start
        case .other: return false
        }
    }
}
