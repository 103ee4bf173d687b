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

/// Hit testing of layers whose sublayers keep their depth.
extension CALayer {
    /// The sublayer nearest to the viewer at a point of the superlayer's space.
    func nearestSublayer(at point: CGPoint) -> CALayer? {
        guard !isHidden && opacity > 0 else { return nil }
        return nearest(at: point, CATransform3D(of: state, in: superlayer?.state))?.layer
    }

    /// The sublayer hit at a point of the plane to which `map` leads, and its depth there.
    private func nearest(
        at point: CGPoint,
        _ map: CATransform3D
    ) -> (layer: CALayer, depth: CGFloat)? {
        var best: (layer: CALayer, depth: CGFloat)?
        for child in sublayers ?? [] where !child.isHidden && child.opacity > 0 {
            let deep = CATransform3DConcat(CATransform3D(of: child.state, in: state), map)
            guard let hit = Self.hit(child, at: point, deep) else { continue }
            // Equal depths: the later sublayer is in front.
            if hit.depth >= (best?.depth ?? -.infinity) - Plane.thickness { best = hit }
        }
        return best
    }

    private static func hit(
        _ child: CALayer,
        at point: CGPoint,
        _ deep: CATransform3D
    ) -> (layer: CALayer, depth: CGFloat)? {
        if child.state.preservesDepth { return child.nearest(at: point, deep) }
        guard let at = Plane(flattening: deep).inverse?.map(point.x, point.y),
            let layer = child.findLayer(atOwn: CGPoint(x: at.x, y: at.y))
        else { return nil }
        let w = at.x * deep.m14 + at.y * deep.m24 + deep.m44
        return (layer, (at.x * deep.m13 + at.y * deep.m23 + deep.m43) / w)
    }
}
