import LegatoLayers
public import LegatoMotion

extension FocusKeeper {
    /// Undoes or redoes a change of the program on Control-Z, Control-Shift-Z or Control-Y; returns
    /// whether there was one.
    func undo(_ event: KeyEvent) -> Bool {
        let modifiers = event.modifiers.subtracting(.shift)
        guard modifiers == .control || modifiers == .command else { return false }
        let isShifted = event.modifiers.contains(.shift)
        switch event.key {
        case "z" where !isShifted && undoManager.canUndo: undoManager.undo()
        case "z" where isShifted && undoManager.canRedo: undoManager.redo()
        case "y" where !isShifted && undoManager.canRedo: undoManager.redo()
        default: return false
        }
        return true
    }
}

nonisolated extension EnvironmentValues {
    /// The history of the changes in the window, which all views in it share; nil outside a view.
    ///
    /// Control-Z undoes the latest change, and Control-Shift-Z or Control-Y redoes it, unless the
    /// focused text has edits of its own to undo or redo.
    public var undoManager: UndoManager? { focusKeeper?.undoManager }
}
