import LegatoGraphics
import LegatoMotion

/// A view that says how it comes and goes.
private struct TransitionView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var transition: AnyTransition
}

extension TransitionView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TransitionNode(view, context)
    }
}

private final class TransitionNode<Content: View>: WrappingNode<TransitionView<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override var content: ViewNode { child }

    override func wrap(_ item: ViewItem) -> ViewItem {
        TransitionTraitItem(view.transition, context)
    }

    override func updateView(_ view: TransitionView<Content>) {
        let child = child
        super.updateView(view)
        for case let item as TransitionTraitItem in outerItems { item.own = view.transition }
        child.update(view.content)
    }
}

/// An element that says how it comes and goes.
private final class TransitionTraitItem: ViewItem {
    var own: AnyTransition

    init(_ transition: AnyTransition, _ context: NodeContext) {
        own = transition
        super.init(context)
    }

    override var ownTransition: AnyTransition? { own }
}

extension View {
    /// Sets how the view comes and goes where a change that adds or removes it is animated; it fades
    /// if nothing is set.
    ///
    /// A view that is removed shows until its transition ends, in its place and without taking part
    /// in the layout; `onDisappear` comes then. If it is added again before that it comes back from
    /// where it is, with its state.
    public func transition<T: Transition>(_ transition: T) -> some View {
        TransitionView(content: self, transition: AnyTransition(transition))
    }

    /// Sets how the view comes and goes where a change that adds or removes it is animated; it fades
    /// if nothing is set.
    @_disfavoredOverload
    public func transition(_ transition: AnyTransition) -> some View {
        TransitionView(content: self, transition: transition)
    }
}
