/// A transparency layer that has begun.
struct OpenLayer {
    /// The enclosing target.
    let outer: CairoTarget
    /// The number of saved states when the layer began, including the layer's own.
    let depth: Int
}
