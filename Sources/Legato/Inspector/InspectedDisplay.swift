import Foundation
package import LegatoLayers
package import LegatoPlatform

/// An inspected display, with the operations that the inspector can perform on it.
///
/// A window supports all of them; a headless display, used in tests, provides only its layers.
package struct InspectedDisplay {
    /// The layers of the display.
    package let host: LayerHost
    /// The text of the window's title bar.
    package var title = ""
    /// Highlights a rectangle over the frames; nil removes the highlight.
    package var mark: (LayerHighlight?) -> Void = { _ in }
    /// Redirects the display's input to a closure, until called with nil.
    package var pick: (((InputEvent) -> Bool)?) -> Void = { _ in }
    /// Returns the frames since the last call.
    package var frames: () -> [FrameTiming] = { [] }
    /// Ends the inspection.
    package var end: () -> Void = {}

    /// The maximum number of frames recorded between two reads.
    private static let capacity = 240

    /// Creates a display without frames and input.
    package init(_ host: LayerHost) { self.host = host }

    /// Creates the display of a window.
    init(_ window: LegatoPlatform.Window) {
        host = window.inspectedHost
        title = window.title
        mark = { [weak window] in window?.highlight = $0 }
        pick = { [weak window] in window?.pick = $0 }
        // If the app is already recording frames, the inspector must not replace its recording.
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
