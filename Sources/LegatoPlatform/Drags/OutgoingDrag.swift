import Foundation
import LegatoGraphics
import LegatoLayers

/// A drag of items that can leave the window where it began, under X11.
///
/// SDL captures the pointer while a button is pressed, so that window receives pointer moves anywhere
/// on the screen.
final class OutgoingDrag {
    let drag: any ItemDrag
    private let selections: XSelections
    private var isPictured = false
    /// The latest place of the pointer.
    private var place = Dragging.Place.outside
    /// Whether the X thread has still to answer for an earlier move.
    private let isAwaited = Locked(false)

    /// Begins to offer the items to other programs; nil on systems other than X11.
    init?(_ drag: any ItemDrag) {
        guard let clipboard = SystemClipboard.opened as? XClipboard else { return nil }
        (self.drag, selections) = (drag, clipboard.selections)
        let items = drag.clipboardItems
        selections.perform { $0.beginDrag(items) }
    }

    /// Whether the pointer is over another program, or the desktop.
    var isOutside: Bool { place == .outside }

    /// Provides the picture that follows the pointer, with a number of pixels per point.
    func showPicture(scale: CGFloat) {
        guard !isPictured else { return }
        isPictured = true
        guard let picture = DragPicture(drag, scale: scale) else { return }
        selections.perform { $0.showDrag(picture) }
    }

    /// Moves the drag to a location in a window, in pixels, and returns the place there; `.outside` if
    /// the X server does not answer within 0.5 s.
    ///
    /// Until it has answered, later moves do not wait and return the latest place. `windows` are those of
    /// the program.
    func move(in window: UInt, x: Int, y: Int, windows: Set<UInt>) -> Dragging.Place {
        let isAwaited = isAwaited
        let isBusy = isAwaited.withLock { isAwaited in
            defer { isAwaited = true }
            return isAwaited
        }
        guard !isBusy else { return place }
        let answer = selections.answer { worker in
            defer { isAwaited.withLock { $0 = false } }
            return worker.moveDrag(in: window, x: x, y: y, own: windows)
        }
        place = answer ?? .outside
        return place
    }

    /// Drops the items in another program at the latest location.
    func drop() {
        drag.handOver()
        let drag = drag
        let end: @MainActor (Bool) -> Void = { drag.end(isAccepted: $0) }
        selections.perform { worker in
            worker.drop { isAccepted in Task { @MainActor in end(isAccepted) } }
        }
    }

    /// Ends the drag without a drop in another program.
    func cancel() { selections.perform { $0.cancelDrag() } }
}
