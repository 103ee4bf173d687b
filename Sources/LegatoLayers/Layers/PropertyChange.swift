import Foundation
import LegatoGraphics
import LegatoRenderTree

/// A change of one property of a layer.
struct PropertyChange {
    /// The property.
    let property: LayerProperty
    /// The layer's values before the change.
    let old: LayerState
    /// The layer's values after the change.
    let new: LayerState
    /// The components of a transform before and after, if known; otherwise they are read from the
    /// transforms.
    var stated: (old: TransformComponents, new: TransformComponents)?

    /// The delta of a transform's components; without stated components, rotations take the shorter
    /// way.
    func delta(_ old: CATransform3D, _ new: CATransform3D) -> SIMD16<Double> {
        if let stated { return stated.new.lanes - stated.old.lanes }
        var delta = TransformComponents(new).lanes - TransformComponents(old).lanes
        for i in 6..<9 { delta[i] -= (delta[i] / (2 * .pi)).rounded() * 2 * .pi }
        return delta
    }
}
