package import Foundation
package import LegatoGraphics
import LegatoMotion

/// The value of a layer property of any type.
package enum PropertyValue: Sendable, Equatable {
    /// A number, in the property's unit.
    case number(Double)
    /// A Boolean.
    case bool(Bool)
    /// A point.
    case point(CGPoint)
    /// A size.
    case size(CGSize)
    /// A rectangle.
    case rect(CGRect)
    /// A colour, or nil.
    case color(CGColor?)
    /// A transform.
    case transform(CATransform3D)
    /// An image, or nil.
    case image(CGImage?)
    /// A named value.
    case name(String)
    /// Four numbers.
    case quad(SIMD4<Double>)
    /// A path, or nil.
    case path(CGPath?)
    /// Colours, or nil.
    case colors([CGColor]?)
    /// Numbers, or nil.
    case numbers([Double]?)
    /// A string, or nil.
    case string(String?)
    /// Emitter cells, or nil.
    case cells([EmitterCell]?)

    /// Filters of a layer, or nil.
    case filters([LayerFilter]?)
    /// The blend mode of a layer, or nil.
    case composition(LayerFilter?)

    /// Whether all contained numbers are valid: finite, except in cells, some of whose times may be
    /// infinite.
    package var isFinite: Bool {
        switch self {
        case .transform(let t): t.elements.isFinite
        // Paths refuse other points.
        case .path: true
        case .colors, .numbers: list?.isFinite ?? true
        case .cells(let cells): cells?.allSatisfy(\.isValid) ?? true
        case .filters(let filters): filters?.allSatisfy(\.numbers.isFinite) ?? true
        default: vector?.isFinite ?? true
        }
    }

    /// The components of a value with at most four: x, y, width, height or red, green, blue, alpha.
    ///
    /// Nil for transforms, images, names, strings, paths, arrays and for a nil colour.
    package var vector: SIMD4<Double>? {
        switch self {
        case .number(let v): SIMD4(v, 0, 0, 0)
        case .bool(let v): SIMD4(v ? 1 : 0, 0, 0, 0)
        case .point(let p): SIMD4(p.x, p.y, 0, 0)
        case .size(let s): SIMD4(s.width, s.height, 0, 0)
        case .rect(let r): SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)
        case .color(let c): c.map { SIMD4($0.red, $0.green, $0.blue, $0.alpha) }
        case .quad(let v): v
        default: nil
        }
    }
}

extension SIMD where Scalar == Double {
    /// Whether every lane is finite.
    var isFinite: Bool { self - self == .zero }
}
