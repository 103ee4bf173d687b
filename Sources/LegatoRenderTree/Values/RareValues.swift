import Foundation
import LegatoGraphics
import LegatoMotion

/// The rarely set values of a layer; the properties of `LayerState` document them.
package struct RareValues: LayerValues {
    package static let owner = LayerClass.layer
    static let fresh = ValueBox<RareValues>()

    var anchorPointZ: CGFloat = 0
    var sublayerTransform = CATransform3DIdentity
    var masksToBounds = false
    var contents: CGImage?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var contentsGravity = CALayerContentsGravity.resize
    var magnificationFilter = CALayerContentsFilter.linear
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var isGeometryFlipped = false
    var preservesDepth = false
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var minificationFilter = CALayerContentsFilter.linear
    var isOpaque = false
    var needsDisplayOnBoundsChange = false
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var cornerCurve = CALayerCornerCurve.circular
    var shouldRasterize = false
    var allowsEdgeAntialiasing = true
    var minificationFilterBias: Float = 0
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var rasterizationScale: CGFloat = 1
    var filters: [LayerFilter]?
    var backgroundFilters: [LayerFilter]?
    var compositing = CompositingFilter()
    var clock = MediaClockRate()

    package init() {}
}

/// The transform of a layer, stored separately because most layers have none.
struct TransformValue: LayerValues {
    static let owner = LayerClass.layer
    static let identity = ValueBox<TransformValue>()

    var matrix = CATransform3DIdentity
}
