public import Foundation
public import LegatoGraphics
public import LegatoRenderTree

extension CALayer {
    /// The distance from the superlayer's plane towards the viewer, in points; 0 by default.
    ///
    /// Animatable.
    ///
    /// Siblings are drawn in ascending order of it.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var zPosition: CGFloat {
        get { get(\.zPosition) }
        set { set(.zPosition, \.zPosition, newValue) }
    }
    /// The point of the bounds that is at `position`, in unit coordinates; (0.5, 0.5) by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var anchorPoint: CGPoint {
        get { get(\.anchorPoint) }
        set { set(.anchorPoint, \.anchorPoint, newValue) }
    }
    /// The z coordinate of the anchor point, in points; 0 by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var anchorPointZ: CGFloat {
        get { get(\.anchorPointZ) }
        set { set(.anchorPointZ, \.anchorPointZ, newValue) }
    }
    /// The transform about the anchor point; the identity by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var transform: CATransform3D {
        get { get(\.transform) }
        set { set(.transform, \.transform, newValue) }
    }
    /// The transform applied to all sublayers about the anchor point; the identity by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var sublayerTransform: CATransform3D {
        get { get(\.sublayerTransform) }
        set { set(.sublayerTransform, \.sublayerTransform, newValue) }
    }
    /// Whether the layer is drawn when its back faces the viewer; true by default.
    ///
    /// Animatable.
    public var isDoubleSided: Bool {
        get { get(\.isDoubleSided) }
        set { set(.isDoubleSided, \.isDoubleSided, newValue) }
    }
    /// Whether contents and sublayers are clipped to the rounded bounds; false by default.
    ///
    /// Animatable.
    public var masksToBounds: Bool {
        get { get(\.masksToBounds) }
        set { set(.masksToBounds, \.masksToBounds, newValue) }
    }
    /// The layer's image, a `CGImage`; nil by default.
    ///
    /// Animatable: it switches half-way.
    /// - Precondition: the value is a `CGImage` or nil.
    public var contents: Any? {
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
    public var contentsRect: CGRect {
        get { get(\.contentsRect) }
        set { set(.contentsRect, \.contentsRect, newValue) }
    }
    /// Image pixels per point, for gravities that do not scale; 1 by default.
    ///
    /// Animatable.
    public var contentsScale: CGFloat {
        get { get(\.contentsScale) }
        set { set(.contentsScale, \.contentsScale, newValue) }
    }
    /// How the image is scaled and aligned in the bounds; `.resize` by default.
    public var contentsGravity: CALayerContentsGravity {
        get { get(\.contentsGravity) }
        set { set(.contentsGravity, \.contentsGravity, newValue) }
    }
    /// How an enlarged image is sampled; linear by default.
    public var magnificationFilter: CALayerContentsFilter {
        get { get(\.magnificationFilter) }
        set { set(.magnificationFilter, \.magnificationFilter, newValue) }
    }
    /// Which corners `cornerRadius` rounds; all by default.
    ///
    /// Animatable: it switches half-way.
    public var maskedCorners: CACornerMask {
        get { get(\.maskedCorners) }
        set { set(.maskedCorners, \.maskedCorners, newValue) }
    }
    /// The width of the border inside the bounds, in points; 0 by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var borderWidth: CGFloat {
        get { get(\.borderWidth) }
        set { set(.borderWidth, \.borderWidth, newValue) }
    }
    /// The border colour; opaque black by default.
    ///
    /// Animatable.
    public var borderColor: CGColor? {
        get { get(\.borderColor) }
        set { set(.borderColor, \.borderColor, newValue) }
    }
    /// Whether an opacity below 1 fades the layer and its sublayers as a group; true by default.
    public var allowsGroupOpacity: Bool {
        get { get(\.allowsGroupOpacity) }
        set { set(.allowsGroupOpacity, \.allowsGroupOpacity, newValue) }
    }
    /// The shadow colour; opaque black by default.
    ///
    /// Animatable.
    public var shadowColor: CGColor? {
        get { get(\.shadowColor) }
        set { set(.shadowColor, \.shadowColor, newValue) }
    }
    /// The opacity of the shadow, clamped to 0...1 when drawn; 0 by default.
    ///
    /// Animatable.
    public var shadowOpacity: Float {
        get { get(\.shadowOpacity) }
        set { set(.shadowOpacity, \.shadowOpacity, newValue) }
    }
    /// The offset of the shadow in the superlayer's coordinate space, in points; (0, -3) by
    /// default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var shadowOffset: CGSize {
        get { get(\.shadowOffset) }
        set { set(.shadowOffset, \.shadowOffset, newValue) }
    }
    /// The standard deviation of the shadow's blur, in points; 3 by default.
    ///
    /// Animatable.
    /// Must be finite. The layer is not drawn if a magnitude exceeds 1e9.
    public var shadowRadius: CGFloat {
        get { get(\.shadowRadius) }
        set { set(.shadowRadius, \.shadowRadius, newValue) }
    }
    /// The path that casts the shadow instead of the layer's content; nil by default.
    ///
    /// The path is in the layer's coordinate space; the inside is determined by the non-zero
    /// winding rule. If nil, the layer and its sublayers cast the shadow. Animatable; it has no
    /// implicit animation.
    public var shadowPath: CGPath? {
        get { get(\.shadowPath) }
        set { set(.shadowPath, \.shadowPath, newValue?.frozen) }
    }
    /// Whether the layer's y axis is flipped about the middle of its bounds; false by default.
    ///
    /// Sublayers are flipped with it; images stay upright.
    public var isGeometryFlipped: Bool {
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
    public var contentsCenter: CGRect {
        get { get(\.contentsCenter) }
        set { set(.contentsCenter, \.contentsCenter, newValue) }
    }
    /// How a reduced image is sampled; linear by default.
    public var minificationFilter: CALayerContentsFilter {
        get { get(\.minificationFilter) }
        set { set(.minificationFilter, \.minificationFilter, newValue) }
    }
    /// Whether the contents are promised to have no transparent pixels; false by default.
    public var isOpaque: Bool {
        get { get(\.isOpaque) }
        set { set(.isOpaque, \.isOpaque, newValue) }
    }
    /// Whether changing the bounds requires `display()`; false by default.
    public var needsDisplayOnBoundsChange: Bool {
        get { get(\.needsDisplayOnBoundsChange) }
        set { set(.needsDisplayOnBoundsChange, \.needsDisplayOnBoundsChange, newValue) }
    }
}
