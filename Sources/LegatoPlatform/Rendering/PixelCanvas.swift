import LegatoDrawing
import LegatoSoftware

/// A way to get the software renderer's pixels into a window; belongs to the render thread.
nonisolated protocol PixelCanvas: AnyObject {
    /// The swap interval that the driver says it has; 0 when showing never waits.
    var reportedSwapInterval: Int { get }
    /// Shows the pixels inside `area` of a picture of the given size; the others are as they were
    /// shown before.
    /// - Returns: False when the window takes no pixels just now.
    func show(
        _ renderer: SoftwareRenderer,
        size: PixelRect,
        area: PixelRect
    ) throws(RenderError) -> Bool
    /// Keeps `show` from waiting for the display.
    func setWaits(_ waits: Bool)
    /// Makes anew what lay on a graphics card that was reset.
    func deviceWasReset()
    /// Frees what belongs to the render thread.
    func close()
}

extension PixelCanvas {
    nonisolated func deviceWasReset() {}
}

extension PixelCanvas {
    /// What failed, in SDL's words.
    nonisolated static func failure(_ operation: String) -> RenderError {
        RenderError(
            operation: operation,
            reason: Video.sdlText,
            remedy: "The next frame tries again; if it stays so, check the window system."
        )
    }
}
