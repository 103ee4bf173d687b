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

/// How a view comes and goes: what it looks like in each phase.
public protocol Transition {
    /// The type of view that the body is.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = TransitionContent

    /// What the view looks like in a phase; changes of it are animated.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A transition whose type is not told.
public struct AnyTransition {
    let isIdentity: Bool
    private let make: (TransitionPhase, NodeContext) -> ViewNode
    private let change: (ViewNode, TransitionPhase) -> Void

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) {
        self.init(transition, isIdentity: false)
    }

    private init<T: Transition>(_ transition: T, isIdentity: Bool) {
        self.isIdentity = isIdentity
        make = { phase, context in
            context.makeNode(transition.body(content: TransitionContent(), phase: phase))
        }
        change = { node, phase in
            (node as? TypedNode<T.Body>)?
                .update(transition.body(content: TransitionContent(), phase: phase))
        }
    }

    /// It comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(NoTransition(), isIdentity: true) }

    func makeNode(_ phase: TransitionPhase, _ context: NodeContext) -> ViewNode {
        make(phase, context)
    }

    func update(_ node: ViewNode, _ phase: TransitionPhase) { change(node, phase) }
}

private struct NoTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It fades in and out.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Clear unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension AnyTransition {
    /// It fades in and out.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
}
