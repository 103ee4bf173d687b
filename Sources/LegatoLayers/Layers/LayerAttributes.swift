public import Foundation
import LegatoMotion
public import LegatoGraphics
import LegatoRenderTree

/// The timing, names, coordinates and accessibility of a layer; the superclass of ``CALayer``.
///
/// A program uses and subclasses ``CALayer``; see ``LayerGeometry`` for the reason of the
/// superclasses.
@preconcurrency @MainActor open class LayerAttributes: LayerProperties {
    // Nonisolated, so that subclasses may declare deinitialisers.
    deinit {}

    // MARK: Objects and names

    /// Default values by key for properties that were not set; nil by default.
    ///
    /// It provides values for drawn properties that have their defaults and for custom keys, until
    /// they are set, but not for `name`, `delegate`, the frame and timing properties. The key
    /// "actions" holds actions, searched after `actions`; the key "style" holds a nested style for
    /// keys that this one lacks. Values that change with the style run no actions.
    /// - Precondition: the values fit the properties and are finite.
    open var style: [AnyHashable: Any]? {
        get { layer[rare: \.style] }
        set {
            layer.willChange("style")
            layer[rare: \.style] = newValue
            layer.applyStyle()
        }
    }
    /// How the layer's frame adjusts to the superlayer's size; empty by default.
    open var autoresizingMask: CAAutoresizingMask {
        get { layer[rare: \.autoresizingMask] }
        set { layer[rare: \.autoresizingMask] = newValue }
    }
    /// A name for use by the program; nil by default.
    open var name: String? {
        get { layer[rare: \.name] }
        set { layer[rare: \.name] = newValue }
    }

    /// Whether `draw(in:)` may draw in the background; false by default.
    ///
    /// A hint: `draw(in:)` has drawn all of its commands when it returns.
    open var drawsAsynchronously: Bool {
        get { layer[rare: \.drawsAsynchronously] }
        set { layer[rare: \.drawsAsynchronously] = newValue }
    }

    // MARK: Dynamic range

    /// Whether contents may be brighter than white; false by default.
    ///
    /// Has no effect, like the other properties of the dynamic range: windows show standard dynamic
    /// range, and brighter values are drawn as white.
    open var wantsExtendedDynamicRangeContent: Bool {
        get { layer[rare: \.dynamicRange.isExtended] }
        set { layer[rare: \.dynamicRange.isExtended] = newValue }
    }
    /// How bright contents are mapped to the range of the screen; `automatic` by default.
    ///
    /// Has no effect; see `wantsExtendedDynamicRangeContent`.
    open var toneMapMode: CAToneMapMode {
        get { layer[rare: \.dynamicRange.toneMapMode] }
        set { layer[rare: \.dynamicRange.toneMapMode] = newValue }
    }
    /// The range in which the layer is shown; `standard` by default.
    ///
    /// Has no effect; see `wantsExtendedDynamicRangeContent`.
    open var preferredDynamicRange: CADynamicRange {
        get { layer[rare: \.dynamicRange.preferred] }
        set { layer[rare: \.dynamicRange.preferred] = newValue }
    }
    /// How much brighter than white the contents are; 0, the default, if that is unknown.
    ///
    /// Has no effect; see `wantsExtendedDynamicRangeContent`.
    open var contentsHeadroom: CGFloat {
        get { CGFloat(layer[rare: \.dynamicRange.headroom]) }
        set { layer[rare: \.dynamicRange.headroom] = Double(newValue) }
    }

    // MARK: Timing

