import LegatoGraphics
import LegatoMotion

/// A type-erased transition.
nonisolated public struct AnyTransition {
    private let nested: NestedValue<any Transition>
    /// Whether it or a part has its own animation, which also runs when the change is not animated.
    let hasAnimation: Bool
    private let motion = CachedMotion()

    /// Erases the type of a transition.
    public init<T: Transition>(_ transition: T) {
        nested = NestedValue(transition)
        hasAnimation = (transition as? any CompositeTransition)?.hasAnimation ?? false
    }

    /// Whether it moves the view.
    @MainActor var hasMotion: Bool {
        if let known = motion.value { return known }
        let parts = base as? any CompositeTransition
        let found = withStackRoom { parts?.hasMotion ?? type(of: base).properties.hasMotion }
        motion.value = found
        return found
    }

    /// Caches whether a transition moves its view, which is determined on the main actor; nil until
    /// then.
    private final class CachedMotion {
        @MainActor var value: Bool?
    }

    /// The wrapped transition.
    var base: any Transition { nested.value }

    /// The transition under reduced motion: a fade replaces the parts with motion.
    @MainActor var withoutMotion: AnyTransition {
        guard hasMotion else { return self }
        guard let parts = base as? any CompositeTransition else { return .opacity }
        return withStackRoom { parts.withoutMotion }
    }
}

/// A transition composed of others.
protocol CompositeTransition: Transition {
    /// Whether a part has its own animation.
    nonisolated var hasAnimation: Bool { get }
    /// Whether a part moves the view.
    var hasMotion: Bool { get }
    /// The transition under reduced motion.
    var withoutMotion: AnyTransition { get }
}
