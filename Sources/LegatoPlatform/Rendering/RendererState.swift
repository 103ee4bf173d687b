package import LegatoDrawing

/// Which renderer a window uses, and what it did.
package nonisolated struct RendererState: Sendable {
    /// The renderer's name; empty before the first frame.
    package var name = ""
    /// The version of OpenGL and of its driver; empty where the CPU draws.
    package var driverVersion = ""
    /// Why the renderer that was chosen had to be given up, or why nothing is drawn; nil when all
    /// is well.
    package var failure: RenderError?
    /// Whether nothing can be shown any more, and the main actor does not know yet.
    package var hasGivenUp = false
    /// What drawing the latest frame took.
    package var statistics = RenderStatistics()
}
