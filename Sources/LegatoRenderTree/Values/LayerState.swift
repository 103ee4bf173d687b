package import Foundation
package import LegatoGraphics
import LegatoMotion

/// All values of one layer that are committed and animated.
///
/// Units and defaults are those of the `CALayer` properties of the same names;
/// `LayerProperty.table` defines their keys, types and actions. Several copies of a layer's values
/// exist at a time, so rarely set values are stored outside, where copies share them.
@usableFromInline
package struct LayerState: Sendable, Equatable {
    /// The layer's rectangle in its own coordinate space, in points.
    package var bounds = CGRect.zero
    /// The position of the anchor point in the superlayer, in points.
    package var position = CGPoint.zero
    /// The point that `position` places and `transform` leaves fixed, in unit space.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The height above the superlayer's plane, in points.
    package var zPosition: CGFloat = 0
    /// The radius of the corners, in points.
    package var cornerRadius: CGFloat = 0
    /// The colour behind the layer's content.
    package var backgroundColor: CGColor?
    /// Whether the layer and its sublayers are hidden.
    package var isHidden = false
    /// Whether the layer is visible when its back faces the viewer.
    package var isDoubleSided = true
    /// Whether an opacity below 1 applies to the layer and its sublayers as a group.
    package var allowsGroupOpacity = true
    /// The opacity of the layer and its sublayers, 0 to 1.
    package var opacity: Float = 1
    /// The layer's class, with that class's own properties.
    package var kind = LayerKind.plain
    var rare = RareValues.fresh
    var turned = TransformValue.identity

    /// Creates the values of a new layer.
    package init() {}

    /// The transform about the anchor point.
    package var transform: CATransform3D {
        @inline(__always) get { turned.storage.values.matrix }
        @inline(__always) set {
            if CATransform3DIsIdentity(newValue) && !turned.isUnique {
                turned = TransformValue.identity
            } else {
                turned.own.values.matrix = newValue
            }
        }
    }
}
