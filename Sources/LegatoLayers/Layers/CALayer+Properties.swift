public import Foundation
public import LegatoGraphics
public import LegatoRenderTree

extension CALayer {
    /// The layer's rectangle in its own space, points; zero by default.
    ///
    /// Animatable.
    ///
    /// Sublayers are placed in this space. Negative sizes are turned around.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var bounds: CGRect {
        get { get(\.bounds) }
        set { set(.bounds, \.bounds, newValue.isFinite ? newValue.standardized : newValue) }
    }
    /// Where the anchor point sits in the superlayer, points; zero by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var position: CGPoint {
        get { get(\.position) }
        set { set(.position, \.position, newValue) }
    }
    /// The height above the superlayer's plane, points; 0 by default.
    ///
    /// Animatable.
    ///
    /// Siblings are drawn in its order.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var zPosition: CGFloat {
        get { get(\.zPosition) }
        set { set(.zPosition, \.zPosition, newValue) }
    }
    /// The point of the bounds at `position`, in unit space; (0.5, 0.5) by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var anchorPoint: CGPoint {
        get { get(\.anchorPoint) }
        set { set(.anchorPoint, \.anchorPoint, newValue) }
    }
    /// The depth of the anchor point, points; 0 by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var anchorPointZ: CGFloat {
        get { get(\.anchorPointZ) }
        set { set(.anchorPointZ, \.anchorPointZ, newValue) }
    }
    /// The transform about the anchor point; the identity by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var transform: CATransform3D {
        get { get(\.transform) }
        set { set(.transform, \.transform, newValue) }
    }
    /// The transform of all sublayers about the anchor point; the identity by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var sublayerTransform: CATransform3D {
        get { get(\.sublayerTransform) }
        set { set(.sublayerTransform, \.sublayerTransform, newValue) }
    }
    /// Whether the layer and its sublayers are left out; false by default.
    ///
    /// Animatable.
    public var isHidden: Bool {
        get { get(\.isHidden) }
        set { set(.isHidden, \.isHidden, newValue) }
    }
    /// Whether the layer shows when its back faces the viewer; true by default.
    ///
    /// Animatable.
    public var isDoubleSided: Bool {
        get { get(\.isDoubleSided) }
        set { set(.isDoubleSided, \.isDoubleSided, newValue) }
    }
    /// Whether contents and sublayers are cut by the rounded bounds; false by default.
    ///
    /// Animatable.
    public var masksToBounds: Bool {
        get { get(\.masksToBounds) }
        set { set(.masksToBounds, \.masksToBounds, newValue) }
    }
    /// The picture shown, a `CGImage`; nil by default.
    ///
    /// Animatable: it switches half-way. - Precondition: the value is a `CGImage` or nil.
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
    /// The part of the picture shown, in unit space; all of it by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var contentsRect: CGRect {
        get { get(\.contentsRect) }
        set { set(.contentsRect, \.contentsRect, newValue) }
    }
    /// Picture pixels a point, where the gravity does not scale; 1 by default.
    ///
    /// Animatable.
    public var contentsScale: CGFloat {
        get { get(\.contentsScale) }
        set { set(.contentsScale, \.contentsScale, newValue) }
    }
    /// How the picture is placed in the bounds; resize by default.
    public var contentsGravity: CALayerContentsGravity {
        get { get(\.contentsGravity) }
        set { set(.contentsGravity, \.contentsGravity, newValue) }
    }
    /// How an enlarged picture is sampled; linear by default.
    public var magnificationFilter: CALayerContentsFilter {
        get { get(\.magnificationFilter) }
        set { set(.magnificationFilter, \.magnificationFilter, newValue) }
    }
    /// The colour behind everything; nil by default.
    ///
    /// Animatable.
    public var backgroundColor: CGColor? {
        get { get(\.backgroundColor) }
        set { set(.backgroundColor, \.backgroundColor, newValue) }
    }
    /// The radius of the corners, points, drawn up to half the smaller side; 0 by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var cornerRadius: CGFloat {
        get { get(\.cornerRadius) }
        set { set(.cornerRadius, \.cornerRadius, newValue) }
    }
    /// Which corners `cornerRadius` rounds; all by default.
    ///
    /// Animatable: it switches half-way.
    public var maskedCorners: CACornerMask {
        get { get(\.maskedCorners) }
        set { set(.maskedCorners, \.maskedCorners, newValue) }
    }
    /// The width of the border inside the bounds, points; 0 by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var borderWidth: CGFloat {
        get { get(\.borderWidth) }
        set { set(.borderWidth, \.borderWidth, newValue) }
    }
    /// The colour of the border; opaque black by default.
    ///
    /// Animatable.
    public var borderColor: CGColor? {
        get { get(\.borderColor) }
        set { set(.borderColor, \.borderColor, newValue) }
    }
    /// The opacity of the layer with its sublayers, clamped to 0 to 1 where it is drawn; 1 by default.
    ///
    /// Animatable.
    public var opacity: Float {
        get { get(\.opacity) }
        set { set(.opacity, \.opacity, newValue) }
    }
    /// Whether an opacity below 1 fades layer and sublayers as one picture; true by default.
    public var allowsGroupOpacity: Bool {
        get { get(\.allowsGroupOpacity) }
        set { set(.allowsGroupOpacity, \.allowsGroupOpacity, newValue) }
    }
    /// The colour of the shadow; opaque black by default.
    ///
    /// Animatable.
    public var shadowColor: CGColor? {
        get { get(\.shadowColor) }
        set { set(.shadowColor, \.shadowColor, newValue) }
    }
    /// The opacity of the shadow, clamped to 0 to 1 where it is drawn; 0 by default.
    ///
    /// Animatable.
    public var shadowOpacity: Float {
        get { get(\.shadowOpacity) }
        set { set(.shadowOpacity, \.shadowOpacity, newValue) }
    }
    /// The displacement of the shadow in the superlayer's directions, points; (0, -3) by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var shadowOffset: CGSize {
        get { get(\.shadowOffset) }
        set { set(.shadowOffset, \.shadowOffset, newValue) }
    }
    /// The standard deviation of the shadow's blur, points; 3 by default.
    ///
    /// Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var shadowRadius: CGFloat {
        get { get(\.shadowRadius) }
        set { set(.shadowRadius, \.shadowRadius, newValue) }
    }
    /// The path whose inside throws the shadow, whatever the layer draws; nil by default.
    ///
    /// It lies in the layer's own space; inside is where it turns around on balance. Nil lets the
    /// layer with its sublayers throw it. Animatable; it has no implicit animation.
    public var shadowPath: CGPath? {
        get { get(\.shadowPath) }
        set { set(.shadowPath, \.shadowPath, newValue) }
    }
    /// Whether the layer's space is turned about the middle of its bounds; false by default.
    ///
    /// Sublayers are turned with it, pictures stay upright.
    public var isGeometryFlipped: Bool {
        get { get(\.isGeometryFlipped) }
        set { set(.isGeometryFlipped, \.isGeometryFlipped, newValue) }
    }
    /// The part of the picture that is stretched where the gravity resizes, in unit space.
    ///
    /// All of it by default. What lies beside it keeps its size across, what lies at the corners
    /// keeps its size. A side of 0 stands for the one pixel around it; parts outside the picture
    /// do not count. It is a part of what `contentsRect` leaves. Animatable.
    /// Must be finite; with a magnitude above 1e9 the layer is not drawn.
    public var contentsCenter: CGRect {
        get { get(\.contentsCenter) }
        set { set(.contentsCenter, \.contentsCenter, newValue) }
    }
    /// How a reduced picture is sampled; linear by default.
    public var minificationFilter: CALayerContentsFilter {
        get { get(\.minificationFilter) }
        set { set(.minificationFilter, \.minificationFilter, newValue) }
    }
    /// Whether the program promises contents without a clear pixel; false by default.
    public var isOpaque: Bool {
        get { get(\.isOpaque) }
        set { set(.isOpaque, \.isOpaque, newValue) }
    }
    /// Whether a change of the bounds asks for `display()`; false by default.
    public var needsDisplayOnBoundsChange: Bool {
        get { get(\.needsDisplayOnBoundsChange) }
        set { set(.needsDisplayOnBoundsChange, \.needsDisplayOnBoundsChange, newValue) }
    }
}
