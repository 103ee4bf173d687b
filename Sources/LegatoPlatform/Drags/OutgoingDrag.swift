import Foundation
import LegatoLayers

/// A drag of items outside of the window where it began, under X11.
///
/// SDL captures the pointer while a button is pressed, so the window receives its moves everywhere on
/// the screen.
final class OutgoingDrag {
    let drag: any ItemDrag
    private let selections: XSelections
    private var isPictured = false
    /// Whether the pointer is over another program, or the desktop.
    private(set) var isOutside = false

    /// Begins to offer the items to other programs; nil on systems other than X11.
    init?(_ drag: any ItemDrag) {
        guard let clipboard = SystemClipboard.opened as? XClipboard else { return nil }
        (self.drag, selections) = (drag, clipboard.selections)
        let items = drag.clipboardItems
        selections.perform { $0.beginDrag(items) }
    }

    /// Provides the picture that follows the pointer, with a number of pixels per point.
    func showPicture(scale: CGFloat) {
        guard !isPictured else { return }
        isPictured = true
        guard let picture = DragPicture(drag, scale: scale) else { return }
        selections.perform { $0.showDrag(picture) }
    }

    /// Follows the pointer to a location in a window, in pixels; returns what is there.
    ///
    /// `windows` are those of the program.
    func move(in window: UInt, x: Int, y: Int, windows: Set<UInt>) -> Dragging.Place {
        let place = selections.answer { $0.moveDrag(in: window, x: x, y: y, own: windows) }
        isOutside = place ?? .outside == .outside
        return place ?? .outside
    }

    /// Drops the items in another program at the last location.
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
