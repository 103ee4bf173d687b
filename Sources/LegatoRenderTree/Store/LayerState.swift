package import Foundation
public import LegatoGraphics
import LegatoMotion

/// Where a layer's contents sit in its bounds when their sizes differ.
public enum CALayerContentsGravity: String, NameBridging, Sendable, CaseIterable {
    /// In the middle, unscaled.
    case center
    /// At the edge of largest y, unscaled.
    case top
    /// At the edge of smallest y, unscaled.
    case bottom
    /// At the edge of smallest x, unscaled.
    case left
    /// At the edge of largest x, unscaled.
    case right
    /// In the corner of smallest x and largest y, unscaled.
    case topLeft
    /// In the corner of largest x and largest y, unscaled.
    case topRight
    /// In the corner of smallest x and smallest y, unscaled.
    case bottomLeft
    /// In the corner of largest x and smallest y, unscaled.
    case bottomRight
    /// Stretched to the bounds; the default.
    case resize
    /// Scaled to fit inside, keeping its proportions.
    case resizeAspect
    /// Scaled to cover, keeping its proportions.
    case resizeAspectFill
}

/// How a layer's contents are sampled.
public enum CALayerContentsFilter: String, NameBridging, Sendable, CaseIterable {
    /// The nearest pixel.
    case nearest
    /// The weighted mean of four pixels; the default.
    case linear
    /// As linear.
    case trilinear
}

/// Which corners `cornerRadius` rounds; all by default.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner of smallest x and smallest y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner of largest x and smallest y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner of smallest x and largest y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner of largest x and largest y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    /// All four.
    public static let all = CACornerMask(rawValue: 15)
}

/// Every value of one layer that shows: what a commit carries and an animation changes.
///
/// Units and defaults are those of the `CALayer` properties of the same names; which string key,
/// type and action each has stands in `LayerProperty.table`. A layer is held several times over, so
/// the values that few layers set lie outside, where copies share them.
@usableFromInline
package struct LayerState: Sendable, Equatable {
    /// The layer's rectangle in its own space, points.
    package var bounds = CGRect.zero
    /// Where the anchor point sits in the superlayer, points.
    package var position = CGPoint.zero
    /// The fixed point of `position` and `transform` in unit space.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The height above the superlayer's plane, points.
    package var zPosition: CGFloat = 0
    /// The radius of the corners, points.
    package var cornerRadius: CGFloat = 0
    /// The colour behind everything.
    package var backgroundColor: CGColor?
    /// Whether the layer and its sublayers are left out.
    package var isHidden = false
    /// Whether the layer shows when its back faces the viewer.
    package var isDoubleSided = true
    /// Whether an opacity below 1 composites layer and sublayers as one picture.
    package var allowsGroupOpacity = true
    /// The opacity of the layer with its sublayers, 0 to 1.
    package var opacity: Float = 1
    /// What the layer is besides a layer.
    package var kind = LayerKind.plain
    var rare = RareValues.fresh
    var turned = TransformValue.identity

    /// Creates the values of a fresh layer.
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
