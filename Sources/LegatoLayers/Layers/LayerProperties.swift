public import Foundation
public import LegatoGraphics
public import LegatoRenderTree

/// The drawn properties of a layer; the superclass of the superclass of ``CALayer``.
///
/// Swift overrides only members that a class declares in its own body, and one file does not hold
/// all members of a layer. A program uses and subclasses ``CALayer``.
@preconcurrency @MainActor open class LayerProperties: NSObject {
    /// Identifies the layer in commits.
    @exclusivity(unchecked) package internal(set) var id: LayerID

    /// Creates the properties of a layer.
    init(id: LayerID) {
        self.id = id
        super.init()
    }

    // Nonisolated, so that subclasses may declare deinitialisers.
    deinit {}

    /// The layer's rectangle in its own coordinate space, in points; empty at the origin by
    /// default.
    ///
    /// Animatable.
    ///
    /// Sublayers are positioned in this space. Negative sizes are standardised.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var bounds: CGRect {
        get { get(\.bounds) }
        set { set(.bounds, \.bounds, newValue.isFinite ? newValue.finiteStandardized : newValue) }
    }
    /// The location of the anchor point in the superlayer, in points; (0, 0) by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var position: CGPoint {
        get { get(\.position) }
        set { set(.position, \.position, newValue) }
    }
    /// Whether the layer and its sublayers are hidden; false by default.
    ///
    /// Animatable.
    open var isHidden: Bool {
        get { get(\.isHidden) }
        set { set(.isHidden, \.isHidden, newValue) }
    }
    /// The background colour, drawn behind the contents; nil by default.
    ///
    /// Animatable.
    open var backgroundColor: CGColor? {
        get { get(\.backgroundColor) }
        set { set(.backgroundColor, \.backgroundColor, newValue) }
    }
    /// The corner radius, in points, limited to half the smaller side when drawn; 0 by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var cornerRadius: CGFloat {
        get { get(\.cornerRadius) }
        set { set(.cornerRadius, \.cornerRadius, newValue) }
    }
    /// The opacity of the layer and its sublayers, clamped to 0...1 when drawn; 1 by default.
    ///
    /// Animatable.
    open var opacity: Float {
        get { get(\.opacity) }
        set { set(.opacity, \.opacity, newValue) }
    }
    /// The smallest axis-aligned rectangle around the layer in its superlayer, in points.
    ///
    /// Setting it changes `position` and the size of `bounds`, whose origin stays. For a transform
    /// that only scales and translates, the frame then reads as it was set. If a perspective
    /// transform puts part of the layer behind the viewer, the frame is `CGRect.null`.
    open var frame: CGRect {
        get { layer.shownFrame }
        set { layer.shownFrame = newValue }
    }
    /// The distance from the superlayer's plane towards the viewer, in points; 0 by default.
    ///
    /// Animatable.
    ///
    /// Siblings are drawn in ascending order of it.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var zPosition: CGFloat {
        get { get(\.zPosition) }
        set { set(.zPosition, \.zPosition, newValue) }
    }
    /// The point of the bounds that is at `position`, in unit coordinates; (0.5, 0.5) by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var anchorPoint: CGPoint {
        get { get(\.anchorPoint) }
        set { set(.anchorPoint, \.anchorPoint, newValue) }
    }
    /// The z coordinate of the anchor point, in points; 0 by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var anchorPointZ: CGFloat {
        get { get(\.anchorPointZ) }
        set { set(.anchorPointZ, \.anchorPointZ, newValue) }
    }
    /// The transform about the anchor point; the identity by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var transform: CATransform3D {
        get { get(\.transform) }
        set { set(.transform, \.transform, newValue) }
    }
    /// The transform applied to all sublayers about the anchor point; the identity by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var sublayerTransform: CATransform3D {
        get { get(\.sublayerTransform) }
        set { set(.sublayerTransform, \.sublayerTransform, newValue) }
    }
    /// Whether the layer is drawn when its back faces the viewer; true by default.
    ///
    /// Animatable.
    open var isDoubleSided: Bool {
        get { get(\.isDoubleSided) }
        set { set(.isDoubleSided, \.isDoubleSided, newValue) }
    }
    /// Whether contents and sublayers are clipped to the rounded bounds; false by default.
    ///
    /// Animatable.
    open var masksToBounds: Bool {
        get { get(\.masksToBounds) }
        set { set(.masksToBounds, \.masksToBounds, newValue) }
    }
    /// The layer's image, a `CGImage`; nil by default.
    ///
    /// Animatable: it switches half-way.
    /// - Precondition: the value is a `CGImage` or nil.
    open var contents: Any? {
        get { get(\.contents) }
        set {
            require(
                newValue == nil || newValue is CGImage,
                "CALayer.contents must be a CGImage or nil, got \(newValue ?? "nil")"
            )
            set(.contents, \.contents, newValue as? CGImage)
        }
    }
    /// The part of the image to draw, in unit coordinates; all of it by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var contentsRect: CGRect {
        get { get(\.contentsRect) }
        set { set(.contentsRect, \.contentsRect, newValue) }
    }
    /// Image pixels per point, for gravities that do not scale; 1 by default.
    ///
    /// Animatable.
    open var contentsScale: CGFloat {
        get { get(\.contentsScale) }
        set { set(.contentsScale, \.contentsScale, newValue) }
    }
    /// How the image is scaled and aligned in the bounds; `.resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { get(\.contentsGravity) }
        set { set(.contentsGravity, \.contentsGravity, newValue) }
    }
    /// How an enlarged image is sampled; linear by default.
    open var magnificationFilter: CALayerContentsFilter {
        get { get(\.magnificationFilter) }
        set { set(.magnificationFilter, \.magnificationFilter, newValue) }
    }
    /// Which corners `cornerRadius` rounds; all by default.
    ///
    /// Animatable: it switches half-way.
    open var maskedCorners: CACornerMask {
        get { get(\.maskedCorners) }
        set { set(.maskedCorners, \.maskedCorners, newValue) }
    }
    /// The width of the border inside the bounds, in points; 0 by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var borderWidth: CGFloat {
        get { get(\.borderWidth) }
        set { set(.borderWidth, \.borderWidth, newValue) }
    }
    /// The border colour; opaque black by default.
    ///
    /// Animatable.
    open var borderColor: CGColor? {
        get { get(\.borderColor) }
        set { set(.borderColor, \.borderColor, newValue) }
    }
    /// Whether an opacity below 1 fades the layer and its sublayers as a group; true by default.
    open var allowsGroupOpacity: Bool {
        get { get(\.allowsGroupOpacity) }
        set { set(.allowsGroupOpacity, \.allowsGroupOpacity, newValue) }
    }
    /// The shadow colour; opaque black by default.
    ///
    /// Animatable.
    open var shadowColor: CGColor? {
        get { get(\.shadowColor) }
        set { set(.shadowColor, \.shadowColor, newValue) }
    }
    /// The opacity of the shadow, clamped to 0...1 when drawn; 0 by default.
    ///
    /// Animatable.
    open var shadowOpacity: Float {
        get { get(\.shadowOpacity) }
        set { set(.shadowOpacity, \.shadowOpacity, newValue) }
    }
    /// The offset of the shadow in the superlayer's coordinate space, in points; (0, -3) by
    /// default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var shadowOffset: CGSize {
        get { get(\.shadowOffset) }
        set { set(.shadowOffset, \.shadowOffset, newValue) }
    }
    /// The standard deviation of the shadow's blur, in points; 3 by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var shadowRadius: CGFloat {
        get { get(\.shadowRadius) }
        set { set(.shadowRadius, \.shadowRadius, newValue) }
    }
    /// The path that casts the shadow instead of the layer's content; nil by default.
    ///
    /// The path is in the layer's coordinate space; the inside is determined by the non-zero
    /// winding rule. If nil, the layer and its sublayers cast the shadow. Animatable; it has no
    /// implicit animation.
    open var shadowPath: CGPath? {
        get { get(\.shadowPath) }
        set { set(.shadowPath, \.shadowPath, newValue?.frozen) }
    }
    /// Whether the layer's y axis is flipped about the middle of its bounds; false by default.
    ///
    /// Sublayers are flipped with it; images stay upright.
    open var isGeometryFlipped: Bool {
        get { get(\.isGeometryFlipped) }
        set { set(.isGeometryFlipped, \.isGeometryFlipped, newValue) }
    }
    /// The part of the image that is stretched if the gravity resizes, in unit coordinates of
    /// `contentsRect`.
    ///
    /// All of it by default. The four edge parts are stretched along their edge only, and the
    /// corners keep their size. A side of 0 selects the single pixel that contains it; parts
    /// outside the image are ignored. Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    open var contentsCenter: CGRect {
        get { get(\.contentsCenter) }
        set { set(.contentsCenter, \.contentsCenter, newValue) }
    }
    /// How a reduced image is sampled; linear by default.
    open var minificationFilter: CALayerContentsFilter {
        get { get(\.minificationFilter) }
        set { set(.minificationFilter, \.minificationFilter, newValue) }
    }
    /// Whether the contents are promised to have no transparent pixels; false by default.
    open var isOpaque: Bool {
        get { get(\.isOpaque) }
        set { set(.isOpaque, \.isOpaque, newValue) }
    }
    /// Whether changing the bounds requires `display()`; false by default.
    open var needsDisplayOnBoundsChange: Bool {
        get { get(\.needsDisplayOnBoundsChange) }
        set { set(.needsDisplayOnBoundsChange, \.needsDisplayOnBoundsChange, newValue) }
    }

    // MARK: Rarely used

    /// The storage format of the bitmaps that `draw(in:)` draws into; `RGBA8Uint` by default.
    ///
    /// A hint: bitmaps always have eight bits per component.
    open var contentsFormat: CALayerContentsFormat {
        get { get(\.contentsFormat) }
        set { set(.contentsFormat, \.contentsFormat, newValue) }
    }
    /// The bias added when the trilinear filter selects a reduced image; 0 by default.
    ///
    /// Animatable. A hint: the trilinear filter draws like the linear one.
    open var minificationFilterBias: Float {
        get { get(\.minificationFilterBias) }
        set { set(.minificationFilterBias, \.minificationFilterBias, newValue) }
    }
    /// The shape of the corners that `cornerRadius` rounds; circular by default.
    ///
    /// A continuous corner begins 1.528665 radii from the layer's corner, or at half the smaller
    /// side, and its curvature increases towards the middle of the corner; if the radius is half
    /// the smaller side, both shapes are the same. The curve applies to background, border,
    /// contents, gradients, the shadow and the clip of `masksToBounds`.
    open var cornerCurve: CALayerCornerCurve {
        get { get(\.cornerCurve) }
        set { set(.cornerCurve, \.cornerCurve, newValue) }
    }
    /// Whether the layer and its sublayers are cached as one image; false by default.
    ///
    /// Animatable. The image contains the layer's shadow and mask, but not its opacity. It is
    /// rendered once and reused until something in the layer changes, while the layer may move,
    /// rotate or fade. A layer with a shadow is rendered again when it rotates or is stretched,
    /// because the shadow's direction is the superlayer's. Renderers keep images with up to 2.5
    /// times the pixels of the display in total, and keep one that is not drawn for 100 ms. A layer
    /// whose image would exceed that total, or would have a side of more than 4096 pixels, is drawn
    /// as if this were false, and so is a `CATransformLayer`. `RenderStatistics.layerRasters`
    /// counts the images.
    open var shouldRasterize: Bool {
        get { get(\.shouldRasterize) }
        set { set(.shouldRasterize, \.shouldRasterize, newValue) }
    }
    /// Pixels per point of the image that `shouldRasterize` caches; 1 by default.
    ///
    /// Animatable. The image is drawn with linear sampling; on a display with two pixels per point,
    /// an image of scale 1 looks blurred. At 0 or less (1e-4 or less, or 1e4 or more) the layer is
    /// drawn as if `shouldRasterize` were false.
    /// - Precondition: it is finite.
    open var rasterizationScale: CGFloat {
        get { get(\.rasterizationScale) }
        set { set(.rasterizationScale, \.rasterizationScale, newValue) }
    }
    /// Whether the edges in `edgeAntialiasingMask` are antialiased; true by default.
    ///
    /// If false, no edge is: a pixel is covered by the layer's background, border, contents,
    /// gradient and the clip of `masksToBounds` if its centre is inside. A rounded corner is
    /// antialiased unless neither of its edges is; blurred shadows and the drawing of shape and
    /// text layers always are.
    open var allowsEdgeAntialiasing: Bool {
        get { get(\.allowsEdgeAntialiasing) }
        set { set(.allowsEdgeAntialiasing, \.allowsEdgeAntialiasing, newValue) }
    }
    /// The edges that are antialiased; all by default, bits beyond the four edges are dropped.
    ///
    /// Where layers abut within a pixel, antialiased edges let the background show through; other
    /// edges do not. Has no effect unless `allowsEdgeAntialiasing` is true.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { get(\.edgeAntialiasingMask) }
        set {
            let edges = CAEdgeAntialiasingMask(rawValue: newValue.rawValue & 15)
            set(.edgeAntialiasingMask, \.edgeAntialiasingMask, edges)
        }
    }

    /// Returns the length of a corner of a curve relative to `cornerRadius`: 1 for circular
    /// corners, 1.528665 for continuous ones.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve.expansionFactor
    }

    // MARK: Filters

    /// The filters applied to the layer and its sublayers, in order, each a `CIFilter`; nil by
    /// default.
    ///
    /// Animatable. Shadow, border and the clip of `masksToBounds` are filtered too; mask and
    /// opacity are applied afterwards. A blur extends beyond the bounds by 3 radii. The array
    /// contains copies.
    /// - Precondition: each element is a `CIFilter` that is not a blend mode.
    open var filters: [Any]? {
        get { layer.read { $0[.filters] }.any as? [Any] }
        set { layer.set(.filters, toAny: newValue) }
    }
    /// The filters applied to the background of the layer, within its rounded bounds; nil by
    /// default.
    ///
    /// Animatable. The filtered background is masked by the layer's mask and faded by its opacity.
    /// The background is everything drawn before the layer in the same group; a layer with a mask,
    /// filters, a shadow, a rounded clip or an opacity below 1 forms a group of its sublayers.
    /// Otherwise like `filters`.
    /// - Precondition: each element is a `CIFilter` that is not a blend mode.
    open var backgroundFilters: [Any]? {
        get { layer.read { $0[.backgroundFilters] }.any as? [Any] }
        set { layer.set(.backgroundFilters, toAny: newValue) }
    }
    /// How the layer and its sublayers are composited with the background: a blend mode, as a
    /// `CIFilter` or a string; nil, the default, is source over.
    ///
    /// Animatable. Strings are the names of the blend modes, such as `multiplyBlendMode`, and
    /// `normalBlendMode`, `plusL`, `plusD`, `sourceAtop`, `destOut` and `destOver`; for any other
    /// string a warning is printed and the layer has no filter. The background is the same as for
    /// `backgroundFilters`. A layer with a compositing filter, also `normalBlendMode`, forms a
    /// group of its sublayers.
    /// - Precondition: the value is a string or a filter that is a blend mode.
    open var compositingFilter: Any? {
        get { layer.read { $0[.compositingFilter] }.any }
        set { layer.set(.compositingFilter, toAny: newValue) }
    }
}
