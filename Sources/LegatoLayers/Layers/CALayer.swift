public import Foundation
public import LegatoCanvas
import LegatoGraphics
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
@preconcurrency @MainActor open class CALayer {
    /// Identifies the layer in commits.
    package private(set) var id: LayerID
    /// The model values, shared with commits; the presentation values in a presentation layer.
    private(set) var sharedState = SharedState()
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
    private(set) var isLayingOut = false
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
    public init() {
        Self.lastID += 1
        id = Self.lastID
    }

    /// Creates the presentation copy of a layer; subclasses copy their own stored properties.
    ///
    /// Called by `presentation()`, which then copies the properties of `CALayer` and the values of
    /// custom keys. On its own, this initialiser creates a layer with default values.
    /// - Precondition: `layer` is a `CALayer`.
    public required init(layer: Any) {
        require(layer is CALayer, "CALayer(layer:) needs a CALayer, got \(layer)")
        Self.lastID += 1
        id = Self.lastID
    }

    @MainActor deinit { dismantle() }

    /// Makes this the presentation layer of `model` with the given presentation values.
    func present(_ model: CALayer, _ shown: LayerState, _ values: [String: Any]) {
        id = model.id
        state = shown
        let own = LayerRarities()
        own.customValues = values
        own.modelLayer = model
        if let other = model.rarities {
            own.timing = other.timing
            (own.name, own.delegate) = (other.name, other.delegate)
            (own.actions, own.style) = (other.actions, other.style)
            own.layoutManager = other.layoutManager
            own.autoresizingMask = other.autoresizingMask
        }
        rarities = own
    }

    /// The model values; the presentation values in a presentation layer.
    package var state: LayerState {
        _read { yield sharedState.values }
        _modify { yield &sharedState.values }
    }

    var isPresentation: Bool { modelLayer != nil }

    /// Whether the layer was committed in the tree that contains it, so that its changes may
    /// animate.
    var isLive: Bool { liveHost != nil && liveHost === host }

    // MARK: Values

    /// Reads a property from the layer's values.
    func get<T>(_ path: KeyPath<LayerState, T>) -> T { state[keyPath: path] }

    /// Sets a property: traps if the value is not finite, runs the action and marks the layer
    /// dirty.
    func set<T: Equatable>(
        _ property: LayerProperty, _ path: WritableKeyPath<LayerState, T>, _ value: T
    ) {
        willChange(property.row.key)
        detachFromStyle(property)
        guard state[keyPath: path] != value else { return }
        guard mayAct else {
            let old = state.bounds
            state[keyPath: path] = value
            require(
                state[property].isFinite,
                "CALayer.\(property.row.key) must be finite, got \(value)"
            )
            return assigned(property, oldBounds: old)
        }
        var changed = state
        changed[keyPath: path] = value
        let new = changed[property]
        require(new.isFinite, "CALayer.\(property.row.key) must be finite, got \(value)")
        change(property, to: changed)
    }

    /// Calls `layoutSublayers()` with `isLayingOut` set.
    func placeSublayers() {
        let outer = isLayingOut
        isLayingOut = true
        defer { isLayingOut = outer }
        layoutSublayers()
    }

    /// Changes one property with the animation or action that the current transaction asks for.
    func change(
        _ property: LayerProperty, to changed: LayerState,
        stated: (old: TransformComponents, new: TransformComponents)? = nil
    ) {
        let change = beginChange(
            PropertyChange(property: property, old: state, new: changed, stated: stated)
        )
        // The code that was asked for the action may have changed other properties.
        assign(property, changed[property])
        endChange(change)
    }

    /// Changes one property without an action.
    func assign(_ property: LayerProperty, _ value: PropertyValue) {
        let old = state.bounds
        state[property] = value
        assigned(property, oldBounds: old)
    }

    private func assigned(_ property: LayerProperty, oldBounds: CGRect) {
        markDirty()
        if property == .bounds { boundsChanged(from: oldBounds) }
        if property == .instanceCount || property == .instanceDelay { host?.clockChanges += 1 }
        if type(of: self).needsDisplay(forKey: property.row.key) { setNeedsDisplay() }
    }

    private func boundsChanged(from old: CGRect) {
        if state.needsDisplayOnBoundsChange { setNeedsDisplay() }
        guard old.size != state.bounds.size else { return }
        setNeedsLayout()
        // A layer that is laying out its sublayers sets their sizes itself.
        if let parent = linkedParent, parent.maskLayer !== self, !parent.isLayingOut {
            parent.setNeedsLayout()
        }
        if !children.isEmpty { resizeSublayers(withOldSize: old.size) }
    }

    /// Traps if this is a presentation layer, whose values are read-only.
    func willChange(_ key: String) {
        require(
            !isPresentation,
            "A presentation layer is read-only: '\(key)' cannot be changed; change model() instead"
        )
    }

    /// Includes the layer's values in the next commit.
    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        host?.layerChanged(self)
    }

    // MARK: Overridable

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
    /// `needsDisplay(forKey:)` returns true is animated, `draw(in:)` is called on the presentation
    /// layer, which has the values of the frame.
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

    /// Adjusts the frame to a change of the superlayer's size, according to `autoresizingMask`.
    open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }

    /// Returns the action for an event; nil if the event has none.
    ///
    /// The search order is: the delegate, `actions`, `style["actions"]` and nested styles, the
    /// class's `defaultAction(forKey:)` and, for a committed layer, the property's implicit action.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Returns whether the bounds contain a point; the minimum edges are inside, the maximum edges
    /// not.
    open func contains(_ point: CGPoint) -> Bool { state.bounds.holds(point) }

    /// Returns the frontmost layer of this subtree at a point in the superlayer's coordinate space.
    ///
    /// Hidden and fully transparent layers are skipped. Sublayers outside the bounds can be hit
    /// unless `masksToBounds` is set. Siblings are tested in order of `zPosition`, then front to
    /// back. A layer whose back faces the viewer can be hit if it is double-sided. Called on a
    /// presentation layer, it tests presentation values; use `model()` on the result.
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

    /// The timing properties that have no effect on layers.
    struct Timing {
        var duration: CFTimeInterval = .infinity
        var repeatCount: Float = 0
        var repeatDuration: CFTimeInterval = 0
        var autoreverses = false
        var fillMode = CAMediaTimingFillMode.removed
    }
}
