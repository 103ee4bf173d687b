public import Foundation
import LegatoLayers
public import LegatoMotion
public import LegatoViews
import Observation

/// A SwiftUI view that shows a UIKit view.
///
/// `makeUIView` is called once when the view appears. `updateUIView` is called then, and again
/// after the view or anything it read changes: its dynamic properties, bindings, observable objects
/// and `context.environment`. `dismantleUIView` is called once, when the view is no longer shown.
/// The view tree sets the position and the size of the view; everything else about it is under your
/// control.
///
/// ```swift
/// struct Badge: UIViewRepresentable {
///     var color: UIColor
///
///     func makeUIView(context: Context) -> UIView { UIView() }
///     func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = color }
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewRepresentable: View {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// An object or value kept with the view, such as a delegate; none by default.
    associatedtype Coordinator = Void
    /// The context passed to the calls.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view from the current values.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Releases resources of the view; does nothing by default.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the coordinator, before the view.
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil, the default, follows the view's own size.
    ///
    /// Along an axis with a length in `intrinsicContentSize`, the view does not shrink if its
    /// resistance to compression is at least 750, as it is by default, and does not grow if its
    /// hugging priority is at least 750. Along another axis it takes the proposal, 10 points where
    /// it is nil.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Follows the view's own size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    /// The view that shows the UIKit view.
    public var body: some View { HostedUIView(content: self) }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The coordinator, environment and transaction of a representable UIKit view.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    let base: LayerRepresentableContext<HostedUIView<Representable>>

    /// The coordinator that the view created.
    public var coordinator: Representable.Coordinator { base.coordinator.own }

    /// The environment of the view; reading it makes the view update whenever it changes.
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

/// The coordinator of a representable and the view it has created.
final class HostedCoordinator<Own> {
    let own: Own
    let sizes = SizeChanges()
    var host: HostView?
    var view: UIView? {
        didSet { view?.onSizeChange = { [weak self] in self?.sizeChanged() } }
    }
    /// Whether the view has been updated, so that it may have been measured.
    private var isMade = false
    private var isUpdating = false
    private var waits = false

    init(_ own: Own) { self.own = own }

    /// Runs an update of the view.
    func update(_ body: () -> Void) {
        isUpdating = true
        body()
        (isUpdating, isMade) = (false, true)
    }

    /// Measures the view again, after the running update if there is one.
    private func sizeChanged() {
        guard isMade, !waits else { return }
        guard isUpdating else {
            sizes.count += 1
            return
        }
        waits = true
        LayerHost.afterwards { [self] in
            waits = false
            sizes.count += 1
        }
    }
}

/// The number of times that a view has reported a new natural size.
@Observable final class SizeChanges {
    var count = 0
}

/// Shows the layer of a UIKit view.
struct HostedUIView<Content: UIViewRepresentable>: LayerRepresentable {
    let content: Content

    func makeCoordinator() -> HostedCoordinator<Content.Coordinator> {
        HostedCoordinator(content.makeCoordinator())
    }

    func makeLayer(context: Context) -> CALayer {
        let view = content.makeUIView(context: UIViewRepresentableContext(base: context))
        context.coordinator.view = view
        let host = HostView(view)
        context.coordinator.host = host
        return host.layer
    }

    func updateLayer(_ layer: CALayer, context: Context) {
        guard let view = context.coordinator.view as? Content.UIViewType else { return }
        let isDark = context.environment.colorScheme == .dark
        context.coordinator.update {
            context.coordinator.host?.setOuterStyle(isDark ? .dark : .light)
            content.updateUIView(view, context: UIViewRepresentableContext(base: context))
        }
    }

    static func dismantleLayer(
        _ layer: CALayer, coordinator: HostedCoordinator<Content.Coordinator>
    ) {
        guard let view = coordinator.view as? Content.UIViewType else { return }
        Content.dismantleUIView(view, coordinator: coordinator.own)
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, layer: CALayer, context: Context
    ) -> CGSize? {
        guard let view = context.coordinator.view as? Content.UIViewType else { return nil }
        // Reading the count makes a change measure the view again.
        _ = context.coordinator.sizes.count
        let answer = content.sizeThatFits(
            proposal, uiView: view, context: UIViewRepresentableContext(base: context)
        )
        return answer ?? view.hostedSize(for: proposal)
    }
}

extension UIView {
    /// The size for a proposal, from the natural size and the priorities.
    func hostedSize(for proposal: ProposedViewSize) -> CGSize {
        let own = naturalSize(for: proposal)
        func length(
            _ proposed: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis
        ) -> CGFloat {
            guard own >= 0 else { return proposed ?? 10 }
            guard let proposed else { return own }
            let resists = contentCompressionResistancePriority(for: axis).rawValue >= 750
            let hugs = contentHuggingPriority(for: axis).rawValue >= 750
            return min(max(proposed, resists ? own : 0), hugs ? max(own, 0) : .infinity)
        }
        return CGSize(
            width: length(proposal.width, own.width, .horizontal),
            height: length(proposal.height, own.height, .vertical)
        )
    }
}
