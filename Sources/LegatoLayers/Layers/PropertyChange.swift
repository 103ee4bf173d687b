import Foundation
import LegatoGraphics
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

    /// The change of the components of a transform; turns that are not stated go the shorter way.
    func delta(_ old: CATransform3D, _ new: CATransform3D) -> SIMD16<Double> {
        if let stated { return stated.new.lanes - stated.old.lanes }
        var delta = TransformComponents(new).lanes - TransformComponents(old).lanes
        for i in 6..<9 { delta[i] -= (delta[i] / (2 * .pi)).rounded() * 2 * .pi }
        return delta
    }
}
