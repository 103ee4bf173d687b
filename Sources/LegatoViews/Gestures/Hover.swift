import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that receives hover events.
private struct HoverView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var action: (Bool) -> Void
}

extension HoverView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        HoverNode(view, context)
    }
}

private final class HoverNode<Content: View>: WrappingNode<HoverView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let layer = HoverLayer()
        layer.onHover = { [weak self] isInside in
            if let self, !isRemoved { view.action(isInside) }
        }
        return LayerItem(layer, context)
    }

    override func updateView(_ view: HoverView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

private final class HoverLayer: PassThroughLayer, HoverResponder {
    var onHover: (Bool) -> Void = { _ in }

    func hover(_ isInside: Bool) { onHover(isInside) }
}

extension View {
    /// Calls an action with true when the pointer enters the view without a pressed button, and
    /// with false when it leaves.
    ///
    /// The hover area is the hit-test area, which `contentShape` sets. Views that move under a
    /// resting pointer receive events when the pointer moves next.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        HoverView(content: self, action: action)
    }
}
