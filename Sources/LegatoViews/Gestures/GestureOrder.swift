import Foundation
import LegatoLayers
import LegatoMotion

/// A gesture followed by another one.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is active.
        case first(First.Value)
        /// The first gesture has ended; the second has a value, or nil if it has not reported one
        /// yet.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture that recognises the second gesture after the first.
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }
}

/// One of two gestures; the first takes precedence.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that was recognised.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }

    /// The gesture that takes precedence.
    public var first: First
    /// The gesture that is recognised if the first fails.
    public var second: Second

    /// Creates a gesture that recognises the second gesture only if the first fails.
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }
}
