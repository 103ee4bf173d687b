extension LayerProperty {
    /// The kind of quantity of a property, which determines its range.
    package enum Measure: String, CaseIterable, Sendable {
        case coordinates, sizes, scales, radii, times

        /// The largest magnitude at which a layer is drawn: points, factors or seconds.
        package var limit: Double { self == .times ? LayerRange.times : LayerRange.limit }
    }

    /// The kind of quantity; nil for a property that has no range.
    package var measure: Measure? { row.measure }

    /// Whether a layer with the value is drawn.
    func holds(_ value: PropertyValue) -> Bool {
        guard let limit = measure?.limit else { return true }
        if case .transform(let transform) = value { return transform.isDrawable }
        guard let numbers = value.vector else { return true }
        return all(numbers .<= limit) && all(numbers .>= -limit)
    }
}
