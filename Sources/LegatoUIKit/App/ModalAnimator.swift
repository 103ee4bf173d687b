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
        if presentation.transitionStyle == .flipHorizontal {
            return flip(context, view)
        }
        let distance = context.containerView.bounds.maxY - view.frame.minY
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: distance > 1 ? velocity / distance : 0,
            options: .allowUserInteraction
        ) { [self] in
            setAway(isDismissal, view)
        } completion: { [self] _ in
            context.completeTransition(!context.transitionWasCancelled)
            if isDismissal { setAway(false, view) }
        }
    }

    private func setAway(_ isAway: Bool, _ view: UIView) {
        switch presentation.transitionStyle {
        case .coverVertical:
            let bottom = presentation.containerView?.bounds.maxY ?? 0
            view.transform =
                isAway
                ? CGAffineTransform(translationX: 0, y: bottom - view.center.y + view.bounds.midY)
                : .identity
        case .crossDissolve: view.alpha = isAway ? 0 : 1
        case .flipHorizontal: break
        }
    }

    /// Turns the outgoing view out of sight, and then the incoming one into it.
    private func flip(_ context: any UIViewControllerContextTransitioning, _ view: UIView) {
        let key = isDismissal ? UITransitionContextViewControllerKey.to : .from
        let other = context.viewController(forKey: key)?.view
        let (old, new) = isDismissal ? (view, other) : (other, view)
        func turned(_ angle: CGFloat) -> CATransform3D {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 1000
            return CATransform3DRotate(transform, isDismissal ? -angle : angle, 0, 1, 0)
        }
        new?.transform3D = turned(-.pi / 2)
        UIView.animateKeyframes(
            withDuration: 0.5, delay: 0, options: .calculationModeLinear
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                old?.transform3D = turned(.pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                new?.transform3D = CATransform3DIdentity
            }
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
            for one in [old, new] { one?.transform3D = CATransform3DIdentity }
        }
    }
}
