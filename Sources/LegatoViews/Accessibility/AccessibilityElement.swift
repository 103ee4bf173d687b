import Foundation
import LegatoGraphics
import LegatoMotion

/// A view, or several, as an assistive technology sees it.
package struct AccessibilityElement {
    /// A named action; one without a name is of a kind.
    package struct Action {
        package let kind: AccessibilityActionKind?
        package let name: String?
        package let handler: () -> Void
    }

    package var label = ""
    package var value = ""
    package var hint = ""
    package var identifier = ""
    package var traits = AccessibilityTraits()
    package var headingLevel = AccessibilityHeadingLevel.unspecified
    package var sortPriority = 0.0
    package var inputLabels: [String] = []
    package var actions: [Action] = []
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    package var children: [AccessibilityElement] = []

    package init() {}

    /// Performs the action of a kind; returns whether there is one.
    @discardableResult
    package func perform(_ kind: AccessibilityActionKind = .default) -> Bool {
        guard let action = actions.first(where: { $0.kind == kind }) else { return false }
        action.handler()
        return true
    }

    /// Performs the action of a name; returns whether there is one.
    @discardableResult
    package func perform(named name: String) -> Bool {
        guard let action = actions.first(where: { $0.name == name }) else { return false }
        action.handler()
        return true
    }

    /// Adds what another element says.
    mutating func combine(with other: AccessibilityElement) {
        func joined(_ a: String, _ b: String) -> String {
            [a, b].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        label = joined(label, other.label)
        value = joined(value, other.value)
        hint = joined(hint, other.hint)
        traits.formUnion(other.traits)
        actions += other.actions
        adjust = adjust ?? other.adjust
        for child in other.children { combine(with: child) }
    }
}

extension HostingLayer {
    /// The accessibility elements of the views, by sort priority, then in the order of layout.
    package var accessibilityElements: [AccessibilityElement] {
        graph.root.map { elements(of: $0) } ?? []
    }

    private func elements(of item: ViewItem) -> [AccessibilityElement] {
        withStackRoom {
            let inner = item.children.flatMap { elements(of: $0) }
            return (item as? any AccessibleItem)?.elements(inner) ?? inner.sortedByPriority
        }
    }
}

extension [AccessibilityElement] {
    /// The elements by descending sort priority, otherwise in order.
    var sortedByPriority: [AccessibilityElement] {
        guard contains(where: { $0.sortPriority != 0 }) else { return self }
        return enumerated()
            .sorted {
                ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
            }
            .map(\.element)
    }
}

/// An item that takes part in the tree of accessibility elements.
protocol AccessibleItem: ViewItem {
    /// Returns the elements of the item, given those of its children.
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement]
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
