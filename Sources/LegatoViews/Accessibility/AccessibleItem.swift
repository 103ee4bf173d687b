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

/// An item that takes part in the tree of accessibility elements.
protocol AccessibleItem: ViewItem {
    /// Returns the elements of the item, given those of its children.
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement]
}

extension FocusItem: AccessibleItem {
    /// A control is one element, or one with its parts inside.
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        guard let control else { return focused(inner.sortedByPriority) }
        var element = AccessibilityElement()
        if control.keepsParts {
            element.children = inner.sortedByPriority
        } else {
            element = inner.sortedByPriority.reduce(into: element) { $0.combine(with: $1) }
        }
        (element.area, element.identity) = (nil, nil)
        element.traits.remove(.isStaticText)
        element.traits.formUnion(control.traits)
        element.role = control.role ?? element.role
        element.number = control.number()
        element.isEnabled = isOn
        if control.showsValue { (element.label, element.value) = ("", element.label) }
        if let label = control.label, !label.isEmpty { element.label = label }
        let value = control.value()
        if !value.isEmpty { element.value = value }
        element = focused([element])[0]
        guard isOn else {
            element.number?.set = nil
            return [element]
        }
        element.text = control.text()
        if let activate = control.activate {
            let action = AccessibilityElement.Action(kind: .default, name: nil, handler: activate)
            element.actions.insert(action, at: 0)
        }
        element.adjustment = control.adjust ?? element.adjustment
        return [element]
    }

    /// The elements; a single element takes on the focus of the item.
    private func focused(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        guard isOn, let keeper, elements.count == 1, elements[0].focus == nil else {
            return elements
        }
        var element = elements[0]
        element.focus = AccessibilityFocus(isFocused: keeper.has(self)) {
            [weak self, weak keeper] in
            guard let self, isOn else { return }
            keeper?.focus(self)
            reveal()
        }
        return [element]
    }
}

extension ViewItem {
    /// The children in which assistive technologies look for elements.
    fileprivate var accessibleChildren: [ViewItem] {
        self is any PartlyAccessible ? keyChildren : children
    }
}

/// An item whose children have elements only if they receive keys.
protocol PartlyAccessible: ViewItem {}

extension RootItem: PartlyAccessible {}

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
