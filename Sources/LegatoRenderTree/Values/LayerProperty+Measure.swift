extension LayerProperty {
    /// The kind of quantity of a property, which determines its range.
    package enum Measure: String, CaseIterable, Sendable {
        case coordinates, sizes, scales, radii, times

        /// The largest magnitude at which a layer is drawn, in points or seconds or as a factor.
        package var limit: Double { self == .times ? LayerRange.times : LayerRange.limit }
    }

    /// The kind of quantity; nil for a property without a range.
    package var measure: Measure? { row.measure }

    /// Returns whether the value is within the property's range, so that the layer is drawn.
    func holds(_ value: PropertyValue) -> Bool {
        guard let limit = measure?.limit else { return true }
        if case .transform(let transform) = value { return transform.isDrawable }
        guard let numbers = value.vector else { return true }
        return all(numbers .<= limit) && all(numbers .>= -limit)
    }
}
