import LegatoLayers

/// A text outside of fields of which a part can be selected.
protocol SelectionOwner: AnyObject {
    /// Whether a press keeps the selection: in the text, or in its context menu.
    var keepsSelection: Bool { get }
    /// Removes the selection.
    func deselect()
    /// Handles a key while a part is selected; returns whether it was used.
    func keyDown(_ event: KeyEvent) -> Bool
}
