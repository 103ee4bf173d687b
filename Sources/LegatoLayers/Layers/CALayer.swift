public import Foundation
public import LegatoCanvas
import LegatoGraphics
import LegatoMotion
package import LegatoRenderTree

/// A rectangle of content with a place in a tree, whose changes animate.
///
/// A layer holds model values. What shows is the presentation: the values last committed with the
/// running animations applied, which `presentation()` reads. Units are points, angles radians,
/// times seconds; y grows downwards in a window.
@preconcurrency @MainActor open class CALayer: CAMediaTiming {
    /// Tells the layer from all others in commits.
    package private(set) var id: LayerID
    /// The model values, which commits share; those that show for a presentation layer.
    private(set) var sharedState = SharedState()
    /// The display that shows the layer's tree.
    package weak var host: LayerHost?
    /// The display in whose tree the layer was committed.
    weak var liveHost: LayerHost?
    /// Whether the values changed since the last commit.
    var isDirty = false
    /// Whether the list of sublayers changed since the last commit.
    var sublayersChanged = false
    /// Whether the mask changed since the last commit.
    var maskChanged = false

    /// Whether a display follows the layer's animators.
    var isFollowed = false
    /// Whether animations were added since the last commit.
    var hasNewAnimations = false
    /// Whether animators were committed since the display looked after them last.
    var hasNewAnimators = false
    var needsLayoutFlag = false
    /// Whether `layoutSublayers()` runs.
    private(set) var isLayingOut = false
    var needsDisplayFlag = false
    /// How often the layer was laid out and displayed in the commit that goes on.
    var preparations: Int32 = 0

    var attached = AttachedAnimations()
    var animators: [LayerProperty: LayerAnimator] = [:]
    /// Animators with nothing to do that know the velocity of changes without animation.
    var trackers: [LayerProperty: LayerAnimator] = [:]
    /// What few layers have; nil for most.
    var rarities: LayerRarities?

    /// The layer that this one hangs in, and those that hang in it, back to front.
    weak var linkedParent: CALayer?
    var children: [CALayer] = []
    /// The layer whose alpha this one is multiplied by.
    var maskLayer: CALayer?

    private static var lastID: LayerID = 0

    /// Creates a layer without size at the origin of no superlayer.
    public init() {
        Self.lastID += 1
        id = Self.lastID
    }

    /// Creates the presentation copy of a layer; subclasses copy their own stored properties.
    ///
    /// Called by `presentation()`, which then fills in the properties of `CALayer` and the values
    /// under keys; by itself this makes a fresh layer.
    /// - Precondition: `layer` is a `CALayer`.
    public required init(layer: Any) {
        require(layer is CALayer, "CALayer(layer:) needs a CALayer, got \(layer)")
        Self.lastID += 1
        id = Self.lastID
    }

    @MainActor deinit { dismantle() }

    /// Makes this a presentation layer of `model` with values as shown.
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

    /// The model values; those that show for a presentation layer.
    package var state: LayerState {
        _read { yield sharedState.values }
        _modify { yield &sharedState.values }
    }

    var isPresentation: Bool { modelLayer != nil }

    /// Whether the layer was committed in the tree that it hangs in, so that its changes may animate.
    var isLive: Bool { liveHost != nil && liveHost === host }

    // MARK: Values

    /// Reads a value of the table of properties.
    func get<T>(_ path: KeyPath<LayerState, T>) -> T { state[keyPath: path] }

    /// Writes a value of the table of properties: refuses what cannot be, animates, marks it.
    func set<T: Equatable>(
        _ property: LayerProperty,
        _ path: WritableKeyPath<LayerState, T>,
        _ value: T
    ) {
        willChange(property.row.key)
        detachFromStyle(property)
        guard state[keyPath: path] != value else { return }
        var changed = state
        changed[keyPath: path] = value
        let new = changed[property]
        require(
            new.isFinite,
            "CALayer.\(property.row.key) must be finite, got \(value)"
        )
        change(property, to: changed)
    }

