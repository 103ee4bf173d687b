public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Inserts and removes the view immediately.
nonisolated public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the view unchanged.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// The transition has no motion.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: false)
    }
}

nonisolated extension AnyTransition {
    /// Whether the view is inserted and removed immediately.
    var isIdentity: Bool { base is IdentityTransition }
}

/// Fades the view in and out.
nonisolated public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the view, transparent outside the identity phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// The transition has no motion.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: false)
    }
}

/// Scales the view up on insertion and down on removal.
nonisolated public struct ScaleTransition: Transition {
    /// The scale factor outside the identity phase; 0 by default.
    public var scale: Double
    /// The fixed point of the view; the centre by default.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double = 0, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }

    /// Returns the view, scaled outside the identity phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves the view in from an offset and back out to it.
nonisolated public struct OffsetTransition: Transition {
    /// The offset from the view's position, in points.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) { self.offset = offset }

    /// Returns the view, offset outside the identity phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Moves the view in from an edge and back out to it, by the view's own size.
nonisolated public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the view, shifted beyond the edge outside the identity phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(to: phase.isIdentity ? nil : edge)
    }
}

/// Moves the view in from the leading edge and out to the trailing edge, by the view's own size.
nonisolated public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the view, shifted beyond one of the edges outside the identity phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(to: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
    }
}

/// Moves the view in from an edge while fading in, and out to the opposite edge while fading out.
nonisolated public struct PushTransition: Transition {
    /// The edge from which the view is inserted.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the view, shifted and transparent outside the identity phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(to: place(in: phase)).opacity(phase.isIdentity ? 1 : 0)
    }

    private func place(in phase: TransitionPhase) -> Edge? {
        switch phase {
        case .willAppear: edge
        case .identity: nil
        case .didDisappear: edge.opposite
        }
    }
}

nonisolated extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

/// A view translated beyond an edge by its own width or height; nil for its own place.
private nonisolated struct ShiftedView<Content: View>: View {
    let content: Content
    let edge: Edge?
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        EffectView(
            content: content,
            effect: ShiftEffect(edge: edge, isMirrored: direction == .rightToLeft)
        )
    }
}

/// Translates a layer by its own width or height.
private nonisolated struct ShiftEffect: LayerEffect {
    var edge: Edge?
    /// Whether the leading edge is the right one.
    var isMirrored: Bool

    static var dependsOnSize: Bool { true }

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        let trailing = isMirrored ? -size.width : size.width
        let (x, y): (CGFloat, CGFloat) =
            switch edge {
            case nil: (0, 0)
            case .top: (0, -size.height)
            case .leading: (-trailing, 0)
            case .bottom: (0, size.height)
            case .trailing: (trailing, 0)
            }
        layer.transform = CATransform3DMakeTranslation(x, y, 0)
    }
}

nonisolated extension View {
    fileprivate func shifted(to edge: Edge?) -> some View {
        ShiftedView(content: self, edge: edge)
    }
}

nonisolated extension Transition where Self == IdentityTransition {
    /// Inserts and removes the view immediately.
    public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
    /// Fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
    /// Scales the view up from its centre and down to it.
    public static var scale: ScaleTransition { ScaleTransition() }

    /// Scales the view between a factor and 1 about an anchor.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

nonisolated extension Transition where Self == OffsetTransition {
    /// Moves the view in from an offset in points and back out to it.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Moves the view in from an offset in points and back out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

nonisolated extension Transition where Self == MoveTransition {
    /// Moves the view in from an edge and back out to it, by the view's own size.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
    /// Moves the view in from the leading edge and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == PushTransition {
    /// Moves the view in from an edge while fading in, and out to the opposite edge while fading
    /// out.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension AnyTransition {
    /// Inserts and removes the view immediately.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

    /// Fades the view in and out.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

    /// Scales the view up from its centre and down to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition()) }

    /// Scales the view between a factor and 1 about an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    /// Moves the view in from an offset in points and back out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// Moves the view in from an offset in points and back out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the view in from an edge and back out to it, by the view's own size.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// Moves the view in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Moves the view in from an edge while fading in, and out to the opposite edge while fading
    /// out.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }
}
