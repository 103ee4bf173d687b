public import Foundation
import LegatoGraphics
import LegatoMotion
package import LegatoRenderTree

/// A rectangle of content with a place in a tree, whose changes animate.
///
/// A layer holds model values. What shows is the presentation: the values last committed with the
/// running animations applied, which `presentation()` reads. Units are points, angles radians,
/// times seconds; y grows downwards in a window.
open class CALayer: CAMediaTiming {
    /// Tells the layer from all others in commits.
    package let id: LayerID
    /// The model values; those that show for a presentation layer.
    package var state = LayerState()
    /// The layer that a presentation layer shows; nil for model layers.
    private(set) var modelLayer: CALayer?

    /// The display that shows the layer's tree.
    package weak var host: LayerHost?
    /// The display in whose tree the layer was committed.
    weak var liveHost: LayerHost?
    /// Whether the values changed since the last commit.
    var isDirty = false
    /// Whether the list of sublayers changed since the last commit.
    var sublayersChanged = false

    var attached: [AttachedAnimation] = []
    var animators: [LayerProperty: LayerAnimator] = [:]
    /// Animators with nothing to do that know the velocity of changes without animation.
    var trackers: [LayerProperty: LayerAnimator] = [:]
    /// Whether a display follows the layer's animators.
    var isFollowed = false
    private var timing = RemainingTiming()
    var customValues: [String: Any] = [:]
    var gestures: [AttachedGesture] = []
    var needsLayoutFlag = false
    private var needsDisplayFlag = false

    /// The layer that this one hangs in, and those that hang in it, back to front.
    weak var linkedParent: CALayer?
    var children: [CALayer] = []

    /// Answers for the layer's actions, layout and display; not kept alive, nil by default.
    public weak var delegate: (any CALayerDelegate)?
    /// Actions by key, asked after the delegate; nil by default.
    public var actions: [String: any CAAction]?
    /// Values by key, asked for `actions` after `actions`; nil by default.
    public var style: [AnyHashable: Any]?
    /// A name for the program's own use; nil by default.
    public var name: String?

    private struct RemainingTiming {
        var duration: CFTimeInterval = .infinity
        var repeatCount: Float = 0
        var repeatDuration: CFTimeInterval = 0
        var autoreverses = false
        var fillMode = CAMediaTimingFillMode.removed
    }

    private static var lastID: LayerID = 0

    /// Creates a layer without size at the origin of no superlayer.
    public init() {
        Self.lastID += 1
        id = Self.lastID
    }

    /// Creates the presentation copy of a layer; subclasses copy their own stored properties.
    /// - Precondition: `layer` is a `CALayer`.
    public required init(layer: Any) {
        guard let layer = layer as? CALayer else {
            refuse("CALayer(layer:) needs a CALayer, got \(layer)")
        }
        id = layer.id
        state = layer.state
        name = layer.name
        timing = layer.timing
        customValues = layer.customValues
    }

    /// Makes this a presentation layer of `model` with values as shown.
    func present(_ model: CALayer, _ shown: LayerState) {
        modelLayer = model
        state = shown
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

    /// Changes one property with the animation that the circumstances ask for.
    func change(_ property: LayerProperty, to changed: LayerState) {
        let change = beginChange(property, from: state, to: changed)
        // Whoever was asked for the action may have changed other properties.
        state[property] = changed[property]
        markDirty()
        if property == .bounds { setNeedsLayout() }
        endChange(change)
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
        _ path: WritableKeyPath<RemainingTiming, T>,
        _ value: T,
        _ key: String
    ) {
        willChange(key)
        timing[keyPath: path] = value
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
        get { timing.duration }
        set { setTiming(\.duration, newValue, "duration") }
    }
    /// Without effect on layers; 0 by default.
    public var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming(\.repeatCount, newValue, "repeatCount") }
    }
    /// Without effect on layers; 0 by default.
    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming(\.repeatDuration, newValue, "repeatDuration") }
    }
    /// Without effect on layers; false by default.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming(\.autoreverses, newValue, "autoreverses") }
    }
    /// Without effect on layers; removed by default.
    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming(\.fillMode, newValue, "fillMode") }
    }

    // MARK: Overridable

    /// Returns the default value of a property, nil where it is zero or nothing.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": return Float(1)
        case "duration": return CFTimeInterval.infinity
        case "fillMode": return CAMediaTimingFillMode.removed
        default: break
        }
        guard let property = LayerProperty(key: key), property.row.storesDefault else { return nil }
        return LayerState()[property].any
    }

    /// Returns the action of an event for all layers of the class; nil here.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Sets the contents; asks the delegate here.
    open func display() { delegate?.display(self) }

    /// Places the sublayers; asks the delegate here.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Returns the action of an event; nil if nothing happens.
    ///
    /// Asked in turn: the delegate, `actions`, `style["actions"]` and on through nested styles, the
    /// class's `defaultAction(forKey:)`, and for a layer that shows the built-in action of the
    /// property.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Returns whether a point lies in the bounds: smallest edges inside, largest outside.
    open func contains(_ point: CGPoint) -> Bool {
        let r = state.bounds
        return point.x >= r.minX && point.x < r.maxX && point.y >= r.minY && point.y < r.maxY
    }

    /// Returns the frontmost layer of this subtree at a point of the superlayer's space.
    ///
    /// Hidden and clear layers are not hit, sublayers outside the bounds are unless the layer masks
    /// to them. On a presentation layer the answer is what is seen; `model()` leads back.
    open func hitTest(_ point: CGPoint) -> CALayer? { findLayer(at: point) }

    // MARK: Display

    /// Asks for `display()` at the next commit.
    public func setNeedsDisplay() {
        willChange("needsDisplay")
        needsDisplayFlag = true
        markDirty()
    }

    /// Returns whether `display()` is due.
    public func needsDisplay() -> Bool { needsDisplayFlag }

    /// Calls `display()` if it is due.
    public func displayIfNeeded() {
        guard needsDisplayFlag else { return }
        needsDisplayFlag = false
        display()
    }
}
