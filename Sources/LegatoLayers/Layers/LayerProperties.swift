public import Foundation
public import LegatoGraphics
public import LegatoRenderTree

/// The appearance of a layer; the superclass of ``LayerAttributes``.
///
/// A program uses and subclasses ``CALayer``; see ``LayerGeometry`` for the reason of the
/// superclasses.
@preconcurrency @MainActor open class LayerProperties: LayerGeometry {
    // Nonisolated, so that subclasses may declare deinitialisers.
    deinit {}

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

    /// The accessors of the properties declared here.
    static let appearanceAccessors: LayerAccessor.Table = [
        .backgroundColor: .init(\LayerProperties.backgroundColor),
        .cornerRadius: .init(\LayerProperties.cornerRadius),
        .opacity: .init(\LayerProperties.opacity),
        .maskedCorners: .init(\LayerProperties.maskedCorners),
        .borderWidth: .init(\LayerProperties.borderWidth),
        .borderColor: .init(\LayerProperties.borderColor),
        .allowsGroupOpacity: .init(\LayerProperties.allowsGroupOpacity),
        .shadowColor: .init(\LayerProperties.shadowColor),
        .shadowOpacity: .init(\LayerProperties.shadowOpacity),
        .shadowOffset: .init(\LayerProperties.shadowOffset),
        .shadowRadius: .init(\LayerProperties.shadowRadius),
        .shadowPath: .init(\LayerProperties.shadowPath),
        .cornerCurve: .init(\LayerProperties.cornerCurve),
        .shouldRasterize: .init(\LayerProperties.shouldRasterize),
        .rasterizationScale: .init(\LayerProperties.rasterizationScale),
        .allowsEdgeAntialiasing: .init(\LayerProperties.allowsEdgeAntialiasing),
        .edgeAntialiasingMask: .init(\LayerProperties.edgeAntialiasingMask),
        .filters: .init(object: \LayerProperties.filters, "filters"),
        .backgroundFilters: .init(object: \LayerProperties.backgroundFilters, "backgroundFilters"),
        .compositingFilter: .init(object: \LayerProperties.compositingFilter, "compositingFilter"),
    ]
}
