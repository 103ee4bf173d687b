/// A transparency layer that has begun.
struct OpenLayer {
    /// What was drawn into before.
    let outer: CairoTarget
    /// The number of saved states when the layer began, its own included.
    let depth: Int
}
