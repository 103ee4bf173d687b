import Foundation
package import LegatoGraphics

extension CATransform3D {
    /// The transform from a layer's coordinate space to its superlayer's, including depth.
    package init(of state: LayerState, in parent: LayerState?) {
        self = withUnsafePointer(to: state) { own in
            guard let parent else { return CATransform3D(of: own, in: nil) }
            return withUnsafePointer(to: parent) { CATransform3D(of: own, in: $0) }
        }
    }

    /// The same, reading the values in place.
    init(of s: UnsafePointer<LayerState>, in parent: UnsafePointer<LayerState>?) {
        let anchor = s.pointee.anchor
        var m = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -s.pointee.anchorPointZ),
            s.pointee.transform
        )
        if s.pointee.isGeometryFlipped {
            var flip = CATransform3DMakeScale(1, -1, 1)
            flip.m42 = s.pointee.fold
            m = CATransform3DConcat(flip, m)
        }
        m = CATransform3DConcat(
            m,
            CATransform3DMakeTranslation(
                s.pointee.position.x, s.pointee.position.y, s.pointee.zPosition
            )
        )
        if let parent, !CATransform3DIsIdentity(parent.pointee.sublayerTransform) {
            m = CATransform3DConcat(
                m, parent.pointee.sublayerTransform, about: parent.pointee.anchor
            )
        }
        self = m
    }
}

/// Concatenates `a` with `b` about a point of the plane.
func CATransform3DConcat(
    _ a: CATransform3D, _ b: CATransform3D, about eye: CGPoint
) -> CATransform3D {
    var m = CATransform3DConcat(a, CATransform3DMakeTranslation(-eye.x, -eye.y, 0))
    m = CATransform3DConcat(m, b)
    return CATransform3DConcat(m, CATransform3DMakeTranslation(eye.x, eye.y, 0))
}

extension LayerState {
    /// The anchor point in the layer's coordinate space, in points.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height
        )
    }

    /// The sum of the y coordinates before and after the flip of a flipped layer.
    var fold: CGFloat { 2 * bounds.origin.y + bounds.size.height }
}
