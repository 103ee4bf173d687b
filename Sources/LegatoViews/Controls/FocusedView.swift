import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Binds the focus of the control in the view to state: it has the focus while the state equals
    /// `value`.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        FocusedView(content: self, binding: binding, value: value)
    }

    /// Binds the focus of the control in the view to state: it has the focus while the state is
    /// true.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }
}

/// A view that connects focus state to a control.
private nonisolated struct FocusedView<Content: View, Value: Hashable>: View {
    var content: Content
    var binding: FocusState<Value>.Binding
    var value: Value

    var body: some View {
        FocusPlaceView(content: content, isWanted: binding.wrappedValue == value) { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = binding.none
            }
        }
    }
}

private struct FocusPlaceView<Content: View>: View {
    var content: Content
    var isWanted: Bool
    var onFocus: (Bool) -> Void
}

extension FocusPlaceView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusPlaceNode(view, context)
    }
}

private final class FocusPlaceNode<Content: View>: WrappingNode<FocusPlaceView<Content>> {
    override init(_ view: FocusPlaceView<Content>, _ context: NodeContext) {
        super.init(view, context)
        if view.isWanted { show() }
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = FocusPlaceItem(context)
        item.onFocus = view.onFocus
        return item
    }

    override func updateView(_ view: FocusPlaceView<Content>) {
        let items = outerItems
        let wasWanted = self.view.isWanted
        super.updateView(view)
        for case let item as FocusPlaceItem in items { item.onFocus = view.onFocus }
        child.update(view.content)
        if view.isWanted != wasWanted { show() }
    }

    /// Moves the focus according to the state.
    private func show() {
        graph.act { [weak self] in
            guard let self, !isRemoved, let focus = environment.focusKeeper else { return }
            let places = outerItems
            // The state follows a control inside that has received the focus otherwise.
            let entered = places.lazy.compactMap { ($0 as? FocusPlaceItem)?.entered }
            if view.isWanted, entered.contains(where: focus.has) { return }
            let focusable = places.lazy.compactMap(\.focusable.first).first
            guard let focusable else { return }
            if view.isWanted {
                focus.focus(focusable)
                focusable.reveal()
            } else if focus.has(focusable) {
                focus.focus(nil)
            }
        }
    }
}
