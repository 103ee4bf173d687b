import LegatoGraphics
import LegatoRenderTree

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
    init(from layer: LayerState, isMask: Bool, in parent: LayerState?, _ outer: TransformToRoot) {
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
