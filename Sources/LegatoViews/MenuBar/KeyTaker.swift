import LegatoLayers

/// Handles keys before or after the focused control.
protocol KeyTaker: AnyObject {
    /// Whether it currently receives all keys.
    var takesAllKeys: Bool { get }
    /// Handles a key; returns whether it was handled.
    func keyDown(_ event: KeyEvent) -> Bool
}
