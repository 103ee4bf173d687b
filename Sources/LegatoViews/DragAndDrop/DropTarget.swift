import Foundation
import LegatoGraphics
import LegatoLayers

/// The handling of items dragged over a view.
@MainActor protocol DropTarget {
    /// Whether the view accepts some of the items.
    func accepts(_ items: [NSItemProvider]) -> Bool
    /// The types of the representations that the view loads from an item of another program.
    func types(of item: NSItemProvider) -> [UTType]
    /// Called when items enter the view, at a location in it.
    func entered(_ info: DropInfo)
    /// Called when items move over the view; returns whether they may be dropped there.
    func moved(_ info: DropInfo) -> Bool
    /// Called when items leave the view.
    func exited(_ info: DropInfo)
    /// Called when items are dropped on the view; returns whether it has accepted them.
    func dropped(_ info: DropInfo) -> Bool
}

extension DropTarget {
    func entered(_ info: DropInfo) {}
    func moved(_ info: DropInfo) -> Bool { true }
    func exited(_ info: DropInfo) {}
}

/// A layer on which items can be dropped.
class DropLayer: PassThroughLayer {
    /// The handling of dragged items; nil while the view accepts none.
    var target: (any DropTarget)?

    private struct WeakLayer {
        weak var layer: DropLayer?
    }

    private static var all: [WeakLayer] = []

    /// Adds the layer to those that are found.
    func register() {
        Self.all.removeAll { $0.layer == nil }
        Self.all.append(WeakLayer(layer: self))
    }

    /// Returns the drop info for items at a location in the root layer.
    func info(_ items: [NSItemProvider], at location: CGPoint) -> DropInfo {
        DropInfo(location: place(ofEventAt: location), items: items)
    }

    /// The number of layers around it.
    private var depth: Int {
        var (count, layer) = (0, superlayer)
        while let current = layer { (count, layer) = (count + 1, current.superlayer) }
        return count
    }

    private func isInside(_ outer: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === outer { return true }
            layer = current.superlayer
        }
        return false
    }

    /// The innermost layer at a location in the root layer of a display that accepts some of the
    /// items.
    ///
    /// Empty parts of a view accept items, too, if nothing is in front of them.
    static func at(_ location: CGPoint, in host: LayerHost, for items: [NSItemProvider])
        -> DropLayer?
    {
        let front = host.layer(at: location)
        var layer = front
        while let current = layer {
            if let drop = current as? DropLayer, drop.target?.accepts(items) ?? false {
                return drop
            }
            layer = current.superlayer
        }
        let open = all.lazy.compactMap(\.layer).filter { layer in
            layer.host === host && layer.bounds.contains(layer.place(ofEventAt: location))
                && front.map(layer.isInside) ?? true
                && layer.target?.accepts(items) ?? false
        }
        return open.max { $0.depth < $1.depth }
    }
}
