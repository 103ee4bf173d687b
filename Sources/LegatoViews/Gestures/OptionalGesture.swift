import LegatoLayers

/// Recognises nothing while it is nil.
extension Optional: PrimitiveGesture where Wrapped: Gesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Wrapped.Value>
    ) -> [any GestureRecognizer] {
        self?.recognizers(properties, sink) ?? []
    }
}
