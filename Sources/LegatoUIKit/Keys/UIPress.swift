public import Foundation
import LegatoLayers

/// A key that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of a press.
    nonisolated public enum Phase: Int, Sendable, Hashable {
        /// The key is pressed.
        case began = 0
        /// The key is held and repeats.
        case changed = 1
        /// The key is held.
        case stationary = 2
        /// The key is released.
        case ended = 3
        /// The system cancelled the press.
        case cancelled = 4
    }

    /// The phase.
    open internal(set) var phase: Phase
    /// The key; never nil.
    open private(set) var key: UIKey?
    /// The time of the event, in seconds of media time.
    open private(set) var timestamp: TimeInterval

    init(_ event: KeyEvent, _ phase: Phase) {
        key = UIKey(event)
        (self.phase, timestamp) = (phase, event.time)
    }
}
