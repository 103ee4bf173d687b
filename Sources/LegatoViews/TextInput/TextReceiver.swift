import LegatoLayers

/// Receives typed text while its control has the focus.
protocol TextReceiver: AnyObject {
    /// Whether Tab is typed rather than moving the focus.
    var takesTab: Bool { get }
    /// Called when a key has moved the focus to the control.
    func focusedByKey()
    /// Handles a key; returns whether it was used.
    func keyDown(_ event: KeyEvent) -> Bool
    /// Types a text.
    func insert(_ event: TextEvent)
    /// Transforms the selection, or the word at the insertion point.
    func transform(_ body: (String) -> String)
    /// Shows what an input method composes.
    func compose(_ event: CompositionEvent)
}
