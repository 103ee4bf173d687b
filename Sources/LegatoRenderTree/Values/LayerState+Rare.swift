package import Foundation
package import LegatoGraphics
package import LegatoMotion

/// The properties that are rarely set.
extension LayerState {
    /// The depth of the anchor point, in points.
    package var anchorPointZ: CGFloat {
        get { rare.storage.values.anchorPointZ }
        set { rare.own.values.anchorPointZ = newValue }
    }
    /// The transform that is applied to the sublayers, about the anchor point.
    package var sublayerTransform: CATransform3D {
        get { rare.storage.values.sublayerTransform }
        set { rare.own.values.sublayerTransform = newValue }
    }
    /// Whether contents and sublayers are clipped to the rounded bounds.
    package var masksToBounds: Bool {
        get { rare.storage.values.masksToBounds }
        set { rare.own.values.masksToBounds = newValue }
    }
    /// The image.
    package var contents: CGImage? {
        get { rare.storage.values.contents }
        set { rare.own.values.contents = newValue }
    }
    /// The part of the image that is drawn, in unit space.
    package var contentsRect: CGRect {
        get { rare.storage.values.contentsRect }
        set { rare.own.values.contentsRect = newValue }
    }
    /// The number of image pixels per point; used by gravities that do not scale.
    package var contentsScale: CGFloat {
        get { rare.storage.values.contentsScale }
        set { rare.own.values.contentsScale = newValue }
    }
    /// How the image is placed in the bounds.
    package var contentsGravity: CALayerContentsGravity {
        get { rare.storage.values.contentsGravity }
        set { rare.own.values.contentsGravity = newValue }
    }
    /// How an enlarged image is sampled.
    package var magnificationFilter: CALayerContentsFilter {
        get { rare.storage.values.magnificationFilter }
        set { rare.own.values.magnificationFilter = newValue }
    }
    /// The corners that are rounded.
    package var maskedCorners: CACornerMask {
        get { rare.storage.values.maskedCorners }
        set { rare.own.values.maskedCorners = newValue }
    }
    /// The width of the border, which is inside the bounds, in points.
    package var borderWidth: CGFloat {
        get { rare.storage.values.borderWidth }
        set { rare.own.values.borderWidth = newValue }
    }
    /// The colour of the border.
    package var borderColor: CGColor? {
        get { rare.storage.values.borderColor }
        set { rare.own.values.borderColor = newValue }
    }
    /// The colour of the shadow.
    package var shadowColor: CGColor? {
        get { rare.storage.values.shadowColor }
        set { rare.own.values.shadowColor = newValue }
    }
    /// The opacity of the shadow, 0 to 1.
    package var shadowOpacity: Float {
        get { rare.storage.values.shadowOpacity }
        set { rare.own.values.shadowOpacity = newValue }
    }
    /// The offset of the shadow in the superlayer's coordinate space, in points.
    package var shadowOffset: CGSize {
        get { rare.storage.values.shadowOffset }
        set { rare.own.values.shadowOffset = newValue }
    }
    /// The standard deviation of the shadow's blur, in points.
    package var shadowRadius: CGFloat {
        get { rare.storage.values.shadowRadius }
        set { rare.own.values.shadowRadius = newValue }
    }
    /// The path whose interior casts the shadow; nil for the drawn layer.
    package var shadowPath: CGPath? {
        get { rare.storage.values.shadowPath }
        set { rare.own.values.shadowPath = newValue }
    }
    /// Whether the layer's y axis is flipped about the middle of its bounds.
    package var isGeometryFlipped: Bool {
        get { rare.storage.values.isGeometryFlipped }
        set { rare.own.values.isGeometryFlipped = newValue }
    }
    /// Whether sublayers keep their depth instead of being flattened into the layer's plane.
    package var preservesDepth: Bool {
        get { rare.storage.values.preservesDepth }
        set { rare.own.values.preservesDepth = newValue }
    }
    /// The part of the image that is stretched, in unit space.
    package var contentsCenter: CGRect {
        get { rare.storage.values.contentsCenter }
        set { rare.own.values.contentsCenter = newValue }
    }
    /// How a reduced image is sampled.
    package var minificationFilter: CALayerContentsFilter {
        get { rare.storage.values.minificationFilter }
        set { rare.own.values.minificationFilter = newValue }
    }
    /// Whether the contents are promised to have no transparent pixels.
    package var isOpaque: Bool {
        get { rare.storage.values.isOpaque }
        set { rare.own.values.isOpaque = newValue }
    }
    /// Whether a change of the bounds marks the layer as needing display.
    package var needsDisplayOnBoundsChange: Bool {
        get { rare.storage.values.needsDisplayOnBoundsChange }
        set { rare.own.values.needsDisplayOnBoundsChange = newValue }
    }
    /// The storage format of the bitmaps that the layer draws into.
    package var contentsFormat: CALayerContentsFormat {
        get { rare.storage.values.contentsFormat }
        set { rare.own.values.contentsFormat = newValue }
    }
    /// The shape of the rounded corners.
    package var cornerCurve: CALayerCornerCurve {
        get { rare.storage.values.cornerCurve }
        set { rare.own.values.cornerCurve = newValue }
    }
    /// Whether the layer and its sublayers are rendered into a bitmap that is cached.
    package var shouldRasterize: Bool {
        get { rare.storage.values.shouldRasterize }
        set { rare.own.values.shouldRasterize = newValue }
    }
    /// Whether the edges in `edgeAntialiasingMask` are antialiased.
    package var allowsEdgeAntialiasing: Bool {
        get { rare.storage.values.allowsEdgeAntialiasing }
        set { rare.own.values.allowsEdgeAntialiasing = newValue }
    }
    /// The bias added when the trilinear filter selects a reduced image.
    package var minificationFilterBias: Float {
        get { rare.storage.values.minificationFilterBias }
        set { rare.own.values.minificationFilterBias = newValue }
    }
    /// The edges that are antialiased.
    package var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { rare.storage.values.edgeAntialiasingMask }
        set { rare.own.values.edgeAntialiasingMask = newValue }
    }
    /// The number of pixels per point of the bitmap cached by `shouldRasterize`.
    package var rasterizationScale: CGFloat {
        get { rare.storage.values.rasterizationScale }
        set { rare.own.values.rasterizationScale = newValue }
    }
    /// The filters applied to the layer and its sublayers.
    package var filters: [LayerFilter]? {
        get { rare.storage.values.filters }
        set { rare.own.values.filters = newValue }
    }
    /// The filters applied to the background of the layer, within its outline.
    package var backgroundFilters: [LayerFilter]? {
        get { rare.storage.values.backgroundFilters }
        set { rare.own.values.backgroundFilters = newValue }
    }
    /// The blend mode of the layer: an array of one element, or nil.
    package var compositingFilter: [LayerFilter]? {
        get { rare.storage.values.compositing.filters }
        set { rare.own.values.compositing.filters = newValue }
    }
    /// The mapping from the superlayer's time to the layer's.
    package var clock: MediaClockRate {
        get { rare.storage.values.clock }
        set { rare.own.values.clock = newValue }
    }
}
