import Foundation
import LegatoGraphics

/// The properties of a replicator layer.
///
/// Units and defaults are those of the `CAReplicatorLayer` properties.
package struct ReplicatorValues: LayerValues {
    package static let owner = LayerClass.replicator
    var count = 1.0
    var delay = 0.0
    var transform = CATransform3DIdentity
    var color: CGColor? = .white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    package init() {}
}

/// The instances of a replicator layer.
extension ValueBox<ReplicatorValues> {
    /// The model or animated number of instances, rounded to the nearest integer.
    package var wholeCount: Int { Int(clamping: values.count) }

    /// The number of its instances that are drawn.
    package var count: Int { max(0, min(wholeCount, RenderLimits.instances)) }

    /// The delay of each instance relative to the previous one, in seconds.
    var delay: Double { values.delay }

    /// The minimum and maximum delay of the instances relative to the original, in seconds.
    package var lag: (minimum: Double, maximum: Double) {
        let last = Double(max(0, count - 1)) * delay
        return (min(0, last), max(0, last))
    }

    /// The transform of instance `k` in the replicator's coordinate space, about its anchor point.
    func transform(_ k: Int, about anchor: CGPoint) -> CATransform3D {
        let power = values.transform.repeated(Double(k))
        if CATransform3DIsIdentity(power) { return power }
        return CATransform3DConcat(CATransform3DIdentity, power, about: anchor)
    }

    /// The factors on the premultiplied channels of instance `k`.
    func tint(_ k: Int) -> SIMD4<Double> {
        let v = values
        let color = v.color ?? .white
        let offset = SIMD4(
            Double(v.redOffset), Double(v.greenOffset), Double(v.blueOffset), Double(v.alphaOffset)
        )
        let sum =
            SIMD4(color.red, color.green, color.blue, color.alpha)
            + Double(k) * offset
        var tint = sum.clamped(lowerBound: .zero, upperBound: .one)
        (tint.x, tint.y, tint.z) = (tint.x * tint.w, tint.y * tint.w, tint.z * tint.w)
        return tint
    }
}

extension Int {
    /// The nearest integer that fits; 0 for NaN.
    fileprivate init(clamping value: Double) {
        guard !value.isNaN else {
            self = 0
            return
        }
        self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
    }
}
