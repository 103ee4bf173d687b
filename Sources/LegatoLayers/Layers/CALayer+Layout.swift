public import Foundation
import LegatoMotion

/// Places the sublayers of layers; every method is optional.
@preconcurrency @MainActor public protocol CALayoutManager: AnyObject {
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
    ///
    /// So do other sublayers, another size of the bounds, and another size of a sublayer's bounds
    /// unless `layoutSublayers()` of this layer sets it.
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
        var waiting = [self]
        while let layer = waiting.popLast() {
            // Laying out may ask for layout again; a limit ends what would never come to rest.
            var rounds = 0
            while layer.needsLayoutFlag && rounds < LayerHost.mostPreparations {
                layer.layoutOnce()
                rounds += 1
            }
            waiting += layer.hanging.reversed()
        }
    }

    /// Calls `layoutSublayers()`, with the action of the event "onLayout" around it.
    func layoutOnce() {
        needsLayoutFlag = false
        guard isLive && !Transaction.isOpen && !CATransaction.disableActions() else {
            return placeSublayers()
        }
        let action = action(forKey: "onLayout")
        placeSublayers()
        action?.run(forKey: "onLayout", object: self, arguments: nil)
    }

    /// How many layers hang above this one, noting it for those on the way up.
    func depth(_ known: inout [ObjectIdentifier: Int]) -> Int {
        var way: [ObjectIdentifier] = []
        var depth = -1
        var at: CALayer? = self
        while let layer = at {
            let id = ObjectIdentifier(layer)
            if let above = known[id] {
                depth = above
                break
            }
            way.append(id)
            at = layer.linkedParent
        }
        for id in way.reversed() {
            depth += 1
            known[id] = depth
        }
        return depth
    }
}
