nonisolated extension CanvasBlendMode {
    /// Whether the mode depends on the alpha of both sides and is composed with masks.
    var isComposition: Bool { blend == nil }

    /// The mode of views with the same effect; nil if there is none.
    var blend: BlendMode? {
        BlendMode(rawValue: operation.rawValue)
    }
}
