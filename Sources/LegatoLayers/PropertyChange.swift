import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// A change of one property of a layer.
struct PropertyChange {
    /// The property.
    let property: LayerProperty
    /// The values of the layer before.
    let old: LayerState
    /// The values of the layer after.
    let new: LayerState
    /// What a transform is made of before and after, where that is known; nil reads it from the
    /// transforms.
    var stated: (old: TransformComponents, new: TransformComponents)?

    /// Whether an animation can lead from the one value to the other: numbers whose squares are finite.
    var isMeasurable: Bool {
        let values = (old[property], new[property])
        switch values {
        case (.transform(let a), .transform(let b)):
            return Vector16(b.elements - a.elements).magnitudeSquared.isFinite
                && Vector16(delta(a, b)).magnitudeSquared.isFinite
        default: break
        }
        if let a = values.0.vector, let b = values.1.vector {
            return Vector4(b - a).magnitudeSquared.isFinite
        }
        guard values.0.isLike(values.1), let a = values.0.list, let b = values.1.list else {
            return true
        }
        return (b - a).magnitudeSquared.isFinite
    }

    /// The change of the components of a transform; turns that are not stated go the shorter way.
    func delta(_ old: CATransform3D, _ new: CATransform3D) -> SIMD16<Double> {
        if let stated { return stated.new.lanes - stated.old.lanes }
        var delta = TransformComponents(new).lanes - TransformComponents(old).lanes
        for i in 6..<9 { delta[i] -= (delta[i] / (2 * .pi)).rounded() * 2 * .pi }
        return delta
    }
}
