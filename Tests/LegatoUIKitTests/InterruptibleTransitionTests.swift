import Legato
import LegatoUIKit
import Testing

/// Transitions by interruptible animators.
struct InterruptibleTransitionTests {
    /// Fades the new view in with one animator, and drives it.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate
    {
        let driver = UIPercentDrivenInteractiveTransition()
        private var animator: UIViewPropertyAnimator?

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: transitionContext).startAnimation()
        }
        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let context = transitionContext
            let new = UIViewPropertyAnimator(duration: 1, curve: .linear)
            if let view = context.view(forKey: .to) {
                view.alpha = 0
                context.containerView.addSubview(view)
                new.addAnimations { view.alpha = 1 }
            }
            new.addCompletion { [weak self] _ in
                self?.animator = nil
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = new
            return new
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private let screen = Screen()
    private let root = UIViewController()
    private let page = UIViewController()
    private let fade = Fade()

    init() {
        page.transitioningDelegate = fade
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = root }
        screen.display.advance(by: 0.1)
        screen.perform { root.present(page, animated: true) }
    }

    private var shown: Float { page.view.layer.presentation()?.opacity ?? 0 }

    @Test("The driver scrubs the animator, which does not end by itself, and completes it")
    func finish() {
        screen.perform { fade.driver.update(0.3) }
        screen.display.advance(by: 2)
        #expect(abs(shown - 0.3) < 0.01 && page.isBeingPresented)
        screen.perform { fade.driver.finish() }
        screen.display.advance(by: 0.35)
        #expect(abs(shown - 0.65) < 0.03)
        screen.display.advance(by: 0.5)
        #expect(page.view.alpha == 1 && !page.isBeingPresented)
        #expect(root.presentedViewController === page)
    }

    @Test("A cancelled transition runs back")
    func cancel() {
        screen.perform { fade.driver.update(0.6) }
        screen.perform { fade.driver.cancel() }
        screen.display.advance(by: 0.3)
        #expect(abs(shown - 0.3) < 0.03)
        screen.display.advance(by: 0.5)
        #expect(root.presentedViewController == nil && page.view.superview == nil)
    }
}
