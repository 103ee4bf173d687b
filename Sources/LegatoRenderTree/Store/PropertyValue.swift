package import Foundation
package import LegatoGraphics
import LegatoMotion

/// The value of one layer property, whatever its type.
package enum PropertyValue: Sendable, Equatable {
    /// A number, in the property's own unit.
    case number(Double)
    /// A switch.
    case bool(Bool)
    /// A point.
    case point(CGPoint)
    /// A size.
    case size(CGSize)
    /// A rectangle.
    case rect(CGRect)
    /// A colour, or none.
    case color(CGColor?)
    /// A transform.
    case transform(CATransform3D)
    /// A picture, or none.
    case image(CGImage?)
    /// A named choice.
    case name(String)
    /// Four numbers.
    case quad(SIMD4<Double>)
    /// A path, or none.
    case path(CGPath?)
    /// Colours, or none.
    case colors([CGColor]?)
    /// Numbers, or none.
    case numbers([Double]?)
    /// A text, or none.
    case string(String?)
    /// Cells of an emitter, or none.
    case cells([EmitterCell]?)

    /// Filters of a layer, or none.
    case filters([LayerFilter]?)
    /// How a layer meets what lies below, or nothing.
    case composition(LayerFilter?)

    /// Whether every number inside is finite.
    package var isFinite: Bool {
        switch self {
        case .transform(let t): t.elements.isFinite
        case .path, .colors, .numbers: list?.isFinite ?? true
        case .cells(let cells): cells?.allSatisfy(\.isValid) ?? true
        case .filters(let filters): filters?.allSatisfy(\.numbers.isFinite) ?? true
        default: vector?.isFinite ?? true
        }
    }

    /// The numbers of a value of at most four: x, y, width, height or red, green, blue, alpha.
    ///
    /// Nil for transforms, pictures, names, texts, paths, lists and for no colour.
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
