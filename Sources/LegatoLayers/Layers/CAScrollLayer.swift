public import LegatoGraphics
public import Foundation
import LegatoRenderTree

/// The directions in which a scroll layer scrolls.
public nonisolated enum CAScrollLayerScrollMode: String, NameBridging, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// Along y.
    case vertically
    /// Along x.
    case horizontally
    /// Along both; the default.
    case both
}

/// A layer that shows a part of what is larger: scrolling moves the origin of its bounds.
open class CAScrollLayer: CALayer {
    /// The directions in which it scrolls; both by default.
    public var scrollMode = CAScrollLayerScrollMode.both { didSet { willChange("scrollMode") } }

    /// Creates a scroll layer; it masks to its bounds.
    public override init() {
        super.init()
        state.masksToBounds = true
    }

    /// Creates the presentation copy of a scroll layer.
    public required init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Returns the default value of a property: `masksToBounds` is true, the rest as `CALayer`.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "masksToBounds" ? true : super.defaultValue(forKey: key)
    }

    /// Scrolls until a point is the origin of the bounds, along the axes of `scrollMode`.
    open func scroll(to point: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
        bounds.origin = origin
    }

    /// Scrolls as little as it takes to show a rectangle; of a larger one its smallest edges.
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
    /// The nearest scroll layer around this one.
    private var scroller: CAScrollLayer? {
        var at = superlayer
        while let layer = at {
            if let scroller = layer as? CAScrollLayer { return scroller }
            at = layer.superlayer
        }
        return nil
    }

    /// Scrolls the nearest scroll layer around this one until a point is the origin of its bounds.
    ///
    /// The point is in this layer's space. Nothing happens without a scroll layer or where the
    /// transforms in between have no finite place for the point.
    public func scroll(_ point: CGPoint) {
        guard let scroller else { return }
        let point = convert(point, to: scroller)
        if point.isFinite { scroller.scroll(to: point) }
    }

    /// Scrolls the nearest scroll layer around this one until a rectangle shows.
    ///
    /// The rectangle is in this layer's space. Nothing happens without a scroll layer or where the
    /// transforms in between have no finite place for the rectangle.
    public func scrollRectToVisible(_ rect: CGRect) {
        guard let scroller else { return }
        let rect = convert(rect, to: scroller)
        if rect.isFinite { scroller.scroll(to: rect) }
    }

    /// The part of the bounds that the nearest scroll layer around this one shows.
    ///
    /// All of the bounds without a scroll layer, nothing if it shows no part of them.
    public var visibleRect: CGRect {
        guard let scroller else { return bounds }
        let shown = bounds.intersection(convert(scroller.bounds, from: scroller))
        return shown.isNull ? .zero : shown
    }
}
