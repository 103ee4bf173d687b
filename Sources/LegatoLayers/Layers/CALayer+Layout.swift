import Foundation
import LegatoMotion

extension CALayer {
    func markForLayout() {
        layoutManager?.invalidateLayout(of: self)
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        host?.layoutNeeded(self)
    }

    func layoutMarked() {
        var top = self
        while let parent = top.linkedParent, parent.needsLayoutFlag { top = parent }
        top.layoutSubtree()
    }

    private func layoutSubtree() {
        var waiting = [self]
        while let layer = waiting.popLast() {
            // Layout may mark the layer again; the limit ends a layout that never settles.
            var rounds = 0
            while layer.needsLayoutFlag && rounds < LayerHost.maximumPreparations {
                layer.layoutOnce()
                rounds += 1
            }
            waiting += layer.hanging.reversed()
        }
    }

    /// Whether `layoutSublayers()` or the action of the event "onLayout" may have an effect.
    var mayLayOut: Bool {
        if rarities != nil || isLive { return true }
        let layerClass = type(of: self)
        return layerClass != CALayer.self && layerClass != CATextLayer.self
            && layerClass != CAShapeLayer.self && layerClass != CAGradientLayer.self
    }

    /// Calls `layoutSublayers()` and runs the action of the event "onLayout".
    func layoutOnce() {
        needsLayoutFlag = false
        guard isLive && !Transaction.isOpen && !CATransaction.disableActions() else {
            return placeSublayers()
        }
        let action = action(forKey: Self.layoutEvent)
        placeSublayers()
        action?.run(forKey: Self.layoutEvent, object: self, arguments: nil)
    }

    /// The number of ancestors; caches it for this layer and those ancestors.
    func depth(_ known: inout [ObjectIdentifier: Int]) -> Int {
        var depth = -1
        var next: CALayer? = self
        while let layer = next {
            if let above = known[ObjectIdentifier(layer)] {
                depth += above + 1
                break
            }
            depth += 1
            next = layer.linkedParent
        }
        var own = depth
        next = self
        while let layer = next, known.updateValue(own, forKey: ObjectIdentifier(layer)) == nil {
            own -= 1
            next = layer.linkedParent
        }
        return depth
    }
}
