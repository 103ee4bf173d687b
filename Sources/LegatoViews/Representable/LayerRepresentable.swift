public import Foundation
public import LegatoLayers
public import LegatoMotion

/// A view that shows a layer of the program's own.
///
/// `makeLayer` is called once when the view appears, `updateLayer` then and whenever the view changes
/// or what it read: its dynamic properties, bindings, observable objects and `context.environment`.
/// Both `updateLayer` and `sizeThatFits` are then called again. `dismantleLayer` is called once when
/// the layer shows no more. The tree sets the place and size of the layer; everything else in it is
/// the program's.
@preconcurrency @MainActor public protocol LayerRepresentable: View where Body == Never {
    /// The type of layer.
    associatedtype LayerType: CALayer
    /// What the program keeps beside the layer; nothing by default.
    associatedtype Coordinator = Void
    /// What surrounds the layer in a call.
    typealias Context = LayerRepresentableContext<Self>

    /// Makes the layer.
    func makeLayer(context: Context) -> LayerType
    /// Sets the layer up for the view as it is now.
    func updateLayer(_ layer: LayerType, context: Context)
    /// Lets go of what the layer holds elsewhere; does nothing by default.
    static func dismantleLayer(_ layer: LayerType, coordinator: Coordinator)
    /// Makes what is kept beside the layer, before the layer.
    func makeCoordinator() -> Coordinator
    /// The size for an offer; nil, the default, takes all that is offered, 10 points if nothing is.
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        layer: LayerType,
        context: Context
    ) -> CGSize?
}

extension LayerRepresentable {
    /// Does nothing.
    public static func dismantleLayer(_ layer: LayerType, coordinator: Coordinator) {}

    /// Takes all that is offered.
    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        layer: LayerType,
        context: Context
    ) -> CGSize? { nil }
}

extension LayerRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator() {}
}

/// What the calls of a layer representable have read.
final class RepresentableReads {
    var hasReadEnvironment = false
}

/// What surrounds a layer in a tree of views.
public struct LayerRepresentableContext<Representable: LayerRepresentable> {
    /// What the view made to be kept beside the layer.
    public let coordinator: Representable.Coordinator
    /// The environment of the view; a layer that reads it is updated whenever it changes.
    public var environment: EnvironmentValues {
        reads.hasReadEnvironment = true
        return surroundings
    }
    let surroundings: EnvironmentValues
    let reads: RepresentableReads
    let graph: ViewGraph
    let place: TransactionNode

    /// The transaction of the change that is worked in.
    public var transaction: Transaction { graph.transaction(at: place) }

    /// Changes layers with the animation of the transaction.
    ///
    /// Without an animation everything changes at once, and the completion is called at once.
    /// - Parameters:
    ///   - changes: Changes values of layers.
    ///   - completion: Called exactly once, when the animations are logically complete; nil by
    ///     default.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        var transaction = transaction
        let listener = AnimationListener(criteria: .logicallyComplete) {
            // It is no part of the update, even where it is called during one.
            ViewGraph.unwatched { completion?() }
        }
        transaction.listen(listener)
        transaction.runAlone(changes)
        listener.seal()
    }
}
