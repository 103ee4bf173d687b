package import LegatoDrawing

/// The result of showing a frame.
package nonisolated enum ShowResult: Sendable {
    /// The frame was handed to the display.
    case shown
    /// The frame equals what is already on screen.
    case unchanged
    /// The window cannot accept a frame at the moment; the next one must be shown in full.
    case postponed
}

/// Draws display lists and shows them in a window; used on the render thread only.
package nonisolated protocol Presenter: AnyObject {
    /// The renderer's name.
    var name: String { get }
    /// The version of OpenGL and its driver, as reported by the driver; empty if the CPU draws.
    var driverVersion: String { get }
    /// The swap interval reported by the driver; 0 if showing a frame never waits.
    var reportedSwapInterval: Int { get }
    /// The work of drawing the latest list.
    var statistics: RenderStatistics { get }
    /// Whether the GPU time of the next frames is measured.
    var measuresGPUTime: Bool { get set }
    /// Draws a list without showing it.
    func draw(_ list: DisplayList) throws(RenderError)
    /// Draws a list with an overlay, which the statistics exclude, without showing it.
    /// - Parameters:
    ///   - list: The list.
    ///   - overlay: The overlay drawn over the list.
    ///   - whenUploaded: Called when the GPU's data has been uploaded; never called without a GPU.
    ///   - whenDrawn: Called when the list itself has been drawn, or submitted to the GPU.
    /// - Throws: `RenderError` if the renderer fails.
    func draw(
        _ list: DisplayList, overlay: FrameOverlay, whenUploaded: () -> Void, whenDrawn: () -> Void
    ) throws(RenderError)
    /// Prepares one small step that a later frame would otherwise have to do first.
    /// - Returns: False if there is nothing left to prepare.
    /// - Throws: `RenderError` if the renderer cannot be used.
    func prepareMore() throws(RenderError) -> Bool
    /// Recreates resources lost in a GPU reset.
    func deviceWasReset()
    /// Waits until drawing has completed, including on the GPU.
    /// - Returns: The GPU time in seconds, or nil if it was not measured.
    func finish() -> Double?
    /// Shows the drawn frame.
    /// - Parameter isDamaged: Whether the window has lost its previous content.
    /// - Returns: The result.
    /// - Throws: `RenderError` if the window system refuses.
    func show(isDamaged: Bool) throws(RenderError) -> ShowResult
    /// Sets whether `show` waits for the display; by default it does if it can.
    func setWaits(_ waits: Bool)
    /// Frees the resources of the render thread; must be the last call.
    func close()
}

extension Presenter {
    nonisolated package var driverVersion: String { "" }

    nonisolated package var measuresGPUTime: Bool {
        get { false }
        set {}
    }

    package func draw(
        _ list: DisplayList, overlay: FrameOverlay, whenUploaded: () -> Void, whenDrawn: () -> Void
    ) throws(RenderError) {
        try draw(overlay.over(list, damage: list.bounds))
        whenDrawn()
    }

    package nonisolated func prepareMore() throws(RenderError) -> Bool { false }

    package func deviceWasReset() {}
}

/// Creates presenters.
package nonisolated protocol PresenterSource: Sendable {
    /// Creates a presenter; called on the render thread.
    func makePresenter() throws(RenderError) -> any Presenter
}
