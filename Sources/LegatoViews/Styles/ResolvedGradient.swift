package import Foundation
package import LegatoGraphics
import LegatoMotion

/// A gradient resolved to fixed colours.
nonisolated package struct ResolvedGradient: Sendable, Hashable {
    /// A colour at a location in the gradient, 0 to 1.
    package struct ResolvedStop: Sendable, Hashable {
        /// The colour.
        package var color: ResolvedColor
        /// The location, from 0 at the start to 1 at the end.
        package var location: CGFloat
    }

    /// The geometry of a gradient.
    package enum GradientGeometry: Sendable, Hashable {
        /// Along the line between two unit points of the shape's bounding box.
        case axial(start: UnitPoint, end: UnitPoint)
        /// Outwards in circles, between two radii in points.
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Outwards in ellipses with the box's proportions, between two fractions of its sides.
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        /// Around a point, clockwise, between two angles from the x axis.
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    /// The colour stops, by ascending location.
    package var stops: [ResolvedStop]
    /// The geometry.
    package var kind: GradientGeometry
    /// Whether colours between two stops are interpolated in Oklab instead of encoded sRGB.
    package var isPerceptual: Bool
}

nonisolated extension ResolvedGradient {
    /// Whether the gradient can be interpolated with another: it has the same kind and colour space.
    func isLike(_ other: ResolvedGradient) -> Bool {
        let isSameKind =
            switch (kind, other.kind) {
            case (.axial, .axial), (.radial, .radial): true
            case (.elliptical, .elliptical), (.angular, .angular): true
            default: false
            }
        return isSameKind && isPerceptual == other.isPerceptual
    }

    /// Whether the stops are at the locations of those of another gradient.
    func hasStops(like other: ResolvedGradient) -> Bool {
        stops.map(\.location) == other.stops.map(\.location)
    }

    /// Returns the gradient with stops at the locations of its own and of another one's, which does
    /// not change the picture.
    ///
    /// Two gradients with each other's stops are interpolated colour by colour: stops do not move.
    func withStops(of other: ResolvedGradient) -> ResolvedGradient {
        func counts(_ gradient: ResolvedGradient) -> [CGFloat: Int] {
            Dictionary(gradient.stops.map { ($0.location, 1) }) { min($0 + $1, 2) }
        }
        let all = counts(self).merging(counts(other)) { max($0, $1) }
        var result = self
        result.stops = all.sorted { $0.key < $1.key }.flatMap { location, count in
            [true, false].prefix(count).map { isBefore in
                ResolvedStop(color: color(at: location, isBefore: isBefore), location: location)
            }
        }
        return result
    }

    /// The colour at a location; where two stops meet, that before it or that after it.
    private func color(at location: CGFloat, isBefore: Bool) -> ResolvedColor {
        let here = stops.filter { $0.location == location }
        if let stop = isBefore ? here.first : here.last { return stop.color }
        guard let next = stops.first(where: { $0.location > location }) else {
            return stops.last?.color ?? .clear
        }
        guard let last = stops.last(where: { $0.location < location }) else { return next.color }
        let part = Double((location - last.location) / (next.location - last.location))
        return last.color.mixed(with: next.color, by: part, isPerceptual: isPerceptual)
    }

    /// The animatable numbers: those of the geometry, and the colour and location of each stop.
    var animatableData: GradientData {
        get {
            let places: [CGFloat] =
                switch kind {
                case .axial(let start, let end): [start.x, start.y, end.x, end.y]
                case .radial(let center, let start, let end): [center.x, center.y, start, end]
                case .elliptical(let center, let start, let end): [center.x, center.y, start, end]
                case .angular(let center, let start, let end):
                    [center.x, center.y, start.radians, end.radians]
                }
            return GradientData(
                places.map { Double($0) }
                    + stops.flatMap { stop in
                        let color = stop.color.animatableData.simd
                        return (0..<4).map { color[$0] } + [Double(stop.location)]
                    }
            )
        }
        set {
            let values = newValue.values
            guard values.count == 4 + 5 * stops.count else { return }
            let point = UnitPoint(x: values[0], y: values[1])
            let (start, end) = (CGFloat(values[2]), CGFloat(values[3]))
            kind =
                switch kind {
                case .axial: .axial(start: point, end: UnitPoint(x: start, y: end))
                case .radial: .radial(center: point, startRadius: start, endRadius: end)
                case .elliptical:
                    .elliptical(center: point, startFraction: start, endFraction: end)
                case .angular:
                    .angular(center: point, start: .radians(values[2]), end: .radians(values[3]))
                }
            for index in stops.indices {
                let first = 4 + 5 * index
                let color = SIMD4(values[first..<first + 4])
                stops[index].color.animatableData = Vector4(color)
                stops[index].location = CGFloat(values[first + 4])
            }
        }
    }
}

/// A vector of any length; an empty one is the zero of every length.
nonisolated struct GradientData: VectorArithmetic {
    private(set) var values: [Double]

    init(_ values: [Double]) { self.values = values }

    static var zero: GradientData { GradientData([]) }

    static func + (lhs: GradientData, rhs: GradientData) -> GradientData {
        if lhs.values.isEmpty { return rhs }
        if rhs.values.isEmpty { return lhs }
        return GradientData(zip(lhs.values, rhs.values).map { $0 + $1 })
    }

    static func - (lhs: GradientData, rhs: GradientData) -> GradientData {
        var negative = rhs
        negative.scale(by: -1)
        return lhs + negative
    }

    mutating func scale(by factor: Double) {
        for index in values.indices { values[index] *= factor }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    static func == (lhs: GradientData, rhs: GradientData) -> Bool {
        if lhs.values.count == rhs.values.count { return lhs.values == rhs.values }
        return (lhs.values + rhs.values).allSatisfy { $0 == 0 }
    }
}
