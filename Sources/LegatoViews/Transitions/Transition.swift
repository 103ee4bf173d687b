import LegatoGraphics
import LegatoMotion

/// How far a view is in its coming or going.
public nonisolated enum TransitionPhase: Sendable, Hashable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It went.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before it comes, 0 while it is there, 1 when it went.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The view that a transition is applied to.
public struct TransitionContent: View {
    /// It has no body.
    public typealias Body = Never
}

extension TransitionContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context, key: Self.self)
    }
}

/// What a transition says of itself.
public nonisolated struct TransitionProperties: Sendable {
    /// Whether it moves the view: then, where less motion is asked for, the view fades instead.
    public var hasMotion: Bool

    /// Creates properties; a transition moves the view by default.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: what it looks like in each phase.
@preconcurrency @MainActor public protocol Transition {
    /// The type of view that the body is.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = TransitionContent

    /// What the view looks like in a phase; changes of it are animated.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// What it says of itself; by default that it moves the view.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// It moves the view.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        PlacedView(
            content,
            for: TransitionContent.self,
            in: TransitionFace(transition: self, phase: phase)
        )
    }
}

/// What a transition shows in a phase, as a view of its own.
struct TransitionFace<T: Transition>: View, GuestHolder {
    let transition: T
    let phase: TransitionPhase

    var body: some View { transition.body(content: TransitionContent(), phase: phase) }
}

/// A type-erased transition.
public struct AnyTransition {
    private let nested: NestedValue<any Transition>
    /// Whether a part of it has an animation of its own, which also runs in changes without one.
    let hasAnimation: Bool
    /// Whether it moves the view.
    let hasMotion: Bool

    /// Creates a transition that runs another.
    public init<T: Transition>(_ transition: T) {
        nested = NestedValue(transition)
        let parts = transition as? any CompositeTransition
        hasAnimation = parts?.hasAnimation ?? false
        hasMotion = parts?.hasMotion ?? T.properties.hasMotion
    }

    /// The wrapped transition.
    var base: any Transition { nested.value }

    /// Whether the view appears and disappears at once.
    var isIdentity: Bool { base is IdentityTransition }

    /// The transition under reduced motion: a fade replaces what moves the view.
    var withoutMotion: AnyTransition {
        guard hasMotion else { return self }
        guard let parts = base as? any CompositeTransition else { return .opacity }
        return withStackRoom { parts.withoutMotion }
    }

    /// The wrapped transition as part of another one.
    var part: some Transition { ErasedTransition(transition: self) }
}

/// A transition made of others.
protocol CompositeTransition: Transition {
    /// Whether a part has an animation of its own.
    var hasAnimation: Bool { get }
    /// Whether a part moves the view.
    var hasMotion: Bool { get }
    /// The transition under reduced motion.
    var withoutMotion: AnyTransition { get }
}

/// A type-erased transition as part of another one.
///
/// Erased parts keep the types of composites flat: types that nest at run time would overflow the
/// stack of the runtime.
private struct ErasedTransition: CompositeTransition {
    let transition: AnyTransition

    func body(content: Content, phase: TransitionPhase) -> AnyView {
        func apply(_ base: some Transition) -> AnyView {
            AnyView(base.apply(content: content, phase: phase))
        }
        return apply(transition.base)
    }

    var hasAnimation: Bool { transition.hasAnimation }
    var hasMotion: Bool { transition.hasMotion }
    var withoutMotion: AnyTransition { transition.withoutMotion }
}
