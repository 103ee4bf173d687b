extension LayerProperty {
    /// What the numbers of a property measure, by which they have a range.
    package enum Measure: String, CaseIterable, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case coordinates, sizes, scales, radii, times

        /// The largest magnitude with which a layer shows: points, factors or seconds.
        package var limit: Double { self == .times ? LayerRange.times : LayerRange.limit }
    }

    /// What the numbers measure; nil for a property all of whose finite numbers show, or are clamped
    /// where they are drawn.
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

    /// Whether a value is one with which a layer shows.
    func holds(_ value: PropertyValue) -> Bool {
        guard let limit = measure?.limit else { return true }
        if case .transform(let transform) = value { return transform.isDrawable }
        guard let numbers = value.vector else { return true }
        return all(numbers .<= limit) && all(numbers .>= -limit)
    }
}
