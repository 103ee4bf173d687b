import CWayland
import LegatoLayers

/// Data of this program that is offered on the clipboard of a Wayland compositor as long as this object
/// exists, unless the compositor refuses or replaces it.
final class WaylandSource {
    let data: PipedData
    /// The type by which the program recognises its own offer.
    let mark = ClipboardTargets.mark()
    /// Nil if there is no memory.
    private nonisolated(unsafe) var source: OpaquePointer?

    /// Offers the data of items.
    init(_ items: [ClipboardItem]) {
        data = PipedData(items)
        source = data.withTypes(and: mark) {
            legatoClipboardOffer($0, $1, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    deinit { if let source { legatoSourceFree(source) } }

    /// Returns the object of a source in a callback.
    nonisolated static func at(_ source: UnsafeMutableRawPointer) -> WaylandSource {
        Unmanaged.fromOpaque(source).takeUnretainedValue()
    }
}
