extension LayerProperty {
    /// The kind of quantity; nil for a property without a range.
    package var measure: PropertyMeasure? { row.measure }

    /// Returns whether the value is within the property's range, so that the layer is drawn.
    func holds(_ value: PropertyValue) -> Bool {
        guard let limit = measure?.limit else { return true }
        if case .transform(let transform) = value { return transform.isDrawable }
        guard let numbers = value.vector else { return true }
        return all(numbers .<= limit) && all(numbers .>= -limit)
    }
}
