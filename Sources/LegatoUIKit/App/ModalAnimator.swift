import Foundation
import LegatoGraphics
import LegatoLayers

/// Moves a presented view in from below or fades it in, by its `modalTransitionStyle`, and out again.
final class ModalAnimator: UIViewControllerAnimatedTransitioning {
    private let presentation: UIPresentationController
    private let isDismissal: Bool
    /// The velocity with which the user released the view, in points per second downwards.
    private let velocity: CGFloat

    init(_ presentation: UIPresentationController, isDismissal: Bool, velocity: CGFloat = 0) {
        (self.presentation, self.isDismissal, self.velocity) = (presentation, isDismissal, velocity)
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let view = presentation.presentedView else {
            return context.completeTransition(false)
        }
        if !isDismissal {
            context.containerView.addSubview(view)
            setAway(true, view)
        }
        let distance = context.containerView.bounds.maxY - view.frame.minY
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: distance > 1 ? velocity / distance : 0
        ) { [self] in
            setAway(isDismissal, view)
        } completion: { [self] _ in
            context.completeTransition(!context.transitionWasCancelled)
            if isDismissal { setAway(false, view) }
        }
    }

    private func setAway(_ isAway: Bool, _ view: UIView) {
        switch presentation.presentedViewController.presentationStyle {
        case .coverVertical:
            let bottom = presentation.containerView?.bounds.maxY ?? 0
            view.transform =
                isAway
                ? CGAffineTransform(translationX: 0, y: bottom - view.center.y + view.bounds.midY)
                : .identity
        case .crossDissolve: view.alpha = isAway ? 0 : 1
        }
    }
}
