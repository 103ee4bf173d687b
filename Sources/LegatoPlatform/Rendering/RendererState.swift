import LegatoDrawing

/// Which renderer a window uses, and what it did.
nonisolated struct RendererState: Sendable {
    /// The renderer's name; empty before the first frame.
    var name = ""
    /// Why the renderer that was chosen had to be given up, or why nothing is drawn; nil when all
    /// is well.
    var failure: RenderError?
    /// What drawing the latest frame took.
    var statistics = RenderStatistics()
}
