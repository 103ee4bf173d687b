/// The kind of quantity of a property, which determines its range.
package enum PropertyMeasure: String, CaseIterable, Sendable {
    case coordinates, sizes, scales, radii, times

    /// The largest magnitude at which a layer is drawn, in points or seconds or as a factor.
    package var limit: Double { self == .times ? LayerRange.times : LayerRange.limit }
}
