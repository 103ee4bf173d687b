/// Two gestures recognised at the same time.
///
/// It ends once, when both have ended or failed, unless both fail.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The last values of both gestures.
    public struct Value {
        /// The last value of the first gesture; nil if there is none.
        public var first: First.Value?
        /// The last value of the second gesture; nil if there is none.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture that recognises two gestures at the same time.
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }
}
