extension LayerProperty {
    /// The kind of quantity of a property, which determines its range.
    package enum Measure: String, CaseIterable, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case coordinates, sizes, scales, radii, times

        /// The largest magnitude at which a layer is drawn: points, factors or seconds.
        package var limit: Double { self == .times ? LayerRange.times : LayerRange.limit }
    }

    /// The kind of quantity; nil for a property whose finite values are all drawn or clamped when
    /// drawn.
    package var measure: Measure? {
        switch self {
        case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .contentsRect,
            .contentsCenter, .shadowOffset, .startPoint, .endPoint, .emitterPosition,
            .emitterZPosition:
            .coordinates
        case .borderWidth, .lineWidth, .emitterSize, .emitterDepth: .sizes
        case .transform, .sublayerTransform, .instanceTransform, .scale: .scales
        case .cornerRadius, .shadowRadius: .radii
        case .instanceDelay: .times
        default: nil
        }
    }

    /// Whether a layer with the value is drawn.
    func holds(_ value: PropertyValue) -> Bool {
        guard let limit = measure?.limit else { return true }
        if case .transform(let transform) = value { return transform.isDrawable }
        guard let numbers = value.vector else { return true }
        return all(numbers .<= limit) && all(numbers .>= -limit)
    }
}
