package import Foundation

/// The properties of an emitter layer.
///
/// Units and defaults are those of the `CAEmitterLayer` properties of the same names.
package struct EmitterValues: LayerValues {
    package static let owner = LayerClass.emitter
    package var cells: [EmitterCell]?
    package var birthRate: Float = 1
    package var lifetime: Float = 1
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var size = CGSize.zero
    package var depth: CGFloat = 0
    package var shape = CAEmitterLayerEmitterShape.point
    package var mode = CAEmitterLayerEmitterMode.volume
    package var renderMode = CAEmitterLayerRenderMode.unordered
    package var velocity: Float = 1
    package var scale: Float = 1
    package var spin: Float = 1
    package var seed = 0.0
    /// The seed as an integer, from which random numbers are generated.
    // Bounded: by the range of the type.
    package var wholeSeed: UInt32 { UInt32(max(0, min(Double(UInt32.max), seed))) }

    package init() {}

    /// The values interpolated to others by a fraction, for the properties that affect a particle
    /// at birth.
    func mixed(with other: EmitterValues, fraction x: Double) -> EmitterValues {
        var v = self
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * x }
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * Float(x) }
        v.lifetime = mix(lifetime, other.lifetime)
        v.velocity = mix(velocity, other.velocity)
        v.scale = mix(scale, other.scale)
        v.spin = mix(spin, other.spin)
        v.position.x = mix(position.x, other.position.x)
        v.position.y = mix(position.y, other.position.y)
        v.zPosition = mix(zPosition, other.zPosition)
        v.size.width = mix(size.width, other.size.width)
        v.size.height = mix(size.height, other.size.height)
        v.depth = mix(depth, other.depth)
        return v
    }
}
