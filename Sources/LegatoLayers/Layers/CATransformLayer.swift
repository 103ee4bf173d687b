public import Foundation
import LegatoGraphics
import LegatoRenderTree

/// A layer whose sublayers keep their depth instead of lying in its plane.
///
/// Sublayers, and those of transform layers in it, share one space: the nearer covers the farther, and
/// where two planes cross each is cut along the line where they meet. Equally deep ones are drawn in
/// the order of their superlayer.
///
/// Only its sublayers show: its own background, contents, border, shadow and clip do not, and its
/// opacity fades each sublayer by itself.
open class CATransformLayer: CALayer {
    /// Creates a transform layer.
    public override init() {
        super.init()
        state.preservesDepth = true
    }

    /// Creates the presentation copy of a transform layer.
    public required init(layer: Any) { super.init(layer: layer) }

    /// Returns the sublayer nearest to the viewer at a point of the superlayer's space.
    ///
    /// The layer has no plane of its own that could be hit, so it never answers with itself.
    open override func hitTest(_ point: CGPoint) -> CALayer? { nearestSublayer(at: point) }
}
