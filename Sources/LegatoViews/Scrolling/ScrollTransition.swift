import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// The place of a view relative to the visible part of a scroll view.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the visible part: above it or at its leading side.
    case topLeading
    /// Inside the visible part.
    case identity
    /// After the visible part: below it or at its trailing side.
    case bottomTrailing

    /// Whether the view is inside the visible part.
    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 inside and 1 after the visible part.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a scroll transition follows the scroll position.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
    enum ScrollMotion { case animated(Animation), interactive(UnitCurve), identity }
    let kind: ScrollMotion
    /// The part of the view that must be inside before it counts as visible.
    var visible = 0.5

    /// Animates between the phases when the view crosses the edge, with the default animation.
    public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
    /// Interpolates between the phases as the view crosses the edge.
    public static let interactive = ScrollTransitionConfiguration(
        kind: .interactive(.linear), visible: 1
    )
    /// No transition.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Animates between the phases when the view crosses the edge.
    public static func animated(
        _ animation: Animation = .default
    ) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// Interpolates between the phases as the view crosses the edge, along a curve.
    public static func interactive(
        timingCurve: UnitCurve = .easeInOut
    ) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve), visible: 1)
    }

    /// Returns the configuration with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation), visible: visible)
    }

    /// Returns the configuration with another threshold, at which a view counts as visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: kind, visible: threshold.part)
    }

    /// The part of a view that must be inside the visible part of the scroll view.
    public struct Threshold: Sendable {
        let part: Double
        /// All of the view.
        public static let visible = Threshold(part: 1)
        /// None of the view: it counts as visible as soon as it appears.
        public static let hidden = Threshold(part: 0)
        /// The middle of the view.
        public static let centered = Threshold(part: 0.5)

        /// A part from 0 to 1; other values are clamped.
        ///
        /// NaN counts as 1, with a warning.
        public static func visible(_ amount: Double) -> Threshold {
            let amount = NumberCheck(Self.self, "visible(_:)").order(amount, or: 1)
            return Threshold(part: min(max(amount, 0), 1))
        }
    }
}

/// A view whose appearance depends on its geometry.
private nonisolated struct PlaceEffectView<Content: View>: View {
    var content: Content
    /// Returns the appearance for the item, and the animation of a change.
    var look: @MainActor (ViewItem) -> (VisualLook, Animation?)
}

extension PlaceEffectView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceEffectNode(view, context)
    }
}

private final class PlaceEffectNode<Content: View>: WrappingNode<PlaceEffectView<Content>>,
    PlaceFollower
{
    var isFollowing = false
    private var shown: [ObjectIdentifier: (VisualLook, CGSize)] = [:]

    override init(_ view: PlaceEffectView<Content>, _ context: NodeContext) {
        super.init(view, context)
        graph.follow(self)
    }

    override func wrap(_ item: ViewItem) -> ViewItem { LayerItem(PassThroughLayer(), context) }

    override func updateView(_ view: PlaceEffectView<Content>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
        placesChanged()
    }

    override func refreshView() { placesChanged() }

    func placesChanged() {
        var new: [ObjectIdentifier: (VisualLook, CGSize)] = [:]
        for case let item as LayerItem in outerItems {
            let (look, animation) = graph.watch(self) { view.look(item) }
            let old = shown[ObjectIdentifier(item)]
            new[ObjectIdentifier(item)] = (look, item.frame.size)
            guard old?.0 != look || old?.1 != item.frame.size else { continue }
            graph.later { [self] in
                if old != nil, let animation {
                    withAnimation(animation) { look.apply(to: item.layer, size: item.frame.size) }
                } else {
                    graph.change(at: context.transactions) {
                        look.apply(to: item.layer, size: item.frame.size)
                    }
                }
            }
        }
        shown = new
    }
}

nonisolated extension View {
    /// Applies an effect that depends on the view's geometry and follows it frame by frame.
    ///
    /// ```swift
    /// Text("Title")
    ///     .visualEffect { content, proxy in
    ///         content.offset(y: -proxy.frame(in: .scrollView).minY / 2)
    ///     }
    /// ```
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        // Views call their closures on the main actor only.
        nonisolated(unsafe) let effect = effect
        return PlaceEffectView(content: self) { item in
            let chain = effect(EmptyVisualEffect(), GeometryProxy(of: item)) as? VisualEffectChain
            return (chain?.look ?? VisualLook(), nil)
        }
    }

    /// Applies an effect when the view is partly or wholly outside the visible part of its scroll
    /// view.
    ///
    /// ```swift
    /// RoundedRectangle(cornerRadius: 16)
    ///     .scrollTransition { content, phase in
    ///         content.scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - configuration: How the transition follows the scroll position; interpolated by default.
    ///   - axis: The axis along which the view enters and leaves; nil for the scroll view's own.
    ///   - transition: Returns the look for a phase.
    /// - Returns: The view with the transition.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis,
            transition: transition
        )
    }

    /// Applies an effect outside the visible part of the scroll view, with a configuration for each
    /// end.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        nonisolated(unsafe) let transition = transition
        return PlaceEffectView(content: self) { item in
            func look(_ phase: ScrollTransitionPhase) -> VisualLook {
                (transition(EmptyVisualEffect(), phase) as? VisualEffectChain)?.look ?? VisualLook()
            }
            guard let scroll = item.scrollItem else { return (look(.identity), nil) }
            let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
            let place = scroll.contentFrame(of: item)
            let visible = scroll.visibleRect
            let length = max(place.size[axis], 1e-3)
            let before = (visible.origin[axis] - place.origin[axis]) / length
            let after =
                (place.origin[axis] + length - visible.origin[axis] - visible.size[axis]) / length
            let isBefore = before > after
            let configuration = isBefore ? topLeading : bottomTrailing
            let hidden = min(max(max(before, after), 0), 1)
            let outside: ScrollTransitionPhase = isBefore ? .topLeading : .bottomTrailing
            switch configuration.kind {
            case .identity: return (look(.identity), nil)
            case .animated(let animation):
                let isInside = 1 - hidden >= configuration.visible - 1e-6
                return (look(isInside ? .identity : outside), animation)
            case .interactive(let curve):
                let start = 1 - configuration.visible
                let rest = max(1 - start, 1e-3)
                let fraction = curve.value(at: min(max((hidden - start) / rest, 0), 1))
                return (look(.identity).mixed(with: look(outside), by: fraction), nil)
            }
        }
    }
}

nonisolated extension VisualLook {
    /// Returns this appearance interpolated to another one with the same steps.
    func mixed(with other: VisualLook, by fraction: Double) -> VisualLook {
        guard fraction > 0 else { return self }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        var result = self
        result.opacity = mix(opacity, other.opacity)
        if moves.count == other.moves.count {
            for (index, move) in other.moves.enumerated() {
                result.moves[index].transform = moves[index].transform.interpolated(
                    to: move.transform, fraction: fraction
                )
                result.moves[index].perspective = move.perspective
            }
        }
        if filters.count == other.filters.count {
            for (index, filter) in other.filters.enumerated() {
                guard case .named(let name, let key, let end) = filter,
                    case .named(_, _, let start) = filters[index]
                else {
                    // Arguments of shaders are not interpolated.
                    result.filters[index] = filter
                    continue
                }
                result.filters[index] = .named(name, key: key, amount: mix(start, end))
            }
        }
        return result
    }
}
