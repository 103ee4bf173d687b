public import Foundation
public import LegatoLayers
public import LegatoMotion

/// A view that shows a layer of your own.
///
/// `makeLayer` is called once when the view appears. `updateLayer` is called then, and again after
/// the view or anything it read changes: its dynamic properties, bindings, observable objects and
/// `context.environment`. Such a change also calls `sizeThatFits` again. `dismantleLayer` is called
/// once, when the layer is no longer shown. The view tree sets the layer's position and size;
/// everything else in the layer is yours.
///
/// ```swift
/// struct Wave: LayerRepresentable {
///     var color: CGColor
///
///     func makeLayer(context: Context) -> CAShapeLayer { CAShapeLayer() }
///     func updateLayer(_ layer: CAShapeLayer, context: Context) { layer.fillColor = color }
/// }
/// ```
@preconcurrency @MainActor public protocol LayerRepresentable: View where Body == Never {
    /// The class of the layer.
    associatedtype LayerType: CALayer
    /// An object or value kept with the layer, such as a delegate; none by default.
    associatedtype Coordinator = Void
    /// The context passed to the calls.
    typealias Context = LayerRepresentableContext<Self>

    /// Creates the layer.
    func makeLayer(context: Context) -> LayerType
    /// Updates the layer from the view's current values.
    func updateLayer(_ layer: LayerType, context: Context)
    /// Releases resources of the layer; does nothing by default.
    static func dismantleLayer(_ layer: LayerType, coordinator: Coordinator)
    /// Creates the coordinator, before the layer.
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil, the default, takes the proposed size, 10 points where
    /// it is nil.
    func sizeThatFits(_ proposal: ProposedViewSize, layer: LayerType, context: Context) -> CGSize?
}

nonisolated extension LayerRepresentable {
    /// Traps: the view has a layer instead of a body.
    public var body: Never { refuseBody(of: Self.self) }
}

extension LayerRepresentable {
    /// Does nothing.
    public static func dismantleLayer(_ layer: LayerType, coordinator: Coordinator) {}

    /// Takes the proposed size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, layer: LayerType, context: Context
    ) -> CGSize? { nil }
}

extension LayerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// Records what the calls of a layer representable have read.
final class RepresentableReads {
    var hasReadEnvironment = false
}

/// The coordinator, environment and transaction of a layer representable.
public struct LayerRepresentableContext<Representable: LayerRepresentable> {
    /// The coordinator that the view created.
    public let coordinator: Representable.Coordinator
    /// The environment of the view; reading it makes the layer update whenever it changes.
    public var environment: EnvironmentValues {
        reads.hasReadEnvironment = true
        return surroundings
    }
    let surroundings: EnvironmentValues
    let reads: RepresentableReads
    let graph: ViewGraph
    let place: TransactionNode

    /// The transaction of the current update.
    public var transaction: Transaction { graph.transaction(at: place) }

    /// Changes layer properties with the animation of the transaction.
    ///
    /// Without an animation, the changes and the completion take place immediately.
    /// - Parameters:
    ///   - changes: A closure that changes layer properties.
    ///   - completion: Called exactly once, when the animations are logically complete; nil by
    ///     default.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        var transaction = transaction
        let listener = AnimationListener(criteria: .logicallyComplete) {
            // The completion is not part of the update, even if called during it.
            ViewGraph.unwatched { completion?() }
        }
        transaction.listen(listener)
        transaction.runAlone(changes)
        listener.seal()
    }
}
