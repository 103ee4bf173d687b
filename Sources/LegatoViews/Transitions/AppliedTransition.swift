extension TransitionContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context, key: Self.self)
    }
}

nonisolated extension Transition {
    /// The transition has motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view with the transition's appearance in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        PlacedView(
            content, for: TransitionContent.self,
            in: AppliedTransition(transition: self, phase: phase)
        )
    }
}

/// A view that evaluates a transition's body in a phase.
nonisolated struct AppliedTransition<T: Transition>: View, GuestHolder {
    let transition: T
    let phase: TransitionPhase

    var body: some View { transition.body(content: TransitionContent(), phase: phase) }
}
