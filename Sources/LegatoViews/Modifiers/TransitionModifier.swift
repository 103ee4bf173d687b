import LegatoGraphics
import LegatoMotion

/// A view with a transition.
private nonisolated struct TransitionView<Content: View>: View {
    var content: Content
    var transition: AnyTransition
}

extension TransitionView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TransitionNode(view, context)
    }
}

private final class TransitionNode<Content: View>: WrappingNode<TransitionView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        TransitionTraitItem(view.transition, context)
    }

    override func updateView(_ view: TransitionView<Content>) {
        let child = child
        super.updateView(view)
        for case let item as TransitionTraitItem in outerItems { item.transition = view.transition }
        child.update(view.content)
    }
}

/// An item with a transition.
final class TransitionTraitItem: ViewItem {
    fileprivate(set) var transition: AnyTransition

    init(_ transition: AnyTransition, _ context: NodeContext) {
        self.transition = transition
        super.init(context)
    }
}

nonisolated extension View {
    /// Sets the transition with which the view is inserted and removed by animated changes; by
    /// default it fades.
    ///
    /// A removed view stays visible in its position, without taking part in the layout, until its
    /// transition ends; then `onDisappear` runs. If it is re-inserted before, the transition
    /// reverses from its current state, and the view keeps its state.
    ///
    /// ```swift
    /// if isOpen {
    ///     Panel().transition(.move(edge: .bottom))
    /// }
    /// ```
    public func transition<T: Transition>(_ transition: T) -> some View {
        TransitionView(content: self, transition: AnyTransition(transition))
    }

    /// Sets the transition with which the view is inserted and removed by animated changes; by
    /// default it fades.
    @_disfavoredOverload
    public func transition(_ transition: AnyTransition) -> some View {
        TransitionView(content: self, transition: transition)
    }
}