    /// Calls `layoutSublayers()`.
    func placeSublayers() {
        let outer = isLayingOut
        isLayingOut = true
        defer { isLayingOut = outer }
        layoutSublayers()
    }

    /// Changes one property with the animation that the circumstances ask for.
    func change(
        _ property: LayerProperty,
        to changed: LayerState,
        stated: (old: TransformComponents, new: TransformComponents)? = nil
    ) {
        let change = beginChange(
            PropertyChange(property: property, old: state, new: changed, stated: stated)
        )
        // Whoever was asked for the action may have changed other properties.
        assign(property, changed[property])
        endChange(change)
    }

    /// Changes one property without an action.
    func assign(_ property: LayerProperty, _ value: PropertyValue) {
        let old = state.bounds
        state[property] = value
        markDirty()
        if property == .bounds { boundsChanged(from: old) }
        if property == .instanceCount || property == .instanceDelay { host?.clockChanges += 1 }
        if type(of: self).needsDisplay(forKey: property.row.key) { setNeedsDisplay() }
    }

    private func boundsChanged(from old: CGRect) {
        if state.needsDisplayOnBoundsChange { setNeedsDisplay() }
        guard old.size != state.bounds.size else { return }
        setNeedsLayout()
        // A layer that is placing its sublayers knows of the sizes that it gives them.
        if let parent = linkedParent, parent.maskLayer !== self, !parent.isLayingOut {
            parent.setNeedsLayout()
        }
        if !children.isEmpty { resizeSublayers(withOldSize: old.size) }
    }

    /// Traps when a presentation layer is changed.
    func willChange(_ key: String) {
        require(
            !isPresentation,
            "A presentation layer shows values and cannot be changed ('\(key)'); change model()"
        )
    }

