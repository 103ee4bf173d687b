import Foundation
import LegatoGraphics
import LegatoLayers

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
        element.focus = AccessibilityFocus(isFocused: keeper.isSpoken(self)) {
            [weak self, weak keeper] in
            guard let self, isOn else { return }
            keeper?.focus(self)
            reveal()
        }
        return [element]
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

extension PictureItem: AccessibleItem {
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] { look.elements }
}

extension TemplateItem: AccessibleItem {
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] { look.elements }
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
