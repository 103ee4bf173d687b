public import LegatoMotion

/// A modifier whose effects, but not the modified view, receive changed transactions.
private nonisolated struct TransactedModifier<Base: ViewModifier>: ViewModifier {
    let base: Base
    let change: (inout Transaction) -> Void

    func body(content: Content) -> some View {
        content.transaction(change) { $0.modifier(base) }
    }
}

nonisolated extension ViewModifier {
    /// Animates all changes of the modifier, but not of the view that it modifies; nil prevents
    /// them from being animated.
    ///
    /// A transaction that disables animations is left unchanged.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes every transaction that reaches the modifier, but not the view that it modifies.
    public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier {
        TransactedModifier(base: self, change: transform)
    }
}
