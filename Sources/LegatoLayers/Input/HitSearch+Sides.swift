import Foundation
import LegatoGraphics
import LegatoRenderTree

extension HitSearch {
    /// The transform from a layer's coordinate space to the space that contains the root.
    struct TransformToRoot {
        /// From the plane of the layer, or of the closest ancestor that does not preserve depth.
        var plane = ProjectiveTransform()
        /// From the space of a layer that preserves depth to that plane.
        var depth: CATransform3D?
        /// Whether an odd number of layers, from the root to this one, is flipped.
        var isFlipped = false

        init() {}

        /// The transform from a layer, given that from its superlayer.
        init(from layer: LayerState, isMask: Bool, in parent: LayerState?, _ outer: TransformToRoot)
        {
            self = outer
            isFlipped = layer.isGeometryFlipped != outer.isFlipped
            if layer.preservesDepth || outer.depth != nil {
                let own = CATransform3D(of: layer, in: parent)
                let space = outer.depth.map { CATransform3DConcat(own, $0) } ?? own
                depth = layer.preservesDepth ? space : nil
                guard depth == nil else { return }
                plane = ProjectiveTransform(flattening: space).concat(outer.plane)
            } else {
                let own = ProjectiveTransform(of: layer, in: isMask ? nil : parent)
                plane = own.concat(outer.plane)
            }
        }
    }

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
