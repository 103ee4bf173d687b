public import Foundation
import LegatoMotion

/// Places the sublayers of layers; every method is optional.
public protocol CALayoutManager: AnyObject {
    /// Returns the size that suits a layer, in its superlayer's space.
    func preferredSize(of layer: CALayer) -> CGSize
    /// Tells that a layer asked for layout.
    func invalidateLayout(of layer: CALayer)
    /// Places a layer's sublayers.
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    /// Returns the size of the layer's frame.
    public func preferredSize(of layer: CALayer) -> CGSize { layer.frame.size }
    /// Does nothing.
    public func invalidateLayout(of layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}

extension CALayer {
    /// Asks for `layoutSublayers()` at the next commit; tells the layout manager.
    public func setNeedsLayout() {
        layoutManager?.invalidateLayout(of: self)
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        host?.layoutNeeded(self)
    }

    /// Returns whether `layoutSublayers()` is due.
    public func needsLayout() -> Bool { needsLayoutFlag }

    /// Calls `layoutSublayers()` where it is due, from above: from the highest layer over this one
    /// up to which all need it, down through all sublayers.
    public func layoutIfNeeded() {
        var top = self
        while let parent = top.linkedParent, parent.needsLayoutFlag { top = parent }
        top.layoutSubtree()
    }

    private func layoutSubtree() {
        // Laying out may ask for layout again; a limit ends what would never come to rest.
        var rounds = 0
        while needsLayoutFlag && rounds < LayerHost.mostPreparations {
            layoutOnce()
            rounds += 1
        }
        maskLayer?.layoutSubtree()
        for child in children { child.layoutSubtree() }
    }

    /// Calls `layoutSublayers()`, with the action of the event "onLayout" around it.
    func layoutOnce() {
        needsLayoutFlag = false
        guard isLive && !Transaction.isOpen && !CATransaction.disableActions() else {
            return layoutSublayers()
        }
        let action = action(forKey: "onLayout")
        layoutSublayers()
        action?.run(forKey: "onLayout", object: self, arguments: nil)
    }

    /// How many layers hang above this one.
    var depth: Int {
        var count = 0
        var at = linkedParent
        while let layer = at {
            count += 1
            at = layer.linkedParent
        }
        return count
    }
}
