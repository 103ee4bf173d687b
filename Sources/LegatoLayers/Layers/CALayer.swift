public import Foundation
public import LegatoCanvas
public import LegatoGraphics
import LegatoMotion
package import LegatoRenderTree

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
@preconcurrency @MainActor open class CALayer: NSObject {
    /// Identifies the layer in commits.
    package internal(set) var id: LayerID
    /// The model values, shared with commits; the presentation values in a presentation layer.
    var sharedState = SharedState()
    /// The host of the tree that contains the layer.
    package weak var host: LayerHost?
    /// The host in whose tree the layer was last committed.
    weak var liveHost: LayerHost?
    /// Whether the values changed since the last commit.
    var isDirty = false
    /// Whether the list of sublayers changed since the last commit.
    var sublayersChanged = false
    /// Whether the mask changed since the last commit.
    var maskChanged = false

    /// Whether `host` tracks the layer's animators.
    var isFollowed = false
    /// Whether animations were added since the last commit.
    var hasNewAnimations = false
    /// Whether animators were committed since the host last sampled the layer's animators.
    var hasNewAnimators = false
    var needsLayoutFlag = false
    /// Whether `layoutSublayers()` is running.
    var isLayingOut = false
    var needsDisplayFlag = false
    /// How often the layer was laid out and displayed in the current commit.
    var preparations: Int32 = 0

    var attached = AttachedAnimations()
    /// The animators of its properties, in table order.
    var animators: [LayerAnimator] = []
    /// Idle animators that hold the velocity of changes made without animation.
    var trackers: [LayerAnimator] = []
    /// The values that few layers set; nil for most layers.
    var rarities: LayerRarities?

    /// The superlayer, or the layer that this one is the mask of.
    weak var linkedParent: CALayer?
    /// The sublayers, back to front.
    var children: [CALayer] = []
    /// The mask.
    var maskLayer: CALayer?

    private static var lastID: LayerID = 0

    /// Creates a layer with empty bounds at the origin and without a superlayer.
    public override init() {
        Self.lastID += 1
        id = Self.lastID
        super.init()
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
        id = Self.lastID
        super.init()
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

    // MARK: Properties

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
        get { shownFrame }
        set { shownFrame = newValue }
    }
    /// Has no effect on layers; 0 by default.
    open var repeatCount: Float {
        get { ownRepeatCount }
        set { ownRepeatCount = newValue }
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

    // MARK: Overridable

    /// The class, the name and the frame.
    nonisolated open override var description: String {
        // Read on any thread, for debuggers and logs.
        let read: @MainActor () -> String = {
            let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
            let name = self.name.map { "; name = \"\($0)\"" } ?? ""
            return "<\(type(of: self)): 0x\(String(address, radix: 16))\(name); "
                + "frame = \(NSStringFromRect(self.frame))>"
        }
        return unsafeBitCast(read, to: (() -> String).self)()
    }

    /// Returns the default value of a property; nil if the default is zero or nil.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": return Float(1)
        case "duration": return CFTimeInterval.infinity
        case "fillMode": return CAMediaTimingFillMode.removed.rawValue
        default: break
        }
        return storedDefault(forKey: key, of: .layer)
    }

    /// Returns the class's default action for an event; nil in `CALayer`.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns whether changing or animating a key requires `display()`; false in `CALayer`.
    ///
    /// Override it to make custom keys animatable: while such a key is animated, `display()` is
    /// called for every frame.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the value of a property or a custom key; nil if it has none.
    ///
    /// A custom key without a value is looked up in `style`, then in `defaultValue(forKey:)`.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

    /// Sets a property, or stores a value for a custom key.
    ///
    /// Numeric properties accept every Swift number type, a string that contains a number, and nil
    /// for 0.
    /// - Precondition: the value fits the property and is finite.
    open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }

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

    /// Called when the size of the bounds has changed; resizes the sublayers.
    open func resizeSublayers(withOldSize size: CGSize) {
        for child in children { child.resize(withOldSuperlayerSize: size) }
    }

    /// Activates the layer for an assistive technology; returns whether it did, false by default.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value by a step for an assistive technology; does nothing by default.
    open func accessibilityIncrement() {}

    /// Decreases the value by a step for an assistive technology; does nothing by default.
    open func accessibilityDecrement() {}

    /// Adjusts the frame to a change of the superlayer's size, according to `autoresizingMask`.
    open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }

    /// Returns the action for an event; nil if the event has none.
    ///
    /// The search order is: the delegate, `actions`, `style["actions"]` and nested styles, the
    /// class's `defaultAction(forKey:)` and, for a committed layer, the property's implicit action.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Returns whether the bounds contain a point; the minimum edges are inside, the maximum edges
    /// not.
    open func contains(_ point: CGPoint) -> Bool { read { $0.bounds.holds(point) } }

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
    var modelLayer: CALayer?
    var timing = Timing()
    /// The values of custom keys.
    var customValues: [String: Any] = [:]
    /// The values of custom keys, as last committed.
    var committedValues: [String: Any] = [:]
    /// The local time for which the layer was last displayed to animate custom keys.
    var redrawnAt: CFTimeInterval?
    var gestures: [AttachedGesture] = []
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    /// The properties whose values come from the style.
    var styled: Set<LayerProperty> = []
    /// The properties that were set while the style provided their values.
    var unstyled: Set<LayerProperty> = []
    var layoutManager: (any CALayoutManager)?
    var autoresizingMask: CAAutoresizingMask = []
    var name: String?
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
