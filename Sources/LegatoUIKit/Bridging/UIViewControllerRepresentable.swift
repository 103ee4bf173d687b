public import Foundation
import LegatoLayers
public import LegatoMotion
public import LegatoViews

/// A SwiftUI view that shows the view of a UIKit view controller.
///
/// The calls are those of `UIViewRepresentable`, with a controller in place of the view. The
/// controller's appearance and disappearance methods are also called.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// An object or value kept with the controller, such as a delegate; none by default.
    associatedtype Coordinator = Void
    /// The context passed to the calls.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller from the current values.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Releases resources of the controller; does nothing by default.
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    )
    /// Creates the coordinator, before the controller.
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil, the default, takes the proposed size.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Takes the proposed size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// The view that shows the controller's view.
    public var body: some View { HostedController(content: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The coordinator, environment and transaction of a representable controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    let base: LayerRepresentableContext<HostedController<Representable>>

    /// The coordinator that the view created.
    public var coordinator: Representable.Coordinator { base.coordinator.own }

    /// The environment of the view; reading it makes the controller update whenever it changes.
    public var environment: EnvironmentValues { base.environment }

    /// The transaction of the current update.
    public var transaction: Transaction { base.transaction }

    /// Changes UIKit views with the animation of the transaction.
    ///
    /// Without an animation, the changes and the completion take place immediately.
    /// - Parameters:
    ///   - changes: A closure that changes views.
    ///   - completion: Called exactly once, when the animations are logically complete; nil by
    ///     default.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        base.animate(changes: changes, completion: completion)
    }
}

/// The coordinator of a representable controller and the controller it has created.
final class ControllerCoordinator<Own> {
    let own: Own
    var controller: UIViewController?
    var host: HostView?

    init(_ own: Own) { self.own = own }
}

/// Shows the layer of a controller's view.
struct HostedController<Content: UIViewControllerRepresentable>: LayerRepresentable {
    let content: Content

    func makeCoordinator() -> ControllerCoordinator<Content.Coordinator> {
        ControllerCoordinator(content.makeCoordinator())
    }

    func makeLayer(context: Context) -> CALayer {
        let controller = content.makeUIViewController(
            context: UIViewControllerRepresentableContext(base: context)
        )
        context.coordinator.controller = controller
        let host = HostView(controller.view)
        context.coordinator.host = host
        return host.layer
    }

    func updateLayer(_ layer: CALayer, context: Context) {
        guard let controller = context.coordinator.controller as? Content.UIViewControllerType
        else { return }
        let isDark = context.environment.colorScheme == .dark
        context.coordinator.host?.setOuterStyle(isDark ? .dark : .light)
        content.updateUIViewController(
            controller, context: UIViewControllerRepresentableContext(base: context)
        )
    }

    static func dismantleLayer(
        _ layer: CALayer, coordinator: ControllerCoordinator<Content.Coordinator>
    ) {
        guard let controller = coordinator.controller as? Content.UIViewControllerType
        else { return }
        Content.dismantleUIViewController(controller, coordinator: coordinator.own)
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, layer: CALayer, context: Context
    ) -> CGSize? {
        guard let controller = context.coordinator.controller as? Content.UIViewControllerType
        else { return nil }
        return content.sizeThatFits(
            proposal, uiViewController: controller,
            context: UIViewControllerRepresentableContext(base: context)
        )
    }
}
