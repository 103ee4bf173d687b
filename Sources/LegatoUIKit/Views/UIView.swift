public import Foundation
public import LegatoCanvas
public import LegatoGraphics
public import LegatoLayers
import LegatoRenderTree
public import LegatoViews

/// A responder that shows a layer and subviews in a rectangle on the screen.
///
/// A view owns its layer and is its delegate. Outside of animation blocks, changes of a view and of
/// its layer take effect without animation; inside `UIView.animate(withDuration:animations:)` they
/// animate with the block's timing.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 80))
/// card.backgroundColor = .systemBlue
/// card.layer.cornerRadius = 12
/// window.rootLayer.addSublayer(card.layer)
///
/// UIView.animate(withDuration: 0.5) { card.center.x = 200 }
/// ```
@preconcurrency @MainActor open class UIView: ViewAttributes {
    /// The view's layer, of the class `layerClass`.
    ///
    /// An override may return it as its own class: `super.layer as! CAShapeLayer`.
    open var layer: CALayer { ownLayer }
    private let ownLayer: CALayer
    /// The class of the view's layer; `CALayer` by default.
    ///
    /// Layers are created with `init()`.
    open class var layerClass: AnyClass { CALayer.self }

    /// A number that identifies the view to the program; 0 by default.
    open var tag = 0
    /// Whether the view and its subviews receive touches; true by default.
    open var isUserInteractionEnabled = true
    /// Has no effect: with the one pointer of a computer, the view receives one touch at a time.
    open var isMultipleTouchEnabled = false
    /// Has no effect: with the one pointer of a computer, no other view receives a touch meanwhile.
    open var isExclusiveTouch = false
    /// Whether the subviews keep to their `autoresizingMask`; true by default.
    open var autoresizesSubviews = true { didSet { updateAutoresizing() } }
    /// Whether the autoresizing mask, rather than constraints, sets the frame; true by default.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            updateResizing()
            parent?.setNeedsLayout()
        }
    }
    /// Whether `draw(_:)` paints every pixel of the view.
    ///
    /// In either case, the bitmap is transparent where nothing was drawn.
    open var isOpaque = true
    /// Whether the bounds are cleared before `draw(_:)`; they always are.
    open var clearsContextBeforeDrawing = true

    /// The subviews, back to front.
    var subviewList: [UIView] = []
    /// The superview.
    weak var parent: UIView?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// The window at the last call of `didMoveToWindow()`.
    weak var knownWindow: UIWindow?
    /// The recognizers, in the order in which they were added.
    var recognizers: [UIGestureRecognizer] = []
    var ownBackground: UIColor?
    var ownTint: UIColor?
    var ownMask: UIView?
    var ownStyle = UIUserInterfaceStyle.unspecified
    /// The active constraints among the view and its descendants.
    var ownConstraints: [NSLayoutConstraint] = []
    /// The layout guides: those of the program and those that a constraint has used.
    var guides: [UILayoutGuide] = []
    var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var priorities: [PriorityKey: UILayoutPriority] = [:]
    var ownMode = ContentMode.scaleToFill
    var resizing: AutoresizingMask = []
    /// The appearance of the surroundings, if the view has no superview.
    var outerStyle = UIUserInterfaceStyle.unspecified
    /// Whether the first `draw(_:)` waits for bounds that are not empty.
    var awaitsDrawing = false
    /// Whether `updateConstraints()` waits for the next layout.
    var awaitsConstraints = true
    /// Whether `draw(_:)` has drawn the content.
    var hasDrawn = false
    /// The scale that was assigned to `contentScaleFactor`.
    var assignedScale: CGFloat?
    /// Called when the natural size has changed; set by a representable.
    var onSizeChange: (() -> Void)?
    /// Delivers the touches of this view, if it has no superview.
    var touches: TouchSource?

    /// Creates a view with a frame in its superview, in points.
    public init(frame: CGRect) {
        let adopted = Self.adopted
        ownLayer = adopted ?? Self.makeLayer()
        super.init()
        guard adopted == nil else { return }
        prepare()
        self.frame = frame
    }

    /// Creates a view with an empty frame at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// Returns nil with a warning, because there are no storyboards to decode views from.
    public required init?(coder: NSCoder) {
        UIKitWarning.print(
            "\(type(of: self)).init(coder:) returns nil: views cannot be decoded from storyboards. "
                + "Create them with init(frame:)."
        )
        return nil
    }

    // MARK: Overridable

    /// Never called, because there are no storyboards.
    open func awakeFromNib() {}

    /// Never called, because there is no Interface Builder.
    open func prepareForInterfaceBuilder() {}

    /// Marks the view so that `layoutSubviews()` is called before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Calls `layoutSubviews()` of the views of this subtree that need it.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }
    /// Marks the view so that `draw(_:)` is called before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Marks the view so that `draw(_:)` is called before the next frame; all of it is drawn, unless
    /// its layer is tiled.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// Adds a view in front of the other subviews; it is removed from its previous superview.
    open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
    /// Inserts a view at an index, counted from the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Removes the view from its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Reports that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() { naturalSizeChanged() }
    /// Sets the size to the one that `sizeThatFits(_:)` returns for the current one.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    /// Returns the size by the constraints inside the view, or the natural or fitting size.
    open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize { fittingSize(in: target) }
    /// Returns a size as near to another as the constraints inside the view allow by priority.
    open func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(in: target, horizontal, vertical) }

    /// Activates constraints before the layout; does nothing by default.
    ///
    /// Called before the first layout and after `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}
    /// Whether the view needs constraints; never read.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Places the subviews; does nothing by default.
    ///
    /// Called before a frame in which the view needs layout.
    open func layoutSubviews() {}

    /// Draws the content into the current context, in the view's coordinates.
    ///
    /// Called before the view is first shown and after `setNeedsDisplay()`. A bitmap is created
    /// only if the code uses the context.
    open func draw(_ rect: CGRect) {}

    /// Returns the size that fits a size best; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The natural size of the content; `noIntrinsicMetric` along an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Whether tap recognizers of ancestors ignore touches on this view.
    var keepsTaps: Bool { false }

    /// Whether `draw(_:)` may be overridden.
    var mayDraw: Bool { type(of: self) != UIView.self }

    /// The natural size for a SwiftUI proposal; `intrinsicContentSize` by default.
    func naturalSize(for proposal: ProposedViewSize) -> CGSize { intrinsicContentSize }

    /// The natural height at a width; nil if it does not depend on the width.
    func height(atWidth width: CGFloat) -> CGFloat? { nil }
    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed.
    open func didMoveToWindow() {}
    /// Called when the inherited tint has changed.
    open func tintColorDidChange() {}
    /// Called when the appearance has changed, with the previous traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Returns whether a recognizer of the view may begin; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
    /// Called before the layout after `safeAreaInsets` have changed.
    open func safeAreaInsetsDidChange() {}

    /// Returns the action for an event of the layer: the animation of the current block, or none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, event) ?? NSNull()
    }

    /// Returns whether a point of the view's coordinates is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.contains(point) }

    /// Returns the frontmost view of this subtree at a point of the view's coordinates.
    ///
    /// Views that are hidden, take no interaction, have an alpha below 0.01 or animate without
    /// `allowUserInteraction` are skipped with their subviews, and so are those outside the bounds.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, touchBlocks == 0,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviewList.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Places the subviews.
    open func layoutSublayers(of layer: CALayer) {
        if awaitsDrawing && layer.bounds.area > 0 { layer.setNeedsDisplay() }
        updateInsets()
        updateConstraintsIfNeeded()
        if followsContent { ConstraintSolver.layOut(self) }
        traitCollection.performAsCurrent {
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        passInsets()
    }

    /// Draws the content with `draw(_:)`, if it draws any.
    open func display(_ layer: CALayer) {
        let bounds = layer.bounds
        guard bounds.area > 0 else { return }
        awaitsDrawing = false
        let bitmap = LazyBitmap(bounds: bounds, scale: layer.contentsScale)
        traitCollection.performAsCurrent { CurrentContext.with(bitmap) { draw(bounds) } }
        if let image = bitmap.image {
            layer.contents = image
            hasDrawn = true
        } else if hasDrawn {
            layer.contents = nil
            hasDrawn = false
        }
    }

    /// Draws the content with `draw(_:)` into a context, as a `CATiledLayer` does for each tile.
    open func draw(_ layer: CALayer, in context: CGContext) {
        awaitsDrawing = false
        context.drawsUpward = true
        traitCollection.performAsCurrent {
            CurrentContext.with(context) { draw(context.boundingBoxOfClipPath) }
        }
    }

    /// Takes the scale and the appearance of the screen.
    func enterScreen() {
        takeScale()
        showBackground()
    }

    /// The superview of a view that is not in a `subviewList`.
    var foster: UIView? { nil }
    /// The foster superview, if the view's layer is below its layer.
    var layerParent: UIView? { nil }

    /// The view's controller, or else the superview.
    open override var next: UIResponder? { controller ?? superview }

    /// The smallest rectangle around the view in its superview, in points.
    ///
    /// Setting it changes `center` and the size of `bounds`. Undefined under a transform other than
    /// the identity, as on Apple's systems; it is then the rectangle around the transformed view.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard ViewNumbers.areValid(newValue, "frame", of: self) else { return }
            layer.frame = newValue
            valuesChanged()
        }
    }

    /// The rectangle in the view's own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            guard ViewNumbers.areValid(newValue, "bounds", of: self) else { return }
            layer.bounds = newValue
            valuesChanged()
        }
    }

    /// The centre of the frame in the superview, in points: the position of the layer's anchor
    /// point.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard ViewNumbers.areValid(newValue, "center", of: self) else { return }
            layer.position = newValue
            valuesChanged()
        }
    }

    /// The transform about the centre; the identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            guard ViewNumbers.areValid(newValue, "transform", of: self) else { return }
            layer.setAffineTransform(newValue)
            valuesChanged()
        }
    }

    /// The 3D transform about the centre; the identity by default.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            guard ViewNumbers.areValid(newValue, "transform3D", of: self) else { return }
            layer.transform = newValue
            valuesChanged()
        }
    }

    /// The opacity, 0 to 1; 1 by default.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            guard let value = ViewNumbers.number(newValue, "alpha", of: self) else { return }
            layer.opacity = Float(min(max(value, 0), 1))
            valuesChanged()
        }
    }

    /// Whether the view is hidden; false by default.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            let isChange = layer.isHidden != newValue
            layer.isHidden = newValue
            if isChange { parent?.subviewChanged(self, .visibility) }
            valuesChanged()
        }
    }

    /// Called after a subview, or a constraint on one, has changed.
    func subviewChanged(_ subview: UIView, _ change: SubviewChange) {}

    /// The colour behind the content, in the view's appearance; nil by default.
    open var backgroundColor: UIColor? {
        get { ownBackground }
        set {
            ownBackground = newValue
            if newValue == nil { layer.backgroundColor = nil } else { showBackground() }
            valuesChanged()
        }
    }

    /// The accent of the view and, unless they set their own, of its subviews; the system's blue by
    /// default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { isDimmed ? .systemGray : ownTint ?? parent?.tintForSubviews ?? .tintColor }
        set {
            ownTint = newValue
            forEachView { $0.tintChanged() }
        }
    }

    /// Whether the content and the subviews are clipped to the bounds; false by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How the content is placed when the bounds change; `scaleToFill` by default.
    open var contentMode: ContentMode {
        get { ownMode }
        set {
            ownMode = newValue
            layer.contentsGravity = newValue.gravity
            layer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }
}
