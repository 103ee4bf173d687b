public import Foundation
public import LegatoGraphics
import LegatoMotion

/// The value of one layer property, whatever its type.
public enum PropertyValue: Sendable, Equatable {
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
    public var isFinite: Bool {
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
    public var vector: SIMD4<Double>? {
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

/// The types that layer properties have.
public enum PropertyType: Sendable, Equatable {
    /// Which names a property takes.
    public enum Name: Sendable {
        /// Those of `CAShapeLayerFillRule`.
        case fillRule
        /// Those of `CAShapeLayerLineCap`.
        case lineCap
        /// Those of `CAShapeLayerLineJoin`.
        case lineJoin
        /// Those of `CAGradientLayerType`.
        case gradientType
        /// Those of `CATextLayerTruncationMode`.
        case truncationMode
        /// Those of `CATextLayerAlignmentMode`.
        case alignmentMode
        /// Those of `CAEmitterLayerEmitterShape`.
        case emitterShape
        /// Those of `CAEmitterLayerEmitterMode`.
        case emitterMode
        /// Those of `CAEmitterLayerRenderMode`.
        case renderMode
    }

    /// A 64-bit number.
    case double
    /// A 32-bit number.
    case float
    /// A switch.
    case bool
    /// A point.
    case point
    /// A size.
    case size
    /// A rectangle.
    case rect
    /// A colour or none.
    case color
    /// Four numbers.
    case quad
    /// A transform.
    case transform
    /// A picture or none.
    case image
    /// A contents gravity.
    case gravity
    /// A sampling filter.
    case filter
    /// A set of corners.
    case corners
    /// A set of edges.
    case edges
    /// A bend of corners.
    case curve
    /// A format of contents.
    case format
    /// A path or none.
    case path
    /// A list of colours or none.
    case colors
    /// A list of numbers or none.
    case numbers
    /// A text or none.
    case string
    /// A name, which may be another one than those known.
    case name(Name)
    /// A list of an emitter's cells or none.
    case cells
    /// A list of filters or none.
    case filters
    /// A way to meet what lies below, or none.
    case composition

    /// How many numbers a value has that can be told apart in a vector; 0 if it has none.
    public var laneCount: Int {
        switch self {
        case .double, .float, .bool: 1
        case .point, .size: 2
        case .rect, .color, .quad: 4
        default: 0
        }
    }
}

extension SIMD where Scalar == Double {
    /// Whether every lane is finite.
    var isFinite: Bool { self - self == .zero }
}
