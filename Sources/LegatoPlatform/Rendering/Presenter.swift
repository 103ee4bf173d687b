package import LegatoDrawing

/// What became of a frame.
package nonisolated enum ShowResult: Sendable {
    /// The display has it.
    case shown
    /// It equals what is seen already.
    case unchanged
    /// The window takes none just now; the next one must be shown in full.
    case postponed
}

/// Draws display lists and shows them in a window; belongs to the render thread.
package nonisolated protocol Presenter: AnyObject {
    /// The renderer's name.
    var name: String { get }
    /// The version of OpenGL and of its driver, in the driver's words; empty where the CPU draws.
    var driverVersion: String { get }
    /// The swap interval that the driver says it has; 0 when showing a frame never waits.
    var reportedSwapInterval: Int { get }
    /// What drawing the latest list took.
    var statistics: RenderStatistics { get }
    /// Whether a GPU's time is measured from the next frame on.
    var measuresGPUTime: Bool { get set }
    /// Draws a list without showing it.
    func draw(_ list: DisplayList) throws(RenderError)
    /// Draws a list with an overlay that its statistics leave out, without showing it.
    /// - Parameters:
    ///   - list: The list.
    ///   - overlay: What is drawn over it.
    ///   - whenUploaded: Called when what a GPU needs for it was handed over; never without one.
    ///   - whenDrawn: Called when the list itself is drawn, or handed to a GPU.
    /// - Throws: `RenderError` when the renderer fails.
    func draw(
        _ list: DisplayList,
        overlay: FrameOverlay,
        whenUploaded: () -> Void,
        whenDrawn: () -> Void
    ) throws(RenderError)
    /// Does a small part of what a later frame would have to do first.
    /// - Returns: False when there is nothing left to prepare.
    /// - Throws: `RenderError` when the renderer is of no use.
    func prepareMore() throws(RenderError) -> Bool
    /// Makes anew what lay on a graphics card that was reset.
    func deviceWasReset()
    /// Waits until what was drawn is complete, on a GPU, too.
    /// - Returns: The seconds that a GPU worked on it, where that was measured.
    func finish() -> Double?
    /// Shows what was drawn.
    /// - Parameter isDamaged: Whether the window lost what it showed before.
    /// - Returns: What became of the frame.
    /// - Throws: `RenderError` when the window system refuses.
    func show(isDamaged: Bool) throws(RenderError) -> ShowResult
    /// Lets `show` wait for the display from now on, or not; at first it does where it can.
    func setWaits(_ waits: Bool)
    /// Frees what belongs to the render thread; nothing is called after it.
    func close()
}

extension Presenter {
    nonisolated package var driverVersion: String { "" }

    nonisolated package var measuresGPUTime: Bool {
        get { false }
        set {}
    }

    package func draw(
        _ list: DisplayList,
        overlay: FrameOverlay,
        whenUploaded: () -> Void,
        whenDrawn: () -> Void
    ) throws(RenderError) {
        try draw(overlay.over(list, damage: list.bounds))
        whenDrawn()
    }

    package nonisolated func prepareMore() throws(RenderError) -> Bool { false }

    package func deviceWasReset() {}
}

/// Something that presenters are made from.
package nonisolated protocol PresenterSource: Sendable {
    /// Makes a presenter; called on the render thread.
    func makePresenter() throws(RenderError) -> any Presenter
}
