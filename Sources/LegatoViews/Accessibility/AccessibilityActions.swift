import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Adds the buttons of some content as actions that assistive technologies perform.
    ///
    /// ```swift
    /// MessageRow(message)
    ///     .accessibilityActions {
    ///         Button("Reply") { reply(to: message) }
    ///         if message.isRead { Button("Mark as unread") { markAsUnread(message) } }
    ///     }
    /// ```
    ///
    /// The content is not shown and takes no keys. Disabled buttons are left out.
    ///
    /// - Parameter content: The buttons; each one's label is the name of its action.
    /// - Returns: The view.
    public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(category: .default, content)
    }

    /// Adds the buttons of some content as actions of a category, which describes them.
    ///
    /// ```swift
    /// MessageRow(message)
    ///     .accessibilityActions(category: .edit) {
    ///         Button("Cut", action: cut)
    ///         Button("Copy", action: copy)
    ///     }
    /// ```
    ///
    /// The content is not shown and takes no keys. Disabled buttons are left out.
    ///
    /// - Parameters:
    ///   - category: The category of the actions.
    ///   - content: The buttons; each one's label is the name of its action.
    /// - Returns: The view.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        let actions = AccessibilityActionsView(content: content(), category: category.name)
        return AccessibilityView(
            content: overlay { actions.hidden() },
            change: AccessibilityChange(takesActions: true)
        )
    }

    /// Adds the actions with which assistive technologies scroll the view.
    ///
    /// The actions have the names "Scroll Up", "Scroll Down", "Scroll Left" and "Scroll Right".
    ///
    /// - Parameter handler: Scrolls towards the edge that it receives: the leading edge for "Scroll
    ///   Left", in layouts from right to left, too.
    /// - Returns: The view.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibility { element in
            let edges: [(String, Edge)] = [
                ("Scroll Up", .top), ("Scroll Down", .bottom), ("Scroll Left", .leading),
                ("Scroll Right", .trailing),
            ]
            for (name, edge) in edges {
                element.actions.append(.init(kind: nil, name: name) { handler(edge) })
            }
        }
    }
}

/// Views whose elements are actions of the element around them.
private nonisolated struct AccessibilityActionsView<Content: View>: View {
    var content: Content
    var category: String
}

extension AccessibilityActionsView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        AccessibilityActionsNode(view, context)
    }
}

private final class AccessibilityActionsNode<Content: View>: WrappingNode<
    AccessibilityActionsView<Content>
>
{
    override func wrap(_ item: ViewItem) -> ViewItem {
        AccessibilityActionsItem(view.category, context)
    }

    override func updateView(_ view: AccessibilityActionsView<Content>) {
        let items = outerItems
        super.updateView(view)
        for case let item as AccessibilityActionsItem in items { item.category = view.category }
        child.update(view.content)
    }
}

private final class AccessibilityActionsItem: ViewItem, AccessibleItem {
    var category: String
    override var takesKeys: Bool { false }

    init(_ category: String, _ context: NodeContext) {
        self.category = category
        super.init(context)
    }

    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        inner.map { element in
            var element = element
            element.isAction = true
            for index in element.actions.indices { element.actions[index].category = category }
            return element
        }
    }
}

extension [AccessibilityElement] {
    /// The elements with those that are actions as actions of the others; one element if there are
    /// no others.
    var withActions: [AccessibilityElement] {
        let actions = filter(\.isAction).compactMap { element in
            element.actions.first { $0.kind == .default }.map {
                AccessibilityElement.Action(
                    kind: nil, name: element.label, category: $0.category, handler: $0.handler
                )
            }
        }
        var others = filter { !$0.isAction }
        if others.isEmpty { others = [AccessibilityElement()] }
        for index in others.indices { others[index].actions += actions }
        return others
    }
}
