import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that responds to presses of the secondary button, and to the equivalent keys while the
/// focus is inside.
nonisolated struct SecondaryClickView<Content: View>: View {
    var content: Content
    /// Called with true after a long press of the list row that the view fills, and with false when
    /// the row is dragged on from there; nil to take none.
    var onRowPress: ((Bool) -> Void)?
    /// Called with the location of the press in the space of the tree, in points.
    var action: (CGPoint) -> Void
    /// Called when the button is released, with whether the pointer has moved during the press.
    var onRelease: (Bool) -> Void = { _ in }
}

extension SecondaryClickView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SecondaryClickNode(view, context)
    }
}

private final class SecondaryClickNode<Content: View>: WrappingNode<SecondaryClickView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let layer = SecondaryClickLayer()
        layer.onClick = { [weak self] event in
            guard let self, !isRemoved, environment.isEnabled,
                let root = graph.root?.ownLayer
            else { return false }
            view.action(root.place(ofEventAt: event.location))
            return true
        }
        layer.onRelease = { [weak self] isDrag in
            guard let self, !isRemoved else { return }
            view.onRelease(isDrag)
        }
        let item = SecondaryClickItem(layer, context)
        guard view.onRowPress != nil else { return item }
        item.onRowPress = { [weak self] isPress in
            guard let self, !isRemoved, environment.isEnabled else { return }
            view.onRowPress?(isPress)
        }
        return item
    }

    override func updateView(_ view: SecondaryClickView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

/// The item of a view that responds to presses of the secondary button.
final class SecondaryClickItem: FramelessItem {
    /// Called with true after a long press of the list row that the item fills, and with false when
    /// the row is dragged on from there; nil to take none.
    fileprivate(set) var onRowPress: ((Bool) -> Void)?
    /// Responds to presses, also to those beside the item in its list row.
    var responder: (any SecondaryClickResponder)? { layer as? any SecondaryClickResponder }
}

extension ViewItem {
    /// The item that responds to presses of the secondary button for all of its content; nil if
    /// there is none.
    var secondaryClick: SecondaryClickItem? {
        var item = self
        while true {
            if let found = item as? SecondaryClickItem { return found }
            guard item.children.count == 1, !(item is ScrollItem) else { return nil }
            item = item.children[0]
        }
    }
}

private final class SecondaryClickLayer: FramelessLayer, SecondaryClickResponder {
    /// Called with a press; returns whether it was used.
    var onClick: (PointerEvent) -> Bool = { _ in false }

    /// Called when the button is released after a press that was used.
    var onRelease: (Bool) -> Void = { _ in }

    func secondaryClicked(_ event: PointerEvent) -> Bool { onClick(event) }
    func secondaryReleased(afterDrag isDrag: Bool) { onRelease(isDrag) }
}
