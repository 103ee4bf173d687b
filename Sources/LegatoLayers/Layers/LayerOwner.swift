package import Foundation

/// A delegate that owns its layer, as a `UIView` does.
///
/// It is notified when the layer enters or leaves a display. In an animation block it alone decides
/// which changes of the layer animate, even before the layer's first commit.
package protocol LayerOwner: CALayerDelegate {
    /// Called when the layer has entered or left the tree of a display, or has gone out of sight or
    /// come back.
    func layerMoved()
    /// Called when the number of pixels per point of the layer's display has changed.
    func scaleChanged(from old: CGFloat)
}

extension CALayer {
    /// The host on whose display the layer is; nil outside any, and out of sight.
    package var hostInSight: LayerHost? {
        guard host != nil else { return nil }
        var layer: CALayer? = self
        while let current = layer {
            if current.keepsSublayersOutOfSight { return nil }
            layer = current.linkedParent
        }
        return host
    }

    /// Whether an owner's animation block is running.
    @exclusivity(unchecked) package static var ownersAnimate = false

    /// The delegate, if it owns the layer.
    var owner: (any LayerOwner)? { rarities?.delegate as? any LayerOwner }

    /// The owners of the layer and of those inside.
    var ownersInside: [any LayerOwner] {
        var owners: [any LayerOwner] = []
        var waiting = [self]
        while let layer = waiting.popLast() {
            if let owner = layer.owner { owners.append(owner) }
            waiting += layer.hanging.reversed()
        }
        return owners
    }

    /// Whether the owner decides how a change animates.
    var isAnimatedByOwner: Bool { Self.ownersAnimate && host != nil && owner != nil }
}

extension LayerHost {
    /// The hosts of the open displays, the oldest one first.
    package static var open: [LayerHost] { all.compactMap(\.host).filter { !$0.isClosed } }

    /// Runs a callback after the current code, in the current display if there is one.
    package static func afterwards(_ callback: @escaping () -> Void) { later(callback) }
}
