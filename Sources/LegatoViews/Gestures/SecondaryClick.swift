import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that responds to presses of the secondary button, and to the equivalent keys while the
/// focus is inside.
nonisolated struct SecondaryClickView<Content: View>: View {
    typealias Body = Never
    var content: Content
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
        return LayerItem(layer, context)
    }

    override func updateView(_ view: SecondaryClickView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

private final class SecondaryClickLayer: PassThroughLayer, SecondaryClickResponder {
    /// Called with a press; returns whether it was used.
    var onClick: (PointerEvent) -> Bool = { _ in false }

    /// Called when the button is released after a press that was used.
    var onRelease: (Bool) -> Void = { _ in }

    func secondaryClicked(_ event: PointerEvent) -> Bool { onClick(event) }
    func secondaryReleased(afterDrag isDrag: Bool) { onRelease(isDrag) }
}
