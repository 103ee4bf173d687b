import Foundation
import Legato
import LegatoRenderTree
import TestSupport

/// Creates a new layer of a class.
func freshLayer(_ owner: LayerClass) -> CALayer {
    switch owner {
    case .layer: CALayer()
    case .replicator: CAReplicatorLayer()
    case .shape: CAShapeLayer()
    case .gradient: CAGradientLayer()
    case .text: CATextLayer()
    case .emitter: CAEmitterLayer()
    }
}

extension SeededRandom {
    /// Creates a layer of any class, half of them plain.
    mutating func layer() -> CALayer {
        chance(2) ? CALayer() : freshLayer(pick(LayerClass.allCases))
    }

    /// Creates a path of one of a few structures, or nil.
    mutating func path() -> CGPath? {
        let path = CGMutablePath()
        switch below(5) {
        case 0: return nil
        case 1: path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: 20, height: 9)))
        default:
            path.move(to: point())
            for _ in 0...below(2) { path.addLine(to: point()) }
            path.closeSubpath()
        }
        return path
    }

    /// Creates two or three colours, or nil.
    mutating func colors() -> [CGColor]? {
        chance(5) ? nil : (0...1 + below(2)).map { _ in color() }
    }

    /// Creates a value for a class-specific property; may be nil where the property allows it.
    mutating func value(_ property: LayerProperty) -> Any? {
        switch property {
        case .path: return path()
        case .colors: return colors()
        case .locations: return chance(5) ? nil : [0, unit(), 1]
        case .startPoint, .endPoint: return CGPoint(x: unit(), y: unit())
        case .fillColor, .strokeColor, .foregroundColor: return chance(5) ? nil : color()
        case .string: return pick(["one", "two", nil])
        case .fillRule: return pick(["non-zero", "even-odd"])
        case .lineDashPattern: return chance(3) ? nil : [1 + unit(), 2]
        case .instanceTransform: return transform()
        case .instanceColor: return chance(5) ? nil : color()
        case .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
            return unit() - 0.5
        case .emitterCells: return nil
        case .emitterPosition: return point()
        case .emitterSize: return CGSize(width: unit(), height: unit())
        default: return unit() * 4
        }
    }

    /// The properties of single classes that `presentation()` describes, and of these those that
    /// animate.
    private static let own: [LayerProperty] = {
        let without: Set<LayerProperty> = [
            .instanceDelay, .font, .lineCap, .lineJoin, .gradientType, .truncationMode,
            .alignmentMode, .emitterCells, .emitterShape, .emitterMode, .renderMode,
        ]
        return LayerProperty.allCases.filter { $0.row.owner != .layer && !without.contains($0) }
    }()
    private static let ownAnimatable = own.filter { $0.row.isAnimatable }

    /// Picks a class-specific property of a layer; returns nil for plain layers.
    ///
    /// It is never the delay of a replicator, because `presentation()` does not describe delayed
    /// copies.
    mutating func ownProperty(of layer: CALayer, animatable: Bool = false) -> LayerProperty? {
        let own = (animatable ? Self.ownAnimatable : Self.own).filter { layer.state.has($0) }
        return own.isEmpty ? nil : pick(own)
    }

    /// Creates a basic or keyframe animation of a class-specific property; nil for plain layers.
    mutating func ownAnimation(of layer: CALayer) -> CAPropertyAnimation? {
        guard let property = ownProperty(of: layer, animatable: true) else { return nil }
        guard !chance(3) else {
            let animation = CAKeyframeAnimation(keyPath: property.row.key)
            animation.values = (0..<1 + below(4)).compactMap { _ in value(property) }
            animation.calculationMode = pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
            return animation
        }
        let animation = chance(4) ? CASpringAnimation() : CABasicAnimation()
        animation.keyPath = property.row.key
        if chance(2) { animation.fromValue = value(property) }
        if chance(2) { animation.toValue = value(property) }
        if chance(4) { animation.byValue = value(property) }
        return animation
    }
}
