public import Foundation
public import LegatoCanvas
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// A node of the layer tree: a rectangle with content, sublayers and animatable properties.
///
/// A layer's properties are its *model* values and change immediately. What is on screen is the
/// *presentation*: the values last committed with the running animations applied, returned by
/// `presentation()`. Units are points, radians and seconds; y points down in a window.
///
/// ```swift
/// let card = CALayer()
/// card.frame = CGRect(x: 40, y: 140, width: 160, height: 120)
/// card.backgroundColor = CGColor(red: 1, green: 0.42, blue: 0.37)
/// card.cornerRadius = 16
/// window.rootLayer.addSublayer(card)
///
/// // Later, when the card is on screen:
/// CALayer.animate(.spring) { card.position.x = 400 }
/// ```
@preconcurrency @MainActor open class CALayer: LayerAttributes {
    // The stored properties are final, so that they are read in place in builds for tests, too.
    /// The model values, shared with commits; the presentation values in a presentation layer.
    @exclusivity(unchecked) final var sharedState = SharedState()
    /// The link of the host of the tree that contains the layer.
    @exclusivity(unchecked) final var hostLink: HostLink?
    /// The link of the host in whose tree the layer was last committed.
    @exclusivity(unchecked) final var liveLink: HostLink?
    /// Whether the values changed since the last commit.
    @exclusivity(unchecked) final var isDirty = false
    /// Whether the list of sublayers changed since the last commit.
    @exclusivity(unchecked) final var sublayersChanged = false
    /// Whether the mask changed since the last commit.
    @exclusivity(unchecked) final var maskChanged = false

    /// Whether `host` tracks the layer's animators.
    final var isFollowed = false
    /// Whether animations were added since the last commit.
    @exclusivity(unchecked) final var hasNewAnimations = false
    /// Whether animators were committed since the host last sampled the layer's animators.
    final var hasNewAnimators = false
    @exclusivity(unchecked) final var needsLayoutFlag = false
    /// Whether `layoutSublayers()` is running.
    @exclusivity(unchecked) final var isLayingOut = false
    @exclusivity(unchecked) final var needsDisplayFlag = false
    /// Whether views regard the sublayers as being on no display, although they are in its tree.
    package final var keepsSublayersOutOfSight = false
    /// How often the layer was laid out and displayed in the current commit.
    @exclusivity(unchecked) final var preparations: Int32 = 0

    @exclusivity(unchecked) final var attached = AttachedAnimations()
    /// The animators of its properties, in table order.
    @exclusivity(unchecked) final var animators: [LayerAnimator] = []
    /// Idle animators that hold the velocity of changes made without animation.
    final var trackers: [LayerAnimator] = []
    /// The values that few layers set; nil for most layers.
    @exclusivity(unchecked) final var rarities: LayerRarities?

    /// The superlayer, or the layer that this one is the mask of.
    @exclusivity(unchecked) final weak var linkedParent: CALayer?
    /// The sublayers, back to front.
    @exclusivity(unchecked) final var children: [CALayer] = []
    /// The mask.
    @exclusivity(unchecked) final var maskLayer: CALayer?

    @exclusivity(unchecked) private static var lastID: LayerID = 0

    /// Creates a layer with empty bounds at the origin and without a superlayer.
    public init() {
        Self.lastID += 1
        super.init(id: Self.lastID)
    }

    /// Creates the presentation copy of a layer; subclasses copy their own stored properties.
    ///
    /// Called by `presentation()`, which then copies the properties of `CALayer` and the values of
    /// custom keys. On its own, this initialiser creates a layer with default values.
    ///
    /// A subclass that declares a designated initialiser and does not override this one cannot be
    /// copied: `presentation()` traps, as in Core Animation. Everything else works: pointers hit
    /// the layer, it animates, and it draws animated values of custom keys.
    /// - Precondition: `layer` is a `CALayer`.
    public init(layer: Any) {
        require(layer is CALayer, "CALayer(layer:) needs a CALayer, got \(layer)")
        Self.lastID += 1
        super.init(id: Self.lastID)
    }

