import Foundation
import LegatoGraphics
package import LegatoMotion

/// Arithmetic of paths and arrays, which have any count of numbers.
extension PropertyValue {
    /// The coordinates of a path, the components of colours, the inputs of filters, or the numbers
    /// of an array.
    ///
    /// Nil for all other values and for nil.
    package var list: PathVector? {
        switch self {
        case .path(let path?): path.geometry.animatableData
        case .colors(let colors?):
            PathVector(list: colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
        case .numbers(let numbers?): PathVector(list: numbers)
        case .filters(let filters?): Self.list(of: filters)
        default: nil
        }
    }

    /// The inputs of filters; the structure includes the filters' kinds, names and enabled states.
    private static func list(of filters: [LayerFilter]) -> PathVector {
        PathVector(
            list: filters.flatMap { filter in
                filter.kind.inputs.flatMap { input in (0..<input.count).map { filter[input][$0] } }
            },
            of: filters.map { filter in
                let effect = filter.effect.map { "\(ObjectIdentifier($0))" } ?? ""
                return "\(filter.kind.rawValue) \(filter.isEnabled) \(filter.name) \(effect)"
            }
        )
    }

    /// Returns whether both are paths or filters of the same structure or arrays of the same
    /// length.
    package func isLike(_ other: PropertyValue) -> Bool {
        guard let list, let other = other.list else { return false }
        return list.hasStructure(of: other)
    }

    /// Returns the value with its numbers replaced by an equal count of others; nil if they are not
    /// all finite.
    func replacing(_ numbers: [Double]) -> PropertyValue? {
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        switch self {
        case .path(let path?):
            var geometry = path.geometry
            var data = geometry.animatableData
            data.coordinates = numbers
            geometry.animatableData = data
            return .path(CGPath(geometry))
        case .colors(let colors?):
            return .colors(
                colors.indices.map {
                    CGColor(
                        red: numbers[4 * $0], green: numbers[4 * $0 + 1], blue: numbers[4 * $0 + 2],
                        alpha: numbers[4 * $0 + 3]
                    )
                }
            )
        case .numbers(.some): return .numbers(numbers)
        case .filters(var filters?):
            var rest = numbers[...]
            for i in filters.indices {
                for input in filters[i].kind.inputs {
                    var value = filters[i][input]
                    for k in 0..<input.count { value[k] = rest.popFirst() ?? value[k] }
                    filters[i][input] = value
                }
            }
            return .filters(filters)
        default: return nil
        }
    }

    /// Returns the sum of the value and a multiple of another; nil if their structures differ or
    /// the sum overflows.
    func adding(_ other: PropertyValue, times factor: Double = 1) -> PropertyValue? {
        guard let a = list, let b = other.list, a.hasStructure(of: b) else { return nil }
        return replacing((a + b.scaled(by: factor)).coordinates)
    }

    /// Returns the interpolation at a fraction between the value and another; nil if their
    /// structures differ or the result overflows.
    func mixed(with other: PropertyValue, fraction: Double) -> PropertyValue? {
        guard let a = list, let b = other.list, a.hasStructure(of: b) else { return nil }
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        return replacing(a.interpolated(towards: b, amount: fraction).coordinates)
    }
}
