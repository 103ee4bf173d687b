import LegatoLayers

/// A non-editable text in which a range can be selected.
protocol SelectionOwner: AnyObject {
    /// Whether a press keeps the selection: in the text, or in its context menu.
    var keepsSelection: Bool { get }
    /// Removes the selection.
    func deselect()
    /// Handles a key while the text has a selection; returns whether it was handled.
    func keyDown(_ event: KeyEvent) -> Bool
}
