import Foundation
package import LegatoLayers
package import LegatoPlatform

/// A display that is inspected, and what the inspector can do with it.
///
/// A window has all of it; a headless display, in tests, only the layers.
package struct InspectedDisplay {
    /// The layers of the display.
    package let host: LayerHost
    /// The text of the window's title bar.
    package var title = ""
    /// Marks a rectangle over the frames, or none.
    package var mark: (LayerHighlight?) -> Void = { _ in }
    /// Takes the display's input until it is called with nil.
    package var pick: (((InputEvent) -> Bool)?) -> Void = { _ in }
    /// Returns the frames since the last call.
    package var frames: () -> [FrameTiming] = { [] }
    /// Ends what the inspector began.
    package var end: () -> Void = {}

    /// The largest number of frames between two readings.
    private static let capacity = 240

    /// Creates a display without frames and input.
    package init(_ host: LayerHost) { self.host = host }

    /// Creates the display of a window.
    init(_ window: LegatoPlatform.Window) {
        host = window.inspectedHost
        title = window.title
        mark = { [weak window] in window?.highlight = $0 }
        pick = { [weak window] in window?.pick = $0 }
        // The program may record frames itself.
        guard !window.recordsFrames else { return }
        window.recordFrames(capacity: Self.capacity)
        frames = { [weak window] in
            guard let window, case let frames = window.recordedFrames, !frames.isEmpty else {
                return []
            }
            window.recordFrames(capacity: Self.capacity)
            return frames
        }
        end = { [weak window] in window?.recordFrames(capacity: 0) }
    }
}