    /// Returns nil with a warning, because layers are not archived.
    public required init?(coder: NSCoder) {
        Warning.print(
            "\(type(of: self)).init(coder:) returns nil: layers cannot be decoded from archives. "
                + "Create them with init()."
        )
        return nil
    }

    // Nonisolated, so that subclasses may declare deinitialisers.
    deinit {
        if children.isEmpty, maskLayer == nil { return }
        let dismantle = Self.dismantling(children, maskLayer)
        (children, maskLayer) = ([], nil)
        dismantle()
    }

    /// Creates a copy, without values, of the framework class that this one is or inherits from.
    class func plain(copying layer: CALayer) -> CALayer { CALayer(layer: layer) }

    /// Called when an area must be redrawn; nil means all of the layer.
    func willRedraw(_ area: CGRect?) {}

    /// Called when the layer has moved to the tree of another display, or out of any display's
    /// tree.
    func entered(_ new: LayerHost?, from old: LayerHost?) {}

    /// Layers owned by the class that are drawn between the contents and the sublayers.
    package var underlay: [CALayer] { [] }

    // MARK: Objects

    /// Customises the layer's actions, layout and display; not retained, nil by default.
    open var delegate: (any CALayerDelegate)? {
        get { rarities?.delegate }
        set { self[rare: \.delegate] = newValue }
    }
    /// Actions by key, searched after the delegate; nil by default.
    open var actions: [String: any CAAction]? {
        get { rarities?.actions }
        _modify { yield &self[rare: \.actions] }
    }

    /// Lays out the sublayers if the delegate does not; nil by default.
    open var layoutManager: (any CALayoutManager)? {
        get { rarities?.layoutManager }
        set { self[rare: \.layoutManager] = newValue }
    }

    // MARK: The tree

    /// The layer that this one is a sublayer or the mask of; nil for a root layer.
    open var superlayer: CALayer? { shownSuperlayer }

    /// The sublayers, back to front; nil if there are none.
    ///
    /// Setting it removes the sublayers that are not in the new list and adds the others. If a
    /// layer occurs more than once, its last occurrence counts.
    open var sublayers: [CALayer]? {
        get { shownSublayers }
        set { shownSublayers = newValue }
    }

    /// The layer whose alpha channel this one is multiplied by; nil by default.
    ///
    /// The mask is positioned in this layer's coordinate space, without the `sublayerTransform`,
    /// and its `superlayer` is this layer. It masks everything that the layer draws, including the
    /// shadow; where the mask draws nothing, the layer is invisible. A `CATransformLayer` ignores
    /// its mask. A layer that is a sublayer or another layer's mask is removed there first.
    /// - Precondition: the mask is neither this layer nor one of its ancestors.
    open var mask: CALayer? {
        get { shownMask }
        set { shownMask = newValue }
    }

    /// Adds a layer in front of the other sublayers, after removing it from its superlayer, if any.
    /// - Precondition: `layer` is neither this layer nor one of its ancestors.
    open func addSublayer(_ layer: CALayer) {
        insert(layer) { self.children.count }
    }

