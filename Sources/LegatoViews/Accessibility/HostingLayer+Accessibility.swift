import Foundation
import LegatoGraphics
package import LegatoLayers

extension HostingLayer: AccessibilityHost {
    package var viewElements: [AccessibilityElement] {
        graph.root.map { elements(of: $0) } ?? []
    }

    private func elements(of item: ViewItem) -> [AccessibilityElement] {
        withStackRoom {
            if let page = item as? PageItem, !page.takesKeys { return [] }
            let inner = item.accessibleChildren.flatMap { elements(of: $0) }
            guard let source = item as? any AccessibleItem else { return inner.sortedByPriority }
            var found = source.elements(inner)
            for index in found.indices {
                found[index].host = host
                if found[index].identity == nil {
                    found[index].identity = AccessibilityElement.Identity(item, index)
                }
                if found[index].area == nil { found[index].area = shownFrame(of: item) }
            }
            return found
        }
    }

    /// The presented frame of an item in the space of the display's root layer.
    ///
    /// An item without a layer surrounds the presented layers inside it at the distances at which
    /// its frame surrounds their frames.
    private func shownFrame(of item: ViewItem) -> CGRect {
        func shown(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }
        let root = host.map { shown($0.rootLayer) } ?? shown(self)
        if let layer = item.ownLayer {
            let layer = shown(layer)
            return layer.convert(layer.bounds, to: root)
        }
        var container = item.container
        while let outer = container, outer.ownLayer == nil { container = outer.container }
        let space = shown(container?.ownLayer ?? self)
        var frame = item.frame
        let layered = item.layeredItems
        let frames = layered.map(\.frame)
        let presented = layered.compactMap(\.ownLayer).map {
            let layer = shown($0)
            return layer.convert(layer.bounds, to: space)
        }
        if let old = frames.union, let new = presented.union {
            frame = CGRect(
                x: frame.minX + new.minX - old.minX, y: frame.minY + new.minY - old.minY,
                width: max(0, frame.width + new.width - old.width),
                height: max(0, frame.height + new.height - old.height)
            )
        }
        return space.convert(frame, to: root)
    }
}

extension [CGRect] {
    /// The bounding box of all; nil if there are none.
    fileprivate var union: CGRect? { dropFirst().reduce(first) { $0?.union($1) } }
}

extension ViewItem {
    /// The outermost items inside that have layers.
    fileprivate var layeredItems: [ViewItem] {
        withStackRoom {
            children.flatMap { $0.ownLayer == nil ? $0.layeredItems : [$0] }
        }
    }
}

extension ViewItem {
    /// The children in which assistive technologies look for elements.
    fileprivate var accessibleChildren: [ViewItem] {
        if self is any PartlyAccessible { return keyChildren }
        return (self as? any BarHolder)?.beginsWithBar == true ? children.reversed() : children
    }
}