    /// When the layer's clock starts, in seconds of the superlayer's time; 0 by default.
    open var beginTime: CFTimeInterval {
        get { layer.read { $0.clock.beginTime } }
        set { layer.setClock(\.clock.beginTime, newValue, "beginTime", newValue) }
    }
    /// The rate of the layer's clock relative to the superlayer's; 1 by default.
    open var speed: Float {
        get { Float(layer.read { $0.clock.speed }) }
        set { layer.setClock(\.clock.speed, Double(newValue), "speed", Double(newValue)) }
    }
    /// The time of the layer's clock at `beginTime`, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { layer.read { $0.clock.timeOffset } }
        set { layer.setClock(\.clock.timeOffset, newValue, "timeOffset", newValue) }
    }
    /// Has no effect on layers; infinite by default.
    open var duration: CFTimeInterval {
        get { layer[rare: \.timing.duration] }
        set { layer.setTiming(\.timing.duration, layer.number(newValue, "duration"), "duration") }
    }
    /// Has no effect on layers; 0 by default.
    open var repeatCount: Float {
        get { layer[rare: \.timing.repeatCount] }
        set {
            layer.setTiming(
                \.timing.repeatCount, layer.number(newValue, "repeatCount"), "repeatCount")
        }
    }
    /// Has no effect on layers; 0 by default.
    open var repeatDuration: CFTimeInterval {
        get { layer[rare: \.timing.repeatDuration] }
        set {
            layer.setTiming(
                \.timing.repeatDuration, layer.number(newValue, "repeatDuration"), "repeatDuration")
        }
    }
    /// Has no effect on layers; false by default.
    open var autoreverses: Bool {
        get { layer[rare: \.timing.autoreverses] }
        set { layer.setTiming(\.timing.autoreverses, newValue, "autoreverses") }
    }
    /// Has no effect on layers; `.removed` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { layer[rare: \.timing.fillMode] }
        set { layer.setTiming(\.timing.fillMode, newValue, "fillMode") }
    }

    // MARK: Coordinates

    /// Returns the transform as an affine one; the identity if it is not affine.
    open func affineTransform() -> CGAffineTransform {
        CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }

    /// Replaces the whole transform by an affine one.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// Returns whether an odd number of layers, from the root to this one, is flipped.
    open func contentsAreFlipped() -> Bool {
        let values = layer.around
        return layer.lineage.reduce(false) { $0 != $1.state(in: values).isGeometryFlipped }
    }

    // MARK: Scrolling

    /// Scrolls the nearest scroll layer that contains this one to make a point the origin of its
    /// bounds.
    ///
    /// The point is in this layer's coordinate space. Has no effect without a scroll layer, or if
    /// the point has no finite image under the transforms in between.
    open func scroll(_ point: CGPoint) {
        guard let scroller = layer.scroller else { return }
        let point = layer.convert(point, to: scroller)
        if point.isFinite { scroller.scroll(to: point) }
    }

    /// Scrolls the nearest scroll layer that contains this one to make a rectangle visible.
    ///
    /// The rectangle is in this layer's coordinate space. Has no effect without a scroll layer, or
    /// if the rectangle has no finite image under the transforms in between.
    open func scrollRectToVisible(_ rect: CGRect) {
        guard let scroller = layer.scroller else { return }
        let rect = layer.convert(rect, to: scroller)
        if rect.isFinite { scroller.scroll(to: rect) }
    }

    /// The part of the bounds that is visible in the nearest scroll layer that contains this one.
    ///
    /// All of the bounds without a scroll layer; empty if no part is visible.
    open var visibleRect: CGRect {
        guard let scroller = layer.scroller else { return bounds }
        func seen() -> CGRect {
            bounds.intersection(layer.convert(scroller.bounds, from: scroller))
        }
        let shown = layer.around?.read(seen) ?? seen()
        return shown.isNull ? .zero : shown
    }

    // MARK: Accessibility

    /// Whether the layer is an element; false by default.
    ///
    /// The sublayers of an element do not become elements.
    ///
    /// ```swift
    /// dial.isAccessibilityElement = true
    /// dial.accessibilityLabel = "Volume"
    /// dial.accessibilityValue = "7"
    /// ```
    open var isAccessibilityElement: Bool {
        get { layer.knownAccessibility?.isElement ?? false }
        set { layer.accessibility.isElement = newValue }
    }
    /// The text that identifies the layer; nil by default.
    open var accessibilityLabel: String? {
        get { layer.knownAccessibility?.label }
        set { layer.accessibility.label = newValue }
    }
    /// The value as text; nil by default.
    open var accessibilityValue: String? {
        get { layer.knownAccessibility?.value }
        set { layer.accessibility.value = newValue }
    }
    /// A description of the result of using the layer; nil by default.
    open var accessibilityHint: String? {
        get { layer.knownAccessibility?.hint }
        set { layer.accessibility.hint = newValue }
    }
    /// The identifier for tests; nil by default.
    open var accessibilityIdentifier: String? {
        get { layer.knownAccessibility?.identifier }
        set { layer.accessibility.identifier = newValue }
    }
    /// The layer's role and behaviour; none by default.
    ///
    /// A button, a link or a switch is activated with `accessibilityActivate()`, and an adjustable
    /// layer is adjusted with `accessibilityIncrement()` and `accessibilityDecrement()`.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { layer.knownAccessibility?.traits ?? .none }
        set { layer.accessibility.traits = newValue }
    }
    /// Whether the layer and its sublayers are hidden from assistive technologies; false by
    /// default.
    open var accessibilityElementsHidden: Bool {
        get { layer.knownAccessibility?.hidesElements ?? false }
        set { layer.accessibility.hidesElements = newValue }
    }
    /// The layers and UIKit's views whose elements are inside, in order; nil, the default, for those
    /// of the sublayers.
    ///
    /// Other objects are left out.
    open var accessibilityElements: [Any]? {
        get { layer.knownAccessibility?.elements }
        set { layer.accessibility.elements = newValue }
    }

    /// Activates the layer for an assistive technology; returns whether it did, false by default.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value by a step for an assistive technology; does nothing by default.
    open func accessibilityIncrement() {}

    /// Decreases the value by a step for an assistive technology; does nothing by default.
    open func accessibilityDecrement() {}

    // MARK: Keys

    /// The class, the name and the frame.
    nonisolated open override var description: String {
        readOnAnyThread {
            let name = self.name.map { "; name = \"\($0)\"" } ?? ""
            return "<\(type(of: self)): \(address(of: self))\(name); "
                + "frame = \(NSStringFromRect(self.frame))>"
        }
    }

    /// Returns the default value of a property; nil if the default is zero or nil.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": return Float(1)
        case "duration": return CFTimeInterval.infinity
        case "fillMode": return CAMediaTimingFillMode.removed._bridgeToObjectiveC()
        default: break
        }
        return storedDefault(forKey: key, of: .layer)
    }

    /// Returns whether changing or animating a key requires `display()`; false in `CALayer`.
    ///
    /// Override it to make custom keys animatable: while such a key is animated, `display()` is
    /// called for every frame.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the value of a property or a custom key; nil if it has none.
    ///
    /// The property's getter is called, also that of a subclass which overrides it.
    /// A custom key without a value is looked up in `style`, then in `defaultValue(forKey:)`.
    open func value(forKey key: String) -> Any? { layer.storedValue(forKey: key) }

    /// Sets a property, or stores a value for a custom key.
    ///
    /// The property's setter is called, also that of a subclass which overrides it.
    ///
    /// Numeric properties accept every Swift number type, a string that contains a number, and nil
    /// for 0.
    /// - Precondition: the value fits the property and is finite.
    open func setValue(_ value: Any?, forKey key: String) { layer.storeValue(value, forKey: key) }

    /// Returns the value for a key path, such as `transform.rotation.z` or `mask.opacity`.
    ///
    /// Custom values have the same parts as properties of their type.
    /// - Precondition: the part after the first key exists.
    open func value(forKeyPath keyPath: String) -> Any? { layer.storedValue(forKeyPath: keyPath) }

    /// Sets the value for a key path, such as `transform.scale`, without changing other parts of
    /// the property.
    ///
    /// The getter and the setter of the whole property are called, also those of a subclass which
    /// overrides them.
    /// - Precondition: the part after the first key exists, and the value has its type and is finite.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        layer.storeValue(value, forKeyPath: keyPath)
    }

    // MARK: Display and layout

    /// Marks the layer so that the next commit calls `display()`.
    open func setNeedsDisplay() { layer.markForDisplay(nil) }

    /// Marks the layer so that the next commit calls `display()`; the whole layer is displayed,
    /// unless it is a `CATiledLayer`.
    open func setNeedsDisplay(_ rect: CGRect) { layer.markForDisplay(rect) }

    /// Returns whether the layer is marked for `display()`.
    open func needsDisplay() -> Bool { layer.needsDisplayFlag }

    /// Calls `display()` if the layer is marked.
    open func displayIfNeeded() {
        guard layer.needsDisplayFlag else { return }
        // Also for an override of `display()` that does not call `super`.
        layer.needsDisplayFlag = false
        layer.display()
    }

    /// Marks the layer so that the next commit calls `layoutSublayers()`, and calls the layout
    /// manager.
    ///
    /// A layer is also marked when its sublayers or the size of its bounds change, and when the
    /// size of a sublayer's bounds changes, unless this layer's `layoutSublayers()` sets it.
    open func setNeedsLayout() { layer.markForLayout() }

    /// Returns whether the layer is marked for layout.
    open func needsLayout() -> Bool { layer.needsLayoutFlag }

    /// Lays out the marked layers of a subtree, from the top down.
    ///
    /// The subtree starts at the topmost layer that is reached from this one through marked
    /// ancestors.
    open func layoutIfNeeded() { layer.layoutMarked() }

    /// Called when the size of the bounds has changed; resizes the sublayers.
    open func resizeSublayers(withOldSize size: CGSize) {
        for child in layer.children { child.resize(withOldSuperlayerSize: size) }
    }

    /// Returns whether the bounds contain a point; the minimum edges are inside, the maximum edges
    /// not.
    open func contains(_ point: CGPoint) -> Bool { layer.read { $0.bounds.holds(point) } }
}
