import LegatoDrawing
import LegatoGraphics
import LegatoSoftware

/// Draws on the CPU and copies the pixels to the window.
nonisolated final class SoftwarePresenter: Presenter {
    private let renderer = SoftwareRenderer()
    private let canvas: any PixelCanvas
    private let events: QueuedEvents

    init(canvas: any PixelCanvas, events: QueuedEvents) {
        (self.canvas, self.events) = (canvas, events)
    }

    var name: String { renderer.name }
    var reportedSwapInterval: Int { canvas.reportedSwapInterval }
    var statistics: RenderStatistics { renderer.statistics }

    func draw(_ list: DisplayList) throws(RenderError) {
        try renderer.render(list)
    }

    func show(isDamaged: Bool) throws(RenderError) {
        let image = try renderer.readPixels()
        let all = PixelRect(
            minX: 0, minY: 0, maxX: Int32(image.width), maxY: Int32(image.height))
        let shown: Result<Void, RenderError> = image.pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return .success(()) }
            let source = PixelSource(rgba: base, width: image.width, height: image.height)
            return Result { () throws(RenderError) in try canvas.show(source, damage: all) }
        }
        try shown.get()
        events.wakeLoop()
    }

    func stopWaiting() {
        canvas.stopWaiting()
    }

    func close() {
        canvas.close()
    }
}

/// Pixels to show: premultiplied RGBA bytes, rows from top to bottom without padding.
nonisolated struct PixelSource {
    /// The first byte.
    var rgba: UnsafeRawPointer
    /// The width in pixels.
    var width: Int
    /// The height in pixels.
    var height: Int
}

/// A way to get pixels into a window; belongs to the render thread.
nonisolated protocol PixelCanvas: AnyObject {
    /// The swap interval that the driver says it has; 0 when showing never waits.
    var reportedSwapInterval: Int { get }
    /// Shows the pixels inside `damage`; the others are as they were shown before.
    func show(_ source: PixelSource, damage: PixelRect) throws(RenderError)
    /// Keeps `show` from waiting for the display.
    func stopWaiting()
    /// Frees what belongs to the render thread.
    func close()
}

extension PixelCanvas {
    /// What failed, in SDL's words.
    nonisolated static func failure(_ operation: String) -> RenderError {
        RenderError(
            operation: operation, reason: Video.sdlText,
            remedy: "The next frame tries again; if it stays so, check the window system.")
    }
}
