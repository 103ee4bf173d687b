import LegatoGraphics
public import LegatoMotion

/// Different transitions for insertion and removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
    Transition
{
    /// The transition for insertion.
    public var insertion: Insertion
    /// The transition for removal.
    public var removal: Removal

    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }

    /// Applies both transitions, each in its own phases.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(
                content: content, phase: phase == .didDisappear ? .identity : phase
            ),
            phase: phase == .willAppear ? .identity : phase
        )
    }

    /// Whether either transition has motion.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion
        )
    }
}

nonisolated extension AsymmetricTransition: CompositeTransition {
    var hasAnimation: Bool {
        AnyTransition(insertion).hasAnimation || AnyTransition(removal).hasAnimation
    }
    @MainActor var hasMotion: Bool {
        AnyTransition(insertion).hasMotion || AnyTransition(removal).hasMotion
    }
    @MainActor var withoutMotion: AnyTransition {
        .asymmetric(
            insertion: AnyTransition(insertion).withoutMotion,
            removal: AnyTransition(removal).withoutMotion
        )
    }
}

/// Two transitions at the same time.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: CompositeTransition {
    let first: First
    let second: Second

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    var hasAnimation: Bool {
        AnyTransition(first).hasAnimation || AnyTransition(second).hasAnimation
    }
    @MainActor var hasMotion: Bool {
        AnyTransition(first).hasMotion || AnyTransition(second).hasMotion
    }

    /// The first of the two that has no motion and is not the identity; otherwise a fade.
    @MainActor var withoutMotion: AnyTransition {
        [AnyTransition(first), AnyTransition(second)]
            .first { !$0.hasMotion && !$0.isIdentity } ?? .opacity
    }
}

/// A transition with its own animation.
nonisolated struct AnimatedTransition<Base: Transition>: CompositeTransition {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).animation(animation)
    }

    @MainActor static var properties: TransitionProperties { Base.properties }
    var hasAnimation: Bool { animation != nil }
    @MainActor var hasMotion: Bool { AnyTransition(base).hasMotion }
    @MainActor var withoutMotion: AnyTransition {
        AnyTransition(base).withoutMotion.animation(animation)
    }
}

/// A type-erased transition as part of a composite.
///
/// Erasing the parts keeps the types of composites flat: deeply nested types would overflow the
/// stack of the Swift runtime.
nonisolated private struct ErasedTransition: CompositeTransition {
    let transition: AnyTransition

    @MainActor func body(content: Content, phase: TransitionPhase) -> AnyView {
        func apply(_ base: some Transition) -> AnyView {
            AnyView(base.apply(content: content, phase: phase))
        }
        return apply(transition.base)
    }

    var hasAnimation: Bool { transition.hasAnimation }
    @MainActor var hasMotion: Bool { transition.hasMotion }
    @MainActor var withoutMotion: AnyTransition { transition.withoutMotion }
}

/// A transition between one modifier outside the identity phase and another in it.
nonisolated private struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

nonisolated extension Transition {
    /// Returns a transition that runs this and another one at the same time.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with its own animation, which also runs when the change itself is not
    /// animated.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

nonisolated extension AnyTransition {
    /// The transition, type-erased for use in a composite.
    var part: some Transition { ErasedTransition(transition: self) }

    /// Returns a transition that runs this and another one at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: part, second: other.part))
    }

    /// Returns the transition with its own animation, which also runs when the change itself is not
    /// animated.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: part, animation: animation))
    }

    /// Returns a transition that uses different transitions for insertion and removal.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion.part, removal: removal.part))
    }

    /// Returns a transition that applies `active` outside the identity phase and `identity` in it.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
}

nonisolated extension Transition {
    /// Returns a transition that uses different transitions for insertion and removal.
    public static func asymmetric<I: Transition, R: Transition>(
        insertion: I, removal: R
    ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
