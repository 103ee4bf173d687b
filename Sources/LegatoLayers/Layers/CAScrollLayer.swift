public import LegatoGraphics
public import Foundation
import LegatoRenderTree

/// The axes along which a scroll layer scrolls.
public nonisolated enum CAScrollLayerScrollMode: String, NameBridging, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// Along the y axis.
    case vertically
    /// Along the x axis.
    case horizontally
    /// Along both axes; the default.
    case both
}

/// A layer that shows a part of its content; scrolling moves the origin of its bounds.
open class CAScrollLayer: CALayer {
    /// The axes along which the layer scrolls; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both { didSet { willChange("scrollMode") } }

    /// Creates a scroll layer with `masksToBounds` set.
    public override init() {
        super.init()
        state.masksToBounds = true
    }

    /// Creates the presentation copy of a scroll layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Returns nil with a warning, like `CALayer`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func plain(copying layer: CALayer) -> CALayer { CAScrollLayer(layer: layer) }

    /// Returns the default value of a property: true for `masksToBounds`, both axes for
    /// `scrollMode`, otherwise as in `CALayer`.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "masksToBounds": true
        case "scrollMode": CAScrollLayerScrollMode.both._bridgeToObjectiveC()
        default: super.defaultValue(forKey: key)
        }
    }

    /// Returns the value of a property or a custom key; nil if it has none.
    open override func value(forKey key: String) -> Any? {
        key == "scrollMode" ? CAScrollLayer.modeKey.get(self) : super.value(forKey: key)
    }

    /// Sets a property, or stores a value for a custom key.
    /// - Precondition: the value fits the property.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "scrollMode" else { return super.setValue(value, forKey: key) }
        CAScrollLayer.modeKey.write(value, to: self, named: "CAScrollLayer.scrollMode")
    }

    private static let modeKey = ObjectKey<CAScrollLayer>.name(\.scrollMode, nothing: .none)

    /// Scrolls to make a point the origin of the bounds, along the axes of `scrollMode`.
    open func scroll(to point: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
        bounds.origin = origin
    }

    /// Scrolls by the least distance that makes a rectangle visible; if it is too large, to its
    /// minimum edges.
    open func scroll(to rect: CGRect) {
        func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
            if low < from || high - low > length { return low }
            return high > from + length ? high - length : from
        }
        let (r, b) = (rect.standardized, bounds)
        scroll(
            to: CGPoint(
                x: start(r.minX, r.maxX, b.minX, b.width),
                y: start(r.minY, r.maxY, b.minY, b.height)
            )
        )
    }
}

extension CALayer {
    /// The nearest ancestor that is a scroll layer, as a model layer.
    var scroller: CAScrollLayer? {
        var at = link
        while let layer = at {
            if let scroller = layer as? CAScrollLayer { return scroller }
            at = layer.link
        }
        return nil
    }
}
