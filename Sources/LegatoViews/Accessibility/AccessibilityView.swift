import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The changes that a modifier makes to accessibility elements.
nonisolated struct AccessibilityChange {
    /// Changes each element of the content.
    var change: ((inout AccessibilityElement) -> Void)?
    /// Whether the content has no elements.
    var isHidden = false
    /// The treatment of the elements inside a new one; nil for no new element.
    var behavior: AccessibilityChildBehavior?
    /// Whether the content is one element: its only text, or a group of its elements.
    var isTextOrGroup = false
    /// Whether the elements that are actions become those of the others.
    var takesActions = false
    /// The point at which a click activates the content, in points; nil for no change.
    var activation: CGPoint?
}

/// A view with changed accessibility elements.
nonisolated struct AccessibilityView<Content: View>: View {
    var content: Content
    var change: AccessibilityChange
}

extension AccessibilityView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        AccessibilityNode(view, context)
    }
}

private final class AccessibilityNode<Content: View>: WrappingNode<AccessibilityView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem { AccessibilityItem(view.change, context) }

    override func updateView(_ view: AccessibilityView<Content>) {
        let items = outerItems
        super.updateView(view)
        for case let item as AccessibilityItem in items { item.change = view.change }
        child.update(view.content)
    }
}

/// An item that changes the accessibility elements of its content.
private final class AccessibilityItem: ViewItem, AccessibleItem {
    var change: AccessibilityChange

    init(_ change: AccessibilityChange, _ context: NodeContext) {
        self.change = change
        super.init(context)
    }

    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        guard !change.isHidden else { return [] }
        var elements = inner
        switch change.behavior?.kind {
        case .ignore: elements = [AccessibilityElement()]
        case .contain:
            var element = AccessibilityElement()
            element.children = inner.sortedByPriority
            elements = [element]
        case .combine:
            elements = [
                inner.sortedByPriority.reduce(into: AccessibilityElement()) {
                    $0.combine(with: $1)
                }
            ]
        case nil: if change.isTextOrGroup { elements = [inner.textOrGroup] }
        }
        if change.takesActions { elements = elements.withActions }
        if let point = change.activation {
            if elements.isEmpty { elements = [AccessibilityElement()] }
            let size = frame.size
            let unit = UnitPoint(
                x: size.width > 0 ? point.x / size.width : 0.5,
                y: size.height > 0 ? point.y / size.height : 0.5
            )
            for index in elements.indices { elements[index].activation = unit }
        }
        guard let change = change.change else { return elements }
        if elements.isEmpty { elements = [AccessibilityElement()] }
        for index in elements.indices { change(&elements[index]) }
        return elements
    }
}

nonisolated extension View {
    /// Makes the view one accessibility element of a role with those of its content inside.
    func accessibilityGroup(_ role: AccessibilityRole, label: String = "") -> some View {
        accessibilityElement(children: .contain).accessibility {
            $0.role = role
            if !label.isEmpty { $0.label = label }
        }
    }

    /// Makes the view a cell of a table: its only text, or a group of its elements.
    func accessibilityCell() -> some View {
        AccessibilityView(
            content: self,
            change: AccessibilityChange(change: { $0.role = .cell }, isTextOrGroup: true)
        )
    }

    /// Changes the accessibility elements of the view.
    func accessibility(_ change: @escaping (inout AccessibilityElement) -> Void) -> some View {
        AccessibilityView(content: self, change: AccessibilityChange(change: change))
    }
}

extension [AccessibilityElement] {
    /// A single static text without its frame, or an element with these inside.
    var textOrGroup: AccessibilityElement {
        var element = AccessibilityElement()
        if count == 1, self[0].traits.contains(.isStaticText), self[0].children.isEmpty {
            element = self[0]
            (element.area, element.identity) = (nil, nil)
        } else {
            element.children = sortedByPriority
        }
        return element
    }
}
