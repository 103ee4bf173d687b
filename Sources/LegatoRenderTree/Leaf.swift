import Foundation
import LegatoDrawing
import LegatoGraphics

/// The values of a layer that is nothing but a rounded rectangle, as most are, close together.
struct Leaf {
    /// The entries of the transform that show.
    var a, b, c, d, tx, ty: Double
    var position: SIMD2<Double>
    var anchorPoint: SIMD2<Double>
    var bounds: CGRect
    var cornerRadius: Double
    var opacity: Float
    var traits: Traits
    /// Straight sRGB; the first is NaN if there is no colour.
    var color: SIMD4<Double>

    /// What is either so or not.
    struct Traits: OptionSet {
        let rawValue: UInt32
        static let isHidden = Traits(rawValue: 1)
        static let isDoubleSided = Traits(rawValue: 2)
        static let allowsGroupOpacity = Traits(rawValue: 4)
    }

    /// Takes over the values of a plain layer.
    init(_ state: UnsafePointer<LayerState>) {
        let s = state.pointee
        (a, b, c, d) = (s.transform.m11, s.transform.m12, s.transform.m21, s.transform.m22)
        (tx, ty) = (s.transform.m41, s.transform.m42)
        position = SIMD2(s.position.x, s.position.y)
        anchorPoint = SIMD2(s.anchorPoint.x, s.anchorPoint.y)
        (bounds, cornerRadius, opacity) = (s.bounds, s.cornerRadius, s.opacity)
        color = Self.color(s.backgroundColor)
        traits = []
        if s.isHidden { traits.insert(.isHidden) }
        if s.isDoubleSided { traits.insert(.isDoubleSided) }
        if s.allowsGroupOpacity { traits.insert(.allowsGroupOpacity) }
    }

    /// Gives the values that tracks may have changed to the layer's values.
    func write(to state: inout LayerState) {
        (state.transform.m11, state.transform.m12) = (a, b)
        (state.transform.m21, state.transform.m22) = (c, d)
        state.position = CGPoint(x: position.x, y: position.y)
        state.anchorPoint = CGPoint(x: anchorPoint.x, y: anchorPoint.y)
        (state.bounds, state.cornerRadius, state.opacity) = (bounds, cornerRadius, opacity)
        state.backgroundColor =
            hasColor
            ? CGColor(red: color.x, green: color.y, blue: color.z, alpha: color.w) : nil
    }

    private static func color(_ color: CGColor?) -> SIMD4<Double> {
        guard let color else { return SIMD4(repeating: .nan) }
        return SIMD4(color.red, color.green, color.blue, color.alpha)
    }

    /// The map to the superlayer's space.
    @inline(__always)
    var plane: Plane {
        Plane(
            turning: SIMD4(a, b, c, d),
            movingBy: SIMD2(tx, ty),
            position: position,
            anchorPoint: anchorPoint,
            bounds: bounds
        )
    }

    /// Whether there is a colour.
    @inline(__always)
    var hasColor: Bool { !color.x.isNaN }

    /// The colour for drawing, as `CGColor.premultiplied` makes it.
    @inline(__always)
    var drawnColor: DrawColor {
        var drawn = SIMD4<Float>(color.clamped(lowerBound: .zero, upperBound: .one))
        let alpha = drawn.w
        drawn *= alpha
        drawn.w = alpha
        return drawn
    }
}

extension Leaf: TrackValues {
    mutating func copy(_ property: LayerProperty, from model: UnsafePointer<LayerState>) {
        let state = model.pointee
        switch property {
        case .bounds: bounds = state.bounds
        case .position: position = SIMD2(state.position.x, state.position.y)
        case .anchorPoint: anchorPoint = SIMD2(state.anchorPoint.x, state.anchorPoint.y)
        case .transform:
            (a, b) = (state.transform.m11, state.transform.m12)
            (c, d) = (state.transform.m21, state.transform.m22)
        case .opacity: opacity = state.opacity
        case .backgroundColor: color = Self.color(state.backgroundColor)
        case .cornerRadius: cornerRadius = state.cornerRadius
        default: refuse("A plain layer has no track of '\(property)'")
        }
    }

    mutating func setColor(_ property: LayerProperty, _ v: SIMD4<Double>) { color = v }

    mutating func setTurn(_ sine: Double, _ cosine: Double, _ scale: SIMD2<Double>) {
        (a, b) = (cosine * scale.x, sine * scale.x)
        (c, d) = (-sine * scale.y, cosine * scale.y)
    }

    @inline(__always)
    mutating func memory(of property: LayerProperty) -> UnsafeMutableRawPointer {
        withUnsafeMutablePointer(to: &self) { UnsafeMutableRawPointer($0) }
    }

    static func offset(of property: LayerProperty) -> Int {
        let path: PartialKeyPath<Leaf>
        switch property {
        case .bounds: path = \.bounds
        case .position: path = \.position
        case .anchorPoint: path = \.anchorPoint
        case .transform: path = \.a
        case .opacity: path = \.opacity
        case .backgroundColor: path = \.color
        case .cornerRadius: path = \.cornerRadius
        default: refuse("A plain layer has no track of '\(property)'")
        }
        guard let offset = MemoryLayout<Leaf>.offset(of: path) else {
            refuse("'\(property)' is not stored in a plain layer")
        }
        return offset
    }
}
