import LegatoGraphics
import LegatoMotion

/// The phase of a view's insertion and removal.
public nonisolated enum TransitionPhase: Sendable, Hashable {
    /// Before the insertion.
    case willAppear
    /// The view is fully present.
    case identity
    /// After the removal.
    case didDisappear

    /// Whether the view is fully present.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the insertion, 0 while the view is present, and 1 after the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The view to which a transition is applied.
public nonisolated struct TransitionContent: View {
}

/// Static properties of a transition.
public nonisolated struct TransitionProperties: Sendable {
    /// Whether the transition moves the view; if so, it is replaced by a fade under reduced motion.
    public var hasMotion: Bool

    /// Creates properties; by default, the transition has motion.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The appearance of a view in each phase of its insertion and removal.
///
/// ```swift
/// struct Twirl: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content
///             .rotationEffect(.degrees(phase.value * 180))
///             .opacity(phase.isIdentity ? 1 : 0)
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol Transition {
    /// The type of the body.
    associatedtype Body: View
    /// A placeholder for the view that is inserted and removed.
    typealias Content = TransitionContent

    /// Returns the view's appearance in a phase; the changes between phases are animated.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// Static properties of the transition; by default it has motion.
    static var properties: TransitionProperties { get }
}
