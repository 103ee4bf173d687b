package import Foundation
package import LegatoGraphics
package import LegatoMotion

/// The values that few layers set.
extension LayerState {
    /// The depth of the anchor point, points.
    package var anchorPointZ: CGFloat {
        get { rare.storage.values.anchorPointZ }
        set { rare.own.values.anchorPointZ = newValue }
    }
    /// The transform of all sublayers about the anchor point.
    package var sublayerTransform: CATransform3D {
        get { rare.storage.values.sublayerTransform }
        set { rare.own.values.sublayerTransform = newValue }
    }
    /// Whether contents and sublayers are cut by the rounded bounds.
    package var masksToBounds: Bool {
        get { rare.storage.values.masksToBounds }
        set { rare.own.values.masksToBounds = newValue }
    }
    /// The picture shown.
    package var contents: CGImage? {
        get { rare.storage.values.contents }
        set { rare.own.values.contents = newValue }
    }
    /// The part of the picture shown, in unit space.
    package var contentsRect: CGRect {
        get { rare.storage.values.contentsRect }
        set { rare.own.values.contentsRect = newValue }
    }
    /// Picture pixels per point where the gravity does not scale.
    package var contentsScale: CGFloat {
        get { rare.storage.values.contentsScale }
        set { rare.own.values.contentsScale = newValue }
    }
    /// How the picture is placed.
    package var contentsGravity: CALayerContentsGravity {
        get { rare.storage.values.contentsGravity }
        set { rare.own.values.contentsGravity = newValue }
    }
    /// How an enlarged picture is sampled.
    package var magnificationFilter: CALayerContentsFilter {
        get { rare.storage.values.magnificationFilter }
        set { rare.own.values.magnificationFilter = newValue }
    }
    /// The corners that are rounded.
    package var maskedCorners: CACornerMask {
        get { rare.storage.values.maskedCorners }
        set { rare.own.values.maskedCorners = newValue }
    }
    /// The width of the border inside the bounds, points.
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
    /// The displacement of the shadow in the superlayer's directions, points.
    package var shadowOffset: CGSize {
        get { rare.storage.values.shadowOffset }
        set { rare.own.values.shadowOffset = newValue }
    }
    /// The standard deviation of the shadow's blur, points.
    package var shadowRadius: CGFloat {
        get { rare.storage.values.shadowRadius }
        set { rare.own.values.shadowRadius = newValue }
    }
    /// The path whose inside throws the shadow instead of what is drawn.
    package var shadowPath: CGPath? {
        get { rare.storage.values.shadowPath }
        set { rare.own.values.shadowPath = newValue }
    }
    /// Whether the layer's space is turned about the middle of its bounds.
    package var isGeometryFlipped: Bool {
        get { rare.storage.values.isGeometryFlipped }
        set { rare.own.values.isGeometryFlipped = newValue }
    }
    /// Whether sublayers keep their depth instead of lying in the layer's plane.
    package var preservesDepth: Bool {
        get { rare.storage.values.preservesDepth }
        set { rare.own.values.preservesDepth = newValue }
    }
    /// The part of the picture that is stretched, in unit space.
    package var contentsCenter: CGRect {
        get { rare.storage.values.contentsCenter }
        set { rare.own.values.contentsCenter = newValue }
    }
    /// How a reduced picture is sampled.
    package var minificationFilter: CALayerContentsFilter {
        get { rare.storage.values.minificationFilter }
        set { rare.own.values.minificationFilter = newValue }
    }
    /// Whether the program promises contents without a clear pixel.
    package var isOpaque: Bool {
        get { rare.storage.values.isOpaque }
        set { rare.own.values.isOpaque = newValue }
    }
    /// Whether a change of the bounds asks for new contents.
    package var needsDisplayOnBoundsChange: Bool {
        get { rare.storage.values.needsDisplayOnBoundsChange }
        set { rare.own.values.needsDisplayOnBoundsChange = newValue }
    }
    /// How pictures that the layer draws are stored.
    package var contentsFormat: CALayerContentsFormat {
        get { rare.storage.values.contentsFormat }
        set { rare.own.values.contentsFormat = newValue }
    }
    /// How corners bend.
    package var cornerCurve: CALayerCornerCurve {
        get { rare.storage.values.cornerCurve }
        set { rare.own.values.cornerCurve = newValue }
    }
    /// Whether the layer with its sublayers is kept as one picture.
    package var shouldRasterize: Bool {
        get { rare.storage.values.shouldRasterize }
        set { rare.own.values.shouldRasterize = newValue }
    }
    /// Whether the edges named by `edgeAntialiasingMask` are smoothed.
    package var allowsEdgeAntialiasing: Bool {
        get { rare.storage.values.allowsEdgeAntialiasing }
        set { rare.own.values.allowsEdgeAntialiasing = newValue }
    }
    /// What is added to the choice of a smaller picture by the trilinear filter.
    package var minificationFilterBias: Float {
        get { rare.storage.values.minificationFilterBias }
        set { rare.own.values.minificationFilterBias = newValue }
    }
    /// The edges that are smoothed.
    package var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { rare.storage.values.edgeAntialiasingMask }
        set { rare.own.values.edgeAntialiasingMask = newValue }
    }
    /// Pixels a point of the picture kept by `shouldRasterize`.
    package var rasterizationScale: CGFloat {
        get { rare.storage.values.rasterizationScale }
        set { rare.own.values.rasterizationScale = newValue }
    }
    /// What the layer with its sublayers goes through.
    package var filters: [LayerFilter]? {
        get { rare.storage.values.filters }
        set { rare.own.values.filters = newValue }
    }
    /// What lies below the layer goes through, within its outline.
    package var backgroundFilters: [LayerFilter]? {
        get { rare.storage.values.backgroundFilters }
        set { rare.own.values.backgroundFilters = newValue }
    }
    /// How the layer meets what lies below; one or nil.
    package var compositingFilter: [LayerFilter]? {
        get { rare.storage.values.compositing.filters }
        set { rare.own.values.compositing.filters = newValue }
    }
    /// The layer's clock within its superlayer's.
    package var clock: MediaClockRate {
        get { rare.storage.values.clock }
        set { rare.own.values.clock = newValue }
    }
}
