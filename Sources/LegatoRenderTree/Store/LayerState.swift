package import Foundation
public import LegatoGraphics
import LegatoMotion

/// How a layer's contents are placed in its bounds when their sizes differ.
public enum CALayerContentsGravity: String, NameBridging, Sendable, CaseIterable {
    /// Centred, unscaled.
    case center
    /// Centred along the edge of maximum y, unscaled.
    case top
    /// Centred along the edge of minimum y, unscaled.
    case bottom
    /// Centred along the edge of minimum x, unscaled.
    case left
    /// Centred along the edge of maximum x, unscaled.
    case right
    /// In the corner of minimum x and maximum y, unscaled.
    case topLeft
    /// In the corner of maximum x and maximum y, unscaled.
    case topRight
    /// In the corner of minimum x and minimum y, unscaled.
    case bottomLeft
    /// In the corner of maximum x and minimum y, unscaled.
    case bottomRight
    /// Scaled to fill the bounds, ignoring the aspect ratio; the default.
    case resize
    /// Scaled to fit inside the bounds, preserving the aspect ratio.
    case resizeAspect
    /// Scaled to cover the bounds, preserving the aspect ratio.
    case resizeAspectFill
}

/// How a layer's contents are sampled.
public enum CALayerContentsFilter: String, NameBridging, Sendable, CaseIterable {
    /// The nearest pixel.
    case nearest
    /// Bilinear interpolation of four pixels; the default.
    case linear
    /// The same as `linear`.
    case trilinear
}

/// The corners that `cornerRadius` rounds; all by default.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a mask from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner of minimum x and minimum y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner of maximum x and minimum y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner of minimum x and maximum y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner of maximum x and maximum y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    /// All four corners.
    public static let all = CACornerMask(rawValue: 15)
}

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
