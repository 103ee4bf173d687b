import LegatoLayers

/// The hooks of the inspector in a window.
struct InspectorHooks {
    /// Takes the window's input while a layer is being picked; returns whether it took an event.
    var pick: ((InputEvent) -> Bool)?
    /// Called when the window has closed.
    var onClose: (() -> Void)?
}
