import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A press on a control, during which the pointer may leave and re-enter it.
nonisolated struct PressGesture: Gesture {
    /// The pointer's location relative to the control.
    struct Value {
        /// The location in the control, in points.
        var location: CGPoint
        /// The size of the control, in points.
        var size: CGSize
        /// Whether the location is on the control, or close enough for a release to count.
        var isInside: Bool
    }

    /// Whether the press takes precedence over enclosing gestures immediately.
    var takesPointer = false
    /// Whether the pointer hovers over other views once the press has moved.
    var hovers = false
}
