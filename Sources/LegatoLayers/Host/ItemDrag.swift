package import Foundation
import LegatoGraphics

/// A drag of items that began on a display.
///
/// The gestures of the display move and drop it there. A window moves it to other displays of the
/// program, and drops it in other programs.
package protocol ItemDrag: AnyObject {
    /// The items; their data is loaded when it is needed.
    var clipboardItems: [ClipboardItem] { get }
    /// The picture of the items: as large as the layer's bounds.
    var preview: CALayer { get }
    /// The location of the pointer in the preview, in points.
    var anchor: CGPoint { get }
    /// Moves the items to a location on a display, in points of its root layer; nil is outside of
    /// all displays of the program.
    func move(to location: CGPoint, on host: LayerHost?)
    /// Drops the items at their last location on a display.
    func drop()
    /// Waits for another program, on which the items were dropped: cancelling has no effect from
    /// here on.
    func handOver()
    /// Ends the drag with the answer of another program.
    func end(isAccepted: Bool)
}
