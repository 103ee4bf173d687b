public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// Where a layer's contents sit in its bounds when their sizes differ.
public enum CALayerContentsGravity: String, Sendable, CaseIterable {
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
public enum CALayerContentsFilter: String, Sendable, CaseIterable {
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
/// type and action each has stands in `LayerProperty.table`.
public struct LayerState: Sendable, Equatable {
    /// The layer's rectangle in its own space, points.
    public var bounds = CGRect.zero
    /// Where the anchor point sits in the superlayer, points.
    public var position = CGPoint.zero
    /// The height above the superlayer's plane, points.
    public var zPosition: CGFloat = 0
    /// The fixed point of `position` and `transform` in unit space.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The depth of the anchor point, points.
    public var anchorPointZ: CGFloat = 0
    /// The transform about the anchor point.
    public var transform = CATransform3DIdentity
    /// The transform of all sublayers about the anchor point.
    public var sublayerTransform = CATransform3DIdentity
    /// Whether the layer and its sublayers are left out.
    public var isHidden = false
    /// Whether the layer shows when its back faces the viewer.
    public var isDoubleSided = true
    /// Whether contents and sublayers are cut by the rounded bounds.
    public var masksToBounds = false
    /// The picture shown.
    public var contents: CGImage?
    /// The part of the picture shown, in unit space.
    public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Picture pixels per point where the gravity does not scale.
    public var contentsScale: CGFloat = 1
    /// How the picture is placed.
    public var contentsGravity = CALayerContentsGravity.resize
    /// How an enlarged picture is sampled.
    public var magnificationFilter = CALayerContentsFilter.linear
    /// The colour behind everything.
    public var backgroundColor: CGColor?
    /// The radius of the corners, points.
    public var cornerRadius: CGFloat = 0
    /// The corners that are rounded.
    public var maskedCorners = CACornerMask.all
    /// The width of the border inside the bounds, points.
    public var borderWidth: CGFloat = 0
    /// The colour of the border.
    public var borderColor: CGColor? = .black
    /// The opacity of the layer with its sublayers, 0 to 1.
    public var opacity: Float = 1
    /// Whether an opacity below 1 composites layer and sublayers as one picture.
    public var allowsGroupOpacity = true
    /// The colour of the shadow.
    public var shadowColor: CGColor? = .black
    /// The opacity of the shadow, 0 to 1.
    public var shadowOpacity: Float = 0
    /// The displacement of the shadow in the superlayer's directions, points.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the shadow's blur, points.
    public var shadowRadius: CGFloat = 3
    /// The path whose inside throws the shadow instead of what is drawn.
    public var shadowPath: CGPath?
    /// Whether the layer's space is turned about the middle of its bounds.
    public var isGeometryFlipped = false
    /// Whether sublayers keep their depth instead of lying in the layer's plane.
    public var preservesDepth = false
    /// The part of the picture that is stretched, in unit space.
    public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How a reduced picture is sampled.
    public var minificationFilter = CALayerContentsFilter.linear
    /// Whether the program promises contents without a clear pixel.
    public var isOpaque = false
    /// Whether a change of the bounds asks for new contents.
    public var needsDisplayOnBoundsChange = false
    /// How pictures that the layer draws are stored.
    public var contentsFormat = CALayerContentsFormat.RGBA8Uint
    /// How corners bend.
    public var cornerCurve = CALayerCornerCurve.circular
    /// Whether the layer with its sublayers is kept as one picture.
    public var shouldRasterize = false
    /// Whether the edges named by `edgeAntialiasingMask` are smoothed.
    public var allowsEdgeAntialiasing = true
    /// What is added to the choice of a smaller picture by the trilinear filter.
    public var minificationFilterBias: Float = 0
    /// The edges that are smoothed.
    public var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    /// Pixels a point of the picture kept by `shouldRasterize`.
    public var rasterizationScale: CGFloat = 1
    /// What the layer with its sublayers goes through.
    package var filters: [LayerFilter]?
    /// What lies below the layer goes through, within its outline.
    package var backgroundFilters: [LayerFilter]?
    /// How the layer meets what lies below; one or nil.
    package var compositingFilter: [LayerFilter]?
    /// What the layer is besides a layer.
    package var kind = LayerKind.plain
    /// The layer's clock within its superlayer's.
    public var clock = MediaClockRate()

    /// Creates the values of a fresh layer.
    public init() {}
}
