public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// Presents a controller: holds its view in a container over the window, and what is around it.
///
/// A subclass adds views to the container, animates them alongside the transition, and places the
/// presented view. `UIViewControllerTransitioningDelegate` returns it for the style `custom`.
///
/// ```swift
/// final class Drawer: UIPresentationController {
///     private let shade = UIView()
///     override var frameOfPresentedViewInContainerView: CGRect {
///         let area = containerView?.bounds ?? .zero
///         return CGRect(x: 0, y: area.height / 2, width: area.width, height: area.height / 2)
///     }
///     override func presentationTransitionWillBegin() {
///         shade.frame = containerView?.bounds ?? .zero
///         shade.backgroundColor = .black
///         shade.alpha = 0
///         containerView?.insertSubview(shade, at: 0)
///         presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0.4 }
///     }
///     override func dismissalTransitionWillBegin() {
///         presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
///     }
/// }
/// ```
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    private weak var presenter: UIViewController?
    /// The controller that presents it; itself before it is presented.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presenter ?? presentedViewController
    }
    /// The view that contains the presented one, over the whole window; nil before the presentation
    /// and after the dismissal.
    open internal(set) var containerView: UIView?
    /// Makes a dismissal that runs a cancelled one; nil while none runs.
    var cancelDismissal: (() -> Void)?
    /// Is called when the user dismisses the controller; nil by default.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a controller for a presentation.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// How the controller is presented.
    open var presentationStyle: UIModalPresentationStyle {
        presentedViewController.modalPresentationStyle
    }

    /// The view that moves in: that of the presented controller by default.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view is at the end of the transition, in the container; all of it by
    /// default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the view of the presenting controller leaves its window when the transition has ended,
    /// and returns to it at the dismissal; false by default.
    ///
    /// Only then does an animator receive it.
    open var shouldRemovePresentersView: Bool { false }

    /// How the presented view comes in without an animator.
    var transitionStyle: UIModalTransitionStyle { presentedViewController.presentationStyle }

    // MARK: Phases

    /// Called before the presentation is animated.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation has ended; with false if it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal is animated.
    open func dismissalTransitionWillBegin() {}
    /// Called when the dismissal has ended; with false if it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out its subviews, as when the window takes another size.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Content

    /// The size that the presented controller prefers.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller prefers another size.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// Returns the size of a content container in one of a size; that size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the window takes another size.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// Takes the container.
    func begin(in container: UIView) { containerView = container }

    /// Removes the container.
    func end() {
        containerView?.removeFromSuperview()
        containerView = nil
    }
}

/// Decides about dismissals by the user and is called for them; every method is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style in place of `popover`: full screen, or none to keep it; none by default.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle
    /// Whether the user may dismiss the controller; true by default.
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool
    /// Called before a dismissal by the user is animated.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when a dismissal by the user has ended.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tried to dismiss a controller that cannot be dismissed.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    )
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns none.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
    /// Returns true.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

/// The container of a presentation, which fills the window.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?
    /// Whether touches beside the presented view reach what is behind the container.
    var letsThrough = false

    init(_ presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    /// A sheet that is being dismissed is hit where it is seen, so that a drag catches it; its model
    /// value is out of the window already.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if presentation is any DraggedSheet, presentation?.cancelDismissal != nil,
            let view = presentation?.presentedView,
            view.layer.presentation()?.frame.contains(point) == true
        {
            return view
        }
        let found = super.hitTest(point, with: event)
        return letsThrough && found === self ? nil : found
    }
}
