import LegatoGraphics
public import LegatoMotion

/// A transition for the coming and another for the going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public var insertion: Insertion
    /// How the view goes.
    public var removal: Removal

    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }

    /// Each of the two, as far as it goes.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(
                content: content,
                phase: phase == .didDisappear ? .identity : phase
            ),
            phase: phase == .willAppear ? .identity : phase
        )
    }

    /// It moves the view if one of the two does.
    public static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion
        )
    }
}

extension AsymmetricTransition: CompositeTransition {
    var hasAnimation: Bool {
        AnyTransition(insertion).hasAnimation || AnyTransition(removal).hasAnimation
    }
    var hasMotion: Bool {
        AnyTransition(insertion).hasMotion || AnyTransition(removal).hasMotion
    }
    var withoutMotion: AnyTransition {
        .asymmetric(
            insertion: AnyTransition(insertion).withoutMotion,
            removal: AnyTransition(removal).withoutMotion
        )
    }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: CompositeTransition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    var hasAnimation: Bool {
        AnyTransition(first).hasAnimation || AnyTransition(second).hasAnimation
    }
    var hasMotion: Bool { AnyTransition(first).hasMotion || AnyTransition(second).hasMotion }

    /// What of both does not move stays; the view fades if that is nothing.
    var withoutMotion: AnyTransition {
        [AnyTransition(first), AnyTransition(second)]
            .first { !$0.hasMotion && !$0.isIdentity } ?? .opacity
    }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: CompositeTransition {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).animation(animation)
    }

    static var properties: TransitionProperties { Base.properties }
    var hasAnimation: Bool { animation != nil }
    var hasMotion: Bool { AnyTransition(base).hasMotion }
    var withoutMotion: AnyTransition {
        AnyTransition(base).withoutMotion.animation(animation)
    }
}

/// A modifier for when the view is there and another for when it is not.
private struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition {
    /// Returns both transitions at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with an animation of its own; it then also runs where the change
    /// itself is not animated.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

extension AnyTransition {
    /// Returns both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: part, second: other.part))
    }

    /// Returns the transition with an animation of its own; it then also runs where the change
    /// itself is not animated.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: part, animation: animation))
    }

    /// Returns a transition for the coming with another for the going.
    public static func asymmetric(
        insertion: AnyTransition,
        removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion.part, removal: removal.part))
    }

    /// Returns a transition from one modifier, when the view is not there, to another.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
}

extension Transition {
    /// Returns a transition for the coming with another for the going.
    public static func asymmetric<I: Transition, R: Transition>(
        insertion: I,
        removal: R
    ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