    /// Inserts a layer at an index counted from the back; an index past the end means in front.
    /// - Precondition: `layer` is neither this layer nor one of its ancestors.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer) { Int(index) }
    }

    /// Inserts a layer directly behind a sublayer.
    ///
    /// If `sibling` is nil, the layer becomes the backmost one; if it is not a sublayer, the
    /// frontmost.
    /// - Precondition: `layer` is neither this layer nor one of its ancestors.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling) { sibling == nil ? 0 : self.place(of: sibling) }
    }

    /// Inserts a layer directly in front of a sublayer.
    ///
    /// If `sibling` is nil or not a sublayer, the layer becomes the frontmost one.
    /// - Precondition: `layer` is neither this layer nor one of its ancestors.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling) { min(self.place(of: sibling), Int.max - 1) + 1 }
    }

    /// Replaces a sublayer with another layer.
    /// - Precondition: `old` is a sublayer of this layer; `new` is neither this layer nor one of
    ///   its ancestors.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { exchange(old, for: new) }

    /// Removes the layer from its superlayer; has no effect on a root layer.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// Adds a copy of an animation, replacing the animation with the same key.
    ///
    /// A duration of 0 or less is replaced by the transaction's duration, and a nil timing function
    /// by the transaction's, if it has one. An animation added for a nil key cannot be removed
    /// individually. Transitions always have the key `kCATransition`. An animation whose key path
    /// names no property runs for its duration without effect, with a warning.
    ///
    /// ```swift
    /// let fade = CABasicAnimation(keyPath: "opacity")
    /// fade.fromValue = 0
    /// fade.toValue = 1
    /// fade.duration = 0.3
    /// card.add(fade, forKey: "fade")
    /// ```
    ///
    /// - Precondition: the values of a property animation fit its key path.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        attach(animation, forKey: key)
    }

    /// Removes the animation for a key; its delegate is called with `finished` false.
    open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }

    /// Removes all animations; their delegates are called with `finished` false.
    open func removeAllAnimations() { detachAnimations() }

    /// Returns the keys of the animations in the order in which they are applied; nil if there are
    /// none.
    open func animationKeys() -> [String]? { attachedKeys }

    /// Returns the layer's copy of the animation for a key; nil if there is none.
    open func animation(forKey key: String) -> CAAnimation? {
        (modelLayer ?? self).attached[key]?.animation
    }

    /// Returns a copy of the layer with its current presentation values; nil before the first
    /// commit.
    ///
    /// The presentation values are the values last committed with the running animations applied.
    /// The superlayer and sublayers of the copy are presentation layers, too. A presentation layer
    /// returns itself.
    ///
    /// ```swift
    /// CALayer.animate(.linear(duration: 1)) { card.position.x = 320 }
    /// let target = card.position.x  // 320 immediately
    /// let shown = card.presentation()?.position.x  // the value in flight
    /// ```
    open func presentation() -> Self? { presentationCopy() }

    /// Returns the model layer of a presentation layer; a model layer returns itself.
    open func model() -> Self { (modelLayer as? Self) ?? self }

    // MARK: Spaces

    /// Converts a time from another layer's time to this one's; nil means media time.
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: layer?.mediaTime(atLocal: time) ?? time)
    }

    /// Converts a time from this layer's time to another layer's; nil means media time.
    ///
    /// A layer whose speed is 0 converts to time 0 of its superlayer.
    open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let media = mediaTime(atLocal: time)
        return layer?.localTime(atMediaTime: media) ?? media
    }

    /// Converts a point from another layer's coordinate space to this one's.
    ///
    /// `nil` means the space that contains the root layer. Returns the point unchanged if the
    /// target layer is edge-on or the point is behind the viewer.
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        Self.convert(point, Self.map(from: layer, to: self))
    }

    /// Converts a point from this layer's coordinate space to another layer's.
    ///
    /// `nil` means the space that contains the root layer. Returns the point unchanged if the
    /// target layer is edge-on or the point is behind the viewer.
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        Self.convert(point, Self.map(from: self, to: layer))
    }

    /// Converts a rectangle from another layer's coordinate space to its bounding box in this
    /// one's.
    ///
    /// `nil` means the space that contains the root layer. Returns the rectangle unchanged if the
    /// target layer is edge-on or a corner is behind the viewer.
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        Self.map(from: layer, to: self)?.box(of: rect) ?? rect
    }

    /// Converts a rectangle from this layer's coordinate space to its bounding box in another
    /// layer's.
    ///
    /// `nil` means the space that contains the root layer. Returns the rectangle unchanged if the
    /// target layer is edge-on or a corner is behind the viewer.
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        Self.map(from: self, to: layer)?.box(of: rect) ?? rect
    }

    // MARK: Overridable

    /// Returns the class's default action for an event; nil in `CALayer`.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Updates the layer's contents.
    ///
    /// Calls the delegate; without one, or if it does not implement the method, draws into a bitmap
    /// of the bounds' size at `contentsScale` with `draw(in:)`. While a key for which
    /// `needsDisplay(forKey:)` returns true is animated, the layer's getters return the presentation
    /// values of the frame to `draw(in:)`.
    open func display() {
        needsDisplayFlag = false
        guard let delegate else { return drawContents() }
        delegate.display(self)
    }

    /// Draws the contents in the layer's coordinate space; calls the delegate by default.
    open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

    /// Lays out the sublayers; calls the delegate, or else the layout manager.
    open func layoutSublayers() {
        guard let delegate else { return layoutManager?.layoutSublayers(of: self) ?? () }
        delegate.layoutSublayers(of: self)
    }

    /// Returns the preferred size of the layer, in the superlayer's coordinate space.
    ///
    /// The layout manager determines it; without one, it is the size of the frame.
    open func preferredFrameSize() -> CGSize {
        layoutManager?.preferredSize(of: self) ?? frame.size
    }

    /// Adjusts the frame to a change of the superlayer's size, according to `autoresizingMask`.
    open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }

    /// Returns the action for an event; nil if the event has none.
    ///
    /// The search order is: the delegate, `actions`, `style["actions"]` and nested styles, the
    /// class's `defaultAction(forKey:)` and, for a committed layer, the property's implicit action.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Returns the frontmost layer of this subtree at a point in the superlayer's coordinate space.
    ///
    /// Hidden and fully transparent layers are skipped. Sublayers outside the bounds can be hit
    /// unless `masksToBounds` is set. Siblings are tested in order of `zPosition`, then front to
    /// back. A layer whose back faces the viewer can be hit if it is double-sided. Called on a
    /// presentation layer, it tests presentation values; use `model()` on the result.
    ///
    /// For a pointer, a display calls it on its root layer. Until it returns, the getters of model
    /// layers return presentation values.
    open func hitTest(_ point: CGPoint) -> CALayer? {
        ownPoint(point).flatMap { findLayer(atOwn: $0) }
    }
}

