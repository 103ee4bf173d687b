public import Foundation
public import LegatoGraphics
public import LegatoRenderTree

/// The geometry and the contents of a layer; the superclass of ``LayerProperties``.
///
/// Swift overrides only members that a class declares in its own body, and one file does not hold
/// all members of a layer. A program uses and subclasses ``CALayer``.
@preconcurrency @MainActor open class LayerGeometry: NSObject {
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

    /// The accessors of the properties declared here.
    static let geometryAccessors: LayerAccessor.Table = [
        .bounds: .init(\LayerGeometry.bounds),
        .position: .init(\LayerGeometry.position),
        .isHidden: .init(\LayerGeometry.isHidden),
        .zPosition: .init(\LayerGeometry.zPosition),
        .anchorPoint: .init(\LayerGeometry.anchorPoint),
        .anchorPointZ: .init(\LayerGeometry.anchorPointZ),
        .transform: .init(\LayerGeometry.transform),
        .sublayerTransform: .init(\LayerGeometry.sublayerTransform),
        .isDoubleSided: .init(\LayerGeometry.isDoubleSided),
        .masksToBounds: .init(\LayerGeometry.masksToBounds),
        .contents: .init(object: \LayerGeometry.contents, "contents"),
        .contentsRect: .init(\LayerGeometry.contentsRect),
        .contentsScale: .init(\LayerGeometry.contentsScale),
        .contentsGravity: .init(\LayerGeometry.contentsGravity),
        .magnificationFilter: .init(\LayerGeometry.magnificationFilter),
        .isGeometryFlipped: .init(\LayerGeometry.isGeometryFlipped),
        .contentsCenter: .init(\LayerGeometry.contentsCenter),
        .minificationFilter: .init(\LayerGeometry.minificationFilter),
        .isOpaque: .init(\LayerGeometry.isOpaque),
        .needsDisplayOnBoundsChange: .init(\LayerGeometry.needsDisplayOnBoundsChange),
        .contentsFormat: .init(\LayerGeometry.contentsFormat),
        .minificationFilterBias: .init(\LayerGeometry.minificationFilterBias),
    ]
}
