import LegatoDrawing
import LegatoSoftware

/// Draws on the CPU and copies the changed pixels to the window.
nonisolated final class SoftwarePresenter: Presenter {
    private let renderer = SoftwareRenderer()
    /// Draws frames without the overlay, for their statistics; nil without an overlay.
    private var plain: SoftwareRenderer?
    private let canvas: any PixelCanvas
    private let events: QueuedEvents
    private var size = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    init(canvas: any PixelCanvas, events: QueuedEvents) {
        (self.canvas, self.events) = (canvas, events)
    }

    var name: String { renderer.name }
    var reportedSwapInterval: Int { canvas.reportedSwapInterval }
    var statistics: RenderStatistics { (plain ?? renderer).statistics }

    func draw(_ list: DisplayList) throws(RenderError) {
        plain = nil
        try renderer.render(list)
        size = list.bounds
    }

    func draw(
        _ list: DisplayList, overlay: FrameOverlay, whenUploaded: () -> Void, whenDrawn: () -> Void
    ) throws(RenderError) {
        guard !overlay.isEmpty else {
            try draw(list)
            return whenDrawn()
        }
        let plain = plain ?? SoftwareRenderer()
        self.plain = plain
        try plain.render(list)
        whenDrawn()
        try renderer.render(overlay.over(list, damage: plain.damage))
        size = list.bounds
    }

    func deviceWasReset() { canvas.deviceWasReset() }

    func finish() -> Double? { nil }

    func show(isDamaged: Bool) throws(RenderError) -> ShowResult {
        guard isDamaged || !renderer.damage.isEmpty else { return .unchanged }
        let area = isDamaged ? size : renderer.damage
        let isShown = try canvas.show(renderer, size: size, area: area)
        events.wakeLoop()
        return isShown ? .shown : .postponed
    }

    func setWaits(_ waits: Bool) {
        canvas.setWaits(waits)
    }

    func close() {
        canvas.close()
    }
}
