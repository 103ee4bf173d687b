public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Where the pointer hovers over a view.
public nonisolated enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a location in points.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// A view that receives hover events.
private nonisolated struct HoverView<Content: View>: View {
    var content: Content
    var action: (Bool) -> Void = { _ in }
    var space = CoordinateSpace.local
    var move: ((HoverPhase) -> Void)?
}

extension HoverView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        HoverNode(view, context)
    }
}

private final class HoverNode<Content: View>: WrappingNode<HoverView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let layer = HoverLayer()
        layer.onHover = { [weak self] isInside in
            guard let self, !isRemoved else { return }
            view.action(isInside)
            if !isInside { view.move?(.ended) }
        }
        let item = FramelessItem(layer, context)
        layer.onMove = { [weak self, weak item] location in
            guard let self, !isRemoved, let item, let move = view.move else { return }
            move(.active(item.place(ofEventAt: location, in: view.space)))
        }
        return item
    }

    override func updateView(_ view: HoverView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

private final class HoverLayer: FramelessLayer, HoverResponder {
    var onHover: (Bool) -> Void = { _ in }

    var onMove: (CGPoint) -> Void = { _ in }

    func hover(_ isInside: Bool) { onHover(isInside) }
    func hoverMoved(to location: CGPoint) { onMove(location) }
}

extension LayerItem {
    /// Returns the location of an event in a coordinate space; in a named space that does not exist,
    /// that in the root layer.
    fileprivate func place(ofEventAt location: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: layer.localPlace(ofEventAt: location)
        case .global: location
        case .named(let name): place(ofEventAt: location, inSpaceNamed: name) ?? location
        }
    }
}

nonisolated extension View {
    /// Calls an action with true when the pointer enters the view without a pressed button, and
    /// with false when it leaves.
    ///
    /// The hover area is the hit-test area, which `contentShape` sets. Views that move under a
    /// resting pointer receive events when the pointer moves next.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        HoverView(content: self, action: action)
    }

    /// Calls an action with the location of the pointer when it enters the view or moves over it
    /// without a pressed button, and when it leaves.
    ///
    /// ```swift
    /// Color.blue
    ///     .onContinuousHover { phase in
    ///         switch phase {
    ///         case .active(let location): spot = location
    ///         case .ended: spot = nil
    ///         }
    ///     }
    /// ```
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        HoverView(content: self, space: coordinateSpace, move: action)
    }

    /// Calls an action with the location of the pointer in a coordinate space when it moves over the
    /// view.
    @_disfavoredOverload
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}
