public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// It comes and goes at once.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// It fades in and out.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Clear unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// It grows and shrinks.
public struct ScaleTransition: Transition {
    /// How large the view is when it is not there; 0 by default.
    public var scale: Double
    /// What stays in its place; the middle by default.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double = 0, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }

    /// Scaled unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// It comes from beside its place, and goes there.
public struct OffsetTransition: Transition {
    /// Where that is, points from its place.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) { self.offset = offset }

    /// Beside its place unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// It comes from an edge and goes there, as far as it is large.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }

    /// Beyond the edge unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(to: phase.isIdentity ? nil : edge)
    }
}

/// It comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Beyond one of the edges unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(to: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
    }
}

/// It comes from an edge, fading in, and goes to the opposite one, fading out.
public struct PushTransition: Transition {
    /// Where it comes from.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }

    /// Beyond one of the edges and clear unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
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

/// Where the view is drawn beside its place, in its own sizes.
private nonisolated struct ShiftEffect: LayerEffect {
    var edge: Edge?

    static var dependsOnSize: Bool { true }

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        let (x, y): (CGFloat, CGFloat) =
            switch edge {
            case nil: (0, 0)
            case .top: (0, -size.height)
            case .leading: (-size.width, 0)
            case .bottom: (0, size.height)
            case .trailing: (size.width, 0)
            }
        layer.transform = CATransform3DMakeTranslation(x, y, 0)
    }
}

extension View {
    fileprivate func shifted(to edge: Edge?) -> some View {
        EffectView(content: self, effect: ShiftEffect(edge: edge))
    }
}

extension Transition where Self == IdentityTransition {
    /// It comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// It fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// It grows from its middle and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition() }

    /// It grows from a size and shrinks to it, about an anchor.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// It comes from beside its place, points, and goes there.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// It comes from beside its place, points, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// It comes from an edge and goes there, as far as it is large.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// It comes from the leading edge and goes to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// It comes from an edge, fading in, and goes to the opposite one, fading out.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
    /// It comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

    /// It fades in and out.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

    /// It grows from its middle and shrinks to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition()) }

    /// It grows from a size and shrinks to it, about an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    /// It comes from beside its place, points, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// It comes from beside its place, points, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// It comes from an edge and goes there, as far as it is large.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// It comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// It comes from an edge, fading in, and goes to the opposite one, fading out.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }
}
