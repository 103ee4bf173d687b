import Foundation
import LegatoGraphics
package import LegatoLayers

/// A layer whose content has accessibility elements.
package protocol AccessibilityHost: CALayer {
    /// The accessibility elements of the content, by sort priority, then in the order of layout.
    var accessibilityElements: [AccessibilityElement] { get }
}

extension HostingLayer: AccessibilityHost {
    package var accessibilityElements: [AccessibilityElement] {
        graph.root.map { elements(of: $0) } ?? []
    }

    private func elements(of item: ViewItem) -> [AccessibilityElement] {
        withStackRoom {
            let inner = item.children.flatMap { elements(of: $0) }
            guard let source = item as? any AccessibleItem else { return inner.sortedByPriority }
            var found = source.elements(inner)
            for index in found.indices {
                found[index].host = host
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

/// An item that takes part in the tree of accessibility elements.
protocol AccessibleItem: ViewItem {
    /// Returns the elements of the item, given those of its children.
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement]
}

extension FocusItem: AccessibleItem {
    /// A control is one element.
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        guard let control else { return inner.sortedByPriority }
        var element = inner.sortedByPriority.reduce(into: AccessibilityElement()) {
            $0.combine(with: $1)
        }
        element.area = nil
        element.traits.remove(.isStaticText)
        element.traits.formUnion(control.traits)
        let value = control.value()
        if !value.isEmpty { element.value = value }
        guard isOn else { return [element] }
        if let activate = control.activate {
            let action = AccessibilityElement.Action(kind: .default, name: nil, handler: activate)
            element.actions.insert(action, at: 0)
        }
        element.adjustment = control.adjust ?? element.adjustment
        return [element]
    }
}

extension TextItem: AccessibleItem {
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement()
        element.label = look.string
        element.traits = .isStaticText
        return [element]
    }
}

extension LayoutItem: AccessibleItem {
    /// The words of a concatenated text are one element.
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        guard L.self == TextFlow.self else { return inner.sortedByPriority }
        var element = AccessibilityElement()
        element.label = inner.map(\.label).joined()
        element.traits = inner.reduce(into: .isStaticText) { $0.formUnion($1.traits) }
        element.actions = inner.flatMap(\.actions)
        return [element]
    }
}
