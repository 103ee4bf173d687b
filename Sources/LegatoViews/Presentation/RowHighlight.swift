import LegatoLayers

extension MenuPress {
    /// The effects for a menu that is open while a value is true.
    init(_ isOpen: Binding<Bool>, _ highlight: RowHighlight) {
        self.init {
            highlight.move(to: nil)
            isOpen.wrappedValue = true
        } ended: { isInside in
            // A row closes the menu itself, unless it opens another one.
            if !highlight.trigger(), !isInside { isOpen.wrappedValue = false }
        }
    }
}

/// The highlighted row of a menu.
final class RowHighlight {
    private weak var highlighted: FocusItem?

    nonisolated init() {}

    /// The row; nil for none, while it is disabled, and after keys have moved to another one.
    var row: FocusItem? { highlighted.flatMap { $0.isOn && $0.isHighlighted ? $0 : nil } }

    /// Highlights a row, or none.
    func move(to row: FocusItem?) {
        guard row !== highlighted || row?.isHighlighted == false else { return }
        highlighted?.isHighlighted = false
        highlighted = row
        row?.isHighlighted = true
        row?.keeper?.leaveMenu()
    }

    /// Highlights a row that the pointer enters, unless it is disabled; or none when it leaves it.
    func hover(_ isInside: Bool, over row: FocusItem?) {
        if isInside {
            move(to: row?.isOn ?? false ? row : nil)
        } else if highlighted === row {
            move(to: nil)
        }
    }

    /// Triggers the row; returns false without one.
    @discardableResult func trigger() -> Bool {
        row?.onKey(KeyEvent(key: "space", time: 0)) ?? false
    }
}
