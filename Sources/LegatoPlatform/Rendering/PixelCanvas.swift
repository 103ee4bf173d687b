import LegatoDrawing
import LegatoSoftware

/// Copies the software renderer's pixels into a window; used on the render thread only.
nonisolated protocol PixelCanvas: AnyObject {
    /// The swap interval reported by the driver; 0 if showing never waits.
    var reportedSwapInterval: Int { get }
    /// Shows the pixels inside `area` of a frame of the given size; the other pixels have not
    /// changed since they were last shown.
    /// - Returns: False if the window cannot accept pixels at the moment.
    func show(
        _ renderer: SoftwareRenderer, size: PixelRect, area: PixelRect
    ) throws(RenderError) -> Bool
    /// Sets whether `show` may wait for the display.
    func setWaits(_ waits: Bool)
    /// Recreates resources lost in a GPU reset.
    func deviceWasReset()
    /// Frees the resources of the render thread.
    func close()
}

extension PixelCanvas {
    nonisolated func deviceWasReset() {}
}

extension RenderError {
    /// Returns an error of a canvas, with SDL's message as its reason.
    nonisolated static func canvas(_ operation: String) -> RenderError {
        RenderError(
            operation: operation, reason: Video.sdlText,
            remedy: "The next frame retries; if the error persists, check the window system."
        )
    }
}
