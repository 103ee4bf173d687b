package import LegatoDrawing

/// The renderer that a window uses, with its statistics.
package nonisolated struct RendererState: Sendable {
    /// The renderer's name; empty before the first frame.
    package var name = ""
    /// The version of OpenGL and its driver; empty if the CPU draws.
    package var driverVersion = ""
    /// The reason why the chosen renderer was given up, or nothing is drawn; nil if there is none.
    package var failure: RenderError?
    /// Whether nothing can be shown any more and the main actor has not been notified yet.
    package var hasGivenUp = false
    /// The work of the latest frame.
    package var statistics = RenderStatistics()
}
