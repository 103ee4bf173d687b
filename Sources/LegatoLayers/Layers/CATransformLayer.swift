public import Foundation
import LegatoGraphics
import LegatoRenderTree

/// A layer whose sublayers keep their depth instead of being flattened into its plane.
///
/// The sublayers, and those of nested transform layers, share one 3-D space: nearer layers hide
/// farther ones, and intersecting planes are split along their intersection. Layers at equal depth
/// are drawn in the order of their superlayer.
///
/// Only the sublayers are drawn: background, contents, border, shadow and clip of the layer itself
/// are ignored, and its opacity applies to each sublayer separately.
open class CATransformLayer: CALayer {
    /// Creates a transform layer.
    public override init() {
        super.init()
        state.preservesDepth = true
    }

    /// Creates the presentation copy of a transform layer.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Returns nil with a warning, like `CALayer`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func plain(copying layer: CALayer) -> CALayer { CATransformLayer(layer: layer) }

    /// Returns the sublayer nearest to the viewer at a point in the superlayer's coordinate space.
    ///
    /// The layer itself cannot be hit, because it has no plane, so it never returns itself.
    open override func hitTest(_ point: CGPoint) -> CALayer? { nearestSublayer(at: point) }
}
