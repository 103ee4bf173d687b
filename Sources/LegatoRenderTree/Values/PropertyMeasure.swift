import LegatoMotion

/// The kind of quantity of a property, which determines its range and the unit of its animations.
package enum PropertyMeasure: String, CaseIterable, Sendable {
    case coordinates, sizes, scales, radii, times
    case unitPoints = "unit points"

    /// The largest magnitude at which a layer is drawn, in points or seconds or as a factor.
    package var limit: Double { self == .times ? LayerRange.times : LayerRange.limit }

    /// The factor applied to values while they are animated, as for the animatable data of views.
    var animationScale: Double { self == .unitPoints ? unitScale : 1 }
}
