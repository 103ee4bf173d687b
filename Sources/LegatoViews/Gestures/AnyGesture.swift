import LegatoGraphics
import LegatoLayers

/// A gesture of any type that reports values of one type.
///
/// ```swift
/// func taps(_ count: Int) -> AnyGesture<Void> { AnyGesture(TapGesture(count: count)) }
/// ```
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
    private let make:
        @MainActor (PropertyStores, @escaping GestureSink<Value>) -> [any GestureRecognizer]

    /// Creates a gesture from another one.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // Views use their gestures on the main actor only.
        nonisolated(unsafe) let gesture = gesture
        make = { gesture.recognizers($0, $1) }
    }

    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] { make(properties, sink) }
}
