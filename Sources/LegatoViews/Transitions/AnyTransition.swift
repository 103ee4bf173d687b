import LegatoGraphics
import LegatoMotion

/// A type-erased transition.
public struct AnyTransition {
    private let nested: NestedValue<any Transition>
    /// Whether it or a part has its own animation, which also runs when the change is not animated.
    let hasAnimation: Bool
    /// Whether it moves the view.
    let hasMotion: Bool

    /// Erases the type of a transition.
    public init<T: Transition>(_ transition: T) {
        nested = NestedValue(transition)
        let parts = transition as? any CompositeTransition
        hasAnimation = parts?.hasAnimation ?? false
        hasMotion = parts?.hasMotion ?? T.properties.hasMotion
    }

    /// The wrapped transition.
    var base: any Transition { nested.value }

    /// The transition under reduced motion: a fade replaces the parts with motion.
    var withoutMotion: AnyTransition {
        guard hasMotion else { return self }
        guard let parts = base as? any CompositeTransition else { return .opacity }
        return withStackRoom { parts.withoutMotion }
    }
}

/// A transition composed of others.
protocol CompositeTransition: Transition {
    /// Whether a part has its own animation.
    var hasAnimation: Bool { get }
    /// Whether a part moves the view.
    var hasMotion: Bool { get }
    /// The transition under reduced motion.
    var withoutMotion: AnyTransition { get }
}
