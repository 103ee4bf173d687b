import Foundation
import LegatoGraphics
import LegatoRenderTree

extension HitSearch {
    /// Whether a layer's back faces the viewer.
    mutating func facesAway(_ layer: CALayer, _ state: LayerState) -> Bool {
        let transform = transform(from: layer)
        let plane =
            transform.depth.map { ProjectiveTransform(flattening: $0).concat(transform.plane) }
            ?? transform.plane
        let bounds = state.bounds
        let d = plane.derivative(bounds.midX, bounds.midY)
        return (d.a * d.d - d.b * d.c < 0) != transform.isFlipped
    }

    /// The transform from a layer; those from its ancestors are cached.
    private mutating func transform(from layer: CALayer) -> TransformToRoot {
        var chain: [CALayer] = []
        var at: CALayer? = layer
        var transform = TransformToRoot()
        while let layer = at {
            if let known = transforms[layer.id] {
                transform = known
                break
            }
            chain.append(layer)
            at = layer.link
        }
        var parent = at?.state(in: show)
        for layer in chain.reversed() {
            let state = layer.state(in: show)
            transform = TransformToRoot(from: state, isMask: layer.isMask, in: parent, transform)
            transforms[layer.id] = transform
            parent = state
        }
        return transform
    }
}
