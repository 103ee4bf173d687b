import Foundation
import LegatoGraphics
import LegatoLayers

/// Slides the new view over the old one, or the old one away.
final class SlideAnimator: RestoringAnimator {
    private let isPush: Bool
    /// The translation with which the new view comes in; nil for its width or a part of it.
    private let start: CGFloat?
    /// Shows both views without a transform.
    private var undo: () -> Void = {}

    init(isPush: Bool, from start: CGFloat?) { (self.isPush, self.start) = (isPush, start) }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let move = prepare(context) else { return context.completeTransition(false) }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: .allowUserInteraction, animations: move
        ) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Shows both views at the start; returns the changes to the end, or nil without views.
    func prepare(_ context: any UIViewControllerContextTransitioning) -> (() -> Void)? {
        guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
            return nil
        }
        let container = context.containerView
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = container.bounds.width * (isMirrored ? -1 : 1)
        if isPush {
            container.addSubview(new)
        } else {
            container.insertSubview(new, belowSubview: old)
        }
        new.transform = CGAffineTransform(
            translationX: start ?? (isPush ? width : -width / 3), y: 0
        )
        undo = { (old.transform, new.transform) = (.identity, .identity) }
        return { [isPush] in
            new.transform = .identity
            old.transform = CGAffineTransform(translationX: isPush ? -width / 3 : width, y: 0)
        }
    }

    func restore() {
        undo()
        undo = {}
    }
}