/// The values that few layers set, stored separately to keep layers small.
final class LayerRarities {
    /// Shared by all layers without such values; never written.
    static let none = LayerRarities()

    /// The model layer of a presentation layer; nil for model layers.
    @exclusivity(unchecked) var modelLayer: CALayer?
    var timing = Timing()
    /// The values of custom keys.
    var customValues: [String: Any] = [:]
    /// The values of custom keys, as last committed.
    var committedValues: [String: Any] = [:]
    /// The local time for which the layer was last displayed to animate custom keys.
    var redrawnAt: CFTimeInterval?
    var gestures: [AttachedGesture] = []
    @exclusivity(unchecked) weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    /// The properties whose values come from the style.
    var styled: Set<LayerProperty> = []
    /// The properties that were set while the style provided their values.
    var unstyled: Set<LayerProperty> = []
    @exclusivity(unchecked) var layoutManager: (any CALayoutManager)?
    var autoresizingMask: CAAutoresizingMask = []
    var name: String?
    var drawsAsynchronously = false
    var dynamicRange = DynamicRange()
    var followsDisplays = false
    var accessibility: AccessibilityContent?

    /// The timing properties that have no effect on layers.
    struct Timing {
        var duration: CFTimeInterval = .infinity
        var repeatCount: Float = 0
        var repeatDuration: CFTimeInterval = 0
        var autoreverses = false
        var fillMode = CAMediaTimingFillMode.removed
    }
}
