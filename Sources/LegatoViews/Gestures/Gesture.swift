import LegatoGraphics

/// A pointer or wheel interaction that a view can respond to.
///
/// ```swift
/// Circle()
///     .offset(offset)
///     .gesture(
///         DragGesture()
///             .onChanged { offset = $0.translation }
///             .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }
///     )
/// ```
@preconcurrency @MainActor public protocol Gesture<Value> {
    /// The type of the values that the gesture reports; that of the body by default.
    associatedtype Value = Body.Value
    /// The type of the body.
    associatedtype Body: Gesture

    /// The gesture that this one is composed of.
    var body: Body { get }
}

/// Traps: a gesture that processes input itself has no body.
func refuseBody(ofGesture gesture: Any.Type) -> Never {
    refuse("\(gesture).body must not be called: a gesture whose Body is Never has no body.")
}

extension Never: Gesture {
    /// No value.
    public typealias Value = Never
}
