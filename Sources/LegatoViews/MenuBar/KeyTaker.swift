import LegatoLayers

/// Takes keys before the control with the focus, or after it.
protocol KeyTaker: AnyObject {
    /// Whether all keys belong to it now.
    var takesAllKeys: Bool { get }
    /// Handles a key; returns whether it was used.
    func keyDown(_ event: KeyEvent) -> Bool
}
