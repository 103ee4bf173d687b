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

/// A transition whose type is not told.
public struct AnyTransition {
    let base: any Transition

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) { base = transition }

    /// Whether the view comes and goes at once.
    var isIdentity: Bool { base is IdentityTransition }
    /// Whether it is animated also where the change is not.
    var hasAnimation: Bool { (base as? any CompositeTransition)?.hasAnimation ?? false }

    /// Whether it moves the view.
    var hasMotion: Bool { type(of: base).properties.hasMotion }
    /// The transition where less motion is asked for: what moves the view fades it instead.
    var withoutMotion: AnyTransition {
        guard hasMotion else { return self }
        return (base as? any CompositeTransition)?.withoutMotion ?? .opacity
    }
}

/// A transition made of others.
protocol CompositeTransition: Transition {
    /// Whether one of them has an animation of its own.
    var hasAnimation: Bool { get }
    /// The transition where less motion is asked for.
    var withoutMotion: AnyTransition { get }
}
