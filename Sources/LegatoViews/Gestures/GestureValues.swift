public import LegatoLayers

extension TapGesture: Gesture {
    /// No value.
    public typealias Value = Void
}

extension LongPressGesture: Gesture {
    /// Whether the pointer is down.
    public typealias Value = Bool
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value
}
