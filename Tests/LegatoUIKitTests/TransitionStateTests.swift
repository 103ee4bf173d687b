import Legato
import LegatoUIKit
import Testing

/// States of transitions.
struct TransitionStateTests {
    private final class Page: UIViewController {
        var states: [String] = []
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        private func note(_ name: String) {
            let state =
                isBeingPresented
                ? " presented"
                : isBeingDismissed
                    ? " dismissed" : isMovingToParent ? " to" : isMovingFromParent ? " from" : ""
            states.append(name + state)
        }
    }

    @Test("A controller reports that it is presented and dismissed", arguments: [true, false])
    func presentation(animated: Bool) throws {
        let (screen, root, page) = (Screen(), Page(), Page())
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = root }
        screen.display.advance(by: 0.1)
        #expect(root.states == ["will appear", "did appear"])
        screen.perform { root.present(page, animated: animated) }
        screen.display.advance(by: 2)
        #expect(page.states == ["will appear presented", "did appear presented"])
        #expect(!page.isBeingPresented)
        page.states = []
        screen.perform { root.dismiss(animated: animated) }
        screen.display.advance(by: 2)
        #expect(page.states == ["will disappear dismissed", "did disappear dismissed"])
        #expect(!page.isBeingDismissed)
    }

    @Test("A controller reports that it is pushed and popped", arguments: [true, false])
    func navigation(animated: Bool) {
        let (screen, root, page) = (Screen(), Page(), Page())
        let controller = UINavigationController(rootViewController: root)
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = controller }
        screen.display.advance(by: 0.1)
        root.states = []
        screen.perform { controller.pushViewController(page, animated: animated) }
        screen.display.advance(by: 1)
        #expect(page.states == ["will appear to", "did appear to"])
        #expect(root.states == ["will disappear", "did disappear"])
        (page.states, root.states) = ([], [])
        screen.perform { _ = controller.popViewController(animated: animated) }
        screen.display.advance(by: 1)
        #expect(page.states == ["will disappear from", "did disappear from"])
        #expect(root.states == ["will appear", "did appear"])
        #expect(!page.isMovingFromParent)
    }

    /// Fades the old view, driven by a driver.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
        UINavigationControllerDelegate
    {
        let driver = UIPercentDrivenInteractiveTransition()

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let context = transitionContext
            guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
                return
            }
            context.containerView.insertSubview(new, belowSubview: old)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                old.alpha = 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    @Test("A driver that starts by itself is paused, scrubbed and finished with its curve")
    func driver() throws {
        let (screen, root, page, fade) = (Screen(), Page(), Page(), Fade())
        let controller = UINavigationController(rootViewController: root)
        screen.perform {
            UIApplication.shared.keyWindow?.rootViewController = controller
            controller.delegate = fade
        }
        screen.display.advance(by: 0.1)
        fade.driver.wantsInteractiveStart = false
        screen.perform { controller.pushViewController(page, animated: true) }
        let coordinator = try #require(page.transitionCoordinator)
        var changes: [Bool] = []
        coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
        screen.display.advance(by: 0.5)
        #expect(abs(root.view.shown.opacity - 0.5) < 0.05)
        screen.perform { fade.driver.pause() }
        #expect(coordinator.isInteractive && changes == [true])
        screen.perform { fade.driver.update(0.2) }
        screen.display.advance(by: 1)
        #expect(abs(root.view.shown.opacity - 0.8) < 0.01)
        fade.driver.completionCurve = .easeIn
        screen.perform { fade.driver.finish() }
        #expect(changes == [true, false] && coordinator.completionCurve == .easeIn)
        screen.display.advance(by: 0.2)
        let curve = CAMediaTimingFunction(name: .easeIn)
        let part = CGFloat(curve.solver.value(at: 0.25))
        #expect(abs(CGFloat(root.view.shown.opacity) - 0.8 * (1 - part)) < 0.03)
        screen.display.advance(by: 1)
        #expect(controller.topViewController === page && page.transitionCoordinator == nil)
        #expect(page.states.last == "did appear to")
    }
}
