import LegatoLayers

/// A text outside of fields of which a part can be selected.
protocol SelectionOwner: AnyObject {
    /// Whether the pointer is pressed in the text.
    var isPressed: Bool { get }
    /// Removes the selection.
    func deselect()
    /// Handles a key while a part is selected; returns whether it was used.
    func keyDown(_ event: KeyEvent) -> Bool
}
