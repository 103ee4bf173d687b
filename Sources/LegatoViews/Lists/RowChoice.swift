import LegatoGraphics
import LegatoLayers

/// How clicks and arrow keys change the selection of a list.
final class RowChoice {
    /// The row from which a selection extends; nil before the first click.
    private var anchor: AnyHashable?
    /// The row that was selected last; nil before the first click.
    private var lead: AnyHashable?

    /// Selects a row that is clicked.
    ///
    /// With several selected rows, a click selects the row alone, with Control or Command held it
    /// adds or removes the row, and with Shift it selects the rows from the last one clicked. In the
    /// edit mode, each click adds or removes the row.
    func click(
        _ id: AnyHashable, _ modifiers: EventModifiers, in selection: ListSelection,
        isEditing: Bool, _ rows: () -> [AnyHashable]
    ) {
        lead = id
        let extends = modifiers.contains(.shift) && !isEditing
        if selection.isMultiple, extends, let all = range(to: id, in: rows()) {
            return selection.choose(all)
        }
        anchor = id
        let toggles = isEditing || !modifiers.isDisjoint(with: [.control, .command])
        if selection.isMultiple, toggles {
            selection.set(id, !selection.contains(id))
        } else {
            selection.choose([id])
        }
    }

    /// Selects the row before or after the last one, or extends the selection to it.
    ///
    /// - Parameters:
    ///   - step: -1 for the row before, 1 for the row after.
    ///   - extends: Whether the rows in between stay selected; only with several selected rows.
    ///   - selection: The selection.
    ///   - rows: The rows that can be selected, in order.
    /// - Returns: The row; nil without rows.
    func move(
        by step: Int, extends: Bool, in selection: ListSelection, _ rows: [AnyHashable]
    ) -> AnyHashable? {
        guard !rows.isEmpty else { return nil }
        let known = lead.flatMap { selection.contains($0) ? rows.firstIndex(of: $0) : nil }
        let now =
            known
            ?? (step > 0
                ? rows.lastIndex(where: selection.contains)
                : rows.firstIndex(where: selection.contains))
        let next = now.map { min(max($0 + step, 0), rows.count - 1) }
        let id = rows[next ?? (step > 0 ? 0 : rows.count - 1)]
        lead = id
        if extends, selection.isMultiple, let now {
            let start = anchor.flatMap { selection.contains($0) ? $0 : nil }
            anchor = start ?? rows[now]
            selection.choose(range(to: id, in: rows) ?? [id])
        } else {
            anchor = id
            selection.choose([id])
        }
        return id
    }

    /// The rows from the anchor to another one; nil without an anchor.
    private func range(to id: AnyHashable, in rows: [AnyHashable]) -> [AnyHashable]? {
        guard let first = anchor.flatMap({ rows.firstIndex(of: $0) }),
            let last = rows.firstIndex(of: id)
        else { return nil }
        return Array(rows[min(first, last)...max(first, last)])
    }
}