    /// Makes the next commit carry the layer's values.
    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        host?.layerChanged(self)
    }

    // MARK: Timing

    private func setTiming<T: Equatable>(
        _ path: ReferenceWritableKeyPath<LayerRarities, T>,
        _ value: T,
        _ key: String
    ) {
        willChange(key)
        self[rare: path] = value
    }

    private func number<T: BinaryFloatingPoint>(_ value: T, _ key: String) -> T {
        require(!value.isNaN, "CALayer.\(key) must be a number, got \(value)")
        return value
    }

    private func setClock<T: Equatable>(
        _ path: WritableKeyPath<LayerState, T>,
        _ value: T,
        _ key: String,
        _ number: Double
    ) {
        willChange(key)
        require(number.isFinite, "CALayer.\(key) must be finite, got \(number)")
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        host?.clockChanges += 1
        markDirty()
    }

    /// When the layer's clock starts, in the superlayer's time, seconds; 0 by default.
    public var beginTime: CFTimeInterval {
        get { state.clock.beginTime }
        set { setClock(\.clock.beginTime, newValue, "beginTime", newValue) }
    }
    /// The rate of the layer's clock against the superlayer's; 1 by default.
    public var speed: Float {
        get { Float(state.clock.speed) }
        set { setClock(\.clock.speed, Double(newValue), "speed", Double(newValue)) }
    }
    /// The reading of the layer's clock at its start, seconds; 0 by default.
    public var timeOffset: CFTimeInterval {
        get { state.clock.timeOffset }
        set { setClock(\.clock.timeOffset, newValue, "timeOffset", newValue) }
    }
    /// Without effect on layers; infinite by default.
    public var duration: CFTimeInterval {
        get { self[rare: \.timing.duration] }
        set { setTiming(\.timing.duration, number(newValue, "duration"), "duration") }
    }
    /// Without effect on layers; 0 by default.
    public var repeatCount: Float {
        get { self[rare: \.timing.repeatCount] }
        set { setTiming(\.timing.repeatCount, number(newValue, "repeatCount"), "repeatCount") }
    }
    /// Without effect on layers; 0 by default.
    public var repeatDuration: CFTimeInterval {
        get { self[rare: \.timing.repeatDuration] }
        set {
            setTiming(\.timing.repeatDuration, number(newValue, "repeatDuration"), "repeatDuration")
        }
    }
    /// Without effect on layers; false by default.
    public var autoreverses: Bool {
        get { self[rare: \.timing.autoreverses] }
        set { setTiming(\.timing.autoreverses, newValue, "autoreverses") }
    }
    /// Without effect on layers; removed by default.
    public var fillMode: CAMediaTimingFillMode {
        get { self[rare: \.timing.fillMode] }
        set { setTiming(\.timing.fillMode, newValue, "fillMode") }
    }

    // MARK: Overridable

    /// Returns the default value of a property, nil where it is zero or nothing.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": return Float(1)
        case "duration": return CFTimeInterval.infinity
        case "fillMode": return CAMediaTimingFillMode.removed.rawValue
        default: break
        }
        return storedDefault(forKey: key, of: .layer)
    }

    /// Returns the action of an event for all layers of the class; nil here.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns whether a change or an animation of a key asks for `display()`; false here.
    ///
    /// Overrides make keys of the program's own animatable: while one is animated, `display()` is
    /// called for every frame.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the value of a property or of a key of the program's own; nil if there is none.
    ///
    /// A key of the program's own that was not set is looked up in `style`, then in
    /// `defaultValue(forKey:)`.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

    /// Sets a property, or stores a value under a key of the program's own.
    ///
    /// Numbers of every Swift type fit a number, nil is 0 for one, numbers in strings are read.
    /// - Precondition: the value fits the property and is finite.
    open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }

    /// Renews the contents; `needsDisplay()` is false then.
    ///
    /// Asks the delegate; if that does not answer, `draw(in:)` draws a bitmap of the bounds'
    /// size at `contentsScale`. While a key for which `needsDisplay(forKey:)` is true is animated,
    /// `presentation()` has the values to show and `draw(in:)` is called on it.
    open func display() {
        needsDisplayFlag = false
        guard let delegate else { return drawContents() }
        delegate.display(self)
    }

    /// Draws the contents in the layer's own space; asks the delegate here.
    open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

    /// Places the sublayers; asks the delegate, and if that does not answer the layout manager.
    open func layoutSublayers() {
        guard let delegate else { return layoutManager?.layoutSublayers(of: self) ?? () }
        delegate.layoutSublayers(of: self)
    }

    /// Returns the size that suits the layer, in the superlayer's space.
    ///
    /// Asks the layout manager; the size of the frame without one.
    open func preferredFrameSize() -> CGSize {
        layoutManager?.preferredSize(of: self) ?? frame.size
    }

    /// Called when the size of the bounds changed: resizes the sublayers.
    open func resizeSublayers(withOldSize size: CGSize) {
        for child in children { child.resize(withOldSuperlayerSize: size) }
    }

    /// Follows a change of the superlayer's size as `autoresizingMask` says.
    open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }

    /// Returns the action of an event; nil if nothing happens.
    ///
    /// Asked in turn: the delegate, `actions`, `style["actions"]` and on through nested styles, the
    /// class's `defaultAction(forKey:)`, and for a layer that shows the built-in action of the
    /// property.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Returns whether a point lies in the bounds: smallest edges inside, largest outside.
    open func contains(_ point: CGPoint) -> Bool { state.bounds.holds(point) }

    /// Returns the frontmost layer of this subtree at a point of the superlayer's space.
    ///
    /// Hidden and clear layers are not hit, sublayers outside the bounds are unless the layer masks
    /// to them. On a presentation layer the answer is what is seen; `model()` leads back.
    /// Siblings are asked by `zPosition`, then from the front. A layer whose back faces the viewer
    /// is hit if it is double sided.
    open func hitTest(_ point: CGPoint) -> CALayer? {
        ownPoint(point).flatMap { findLayer(atOwn: $0) }
    }
}
