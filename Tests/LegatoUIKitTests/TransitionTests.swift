import Testing
import Legato
import LegatoUIKit

/// Transitions between controllers.
struct TransitionTests {
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
    {
        var driver: UIPercentDrivenInteractiveTransition?
        var ends: [Bool] = []

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let context = transitionContext
            let new = context.view(forKey: .to)
            if let new, new.superview !== context.containerView {
                context.containerView.addSubview(new)
            }
            let moved = context.view(forKey: .from) ?? UIView()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                moved.alpha = 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

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

    private func navigation() -> (Screen, UINavigationController, Fade) {
        let screen = Screen()
        let (controller, fade) = (
            UINavigationController(rootViewController: LoggedController()), Fade()
        )
        screen.perform {
            UIApplication.shared.keyWindow?.rootViewController = controller
            controller.delegate = fade
        }
        screen.display.advance(by: 0.1)
        return (screen, controller, fade)
    }

    @Test("A pushed controller replaces the other one when the animator has ended")
    func push() throws {
        let (screen, controller, fade) = navigation()
        let (root, new) = (try #require(controller.topViewController), LoggedController())
        screen.perform { controller.pushViewController(new, animated: true) }
        screen.display.advance(by: 0.5)
        #expect(abs(root.view.shown.opacity - 0.5) < 0.05)
        screen.display.advance(by: 1)
        #expect(fade.ends == [true])
        #expect(root.view.superview == nil)
        #expect(new.view.superview === controller.view)
        #expect(new.navigationController === controller)
        #expect(new.log == ["will appear", "did appear", "arrived"])
        screen.perform { _ = controller.popViewController(animated: false) }
        screen.display.advance(by: 0.1)
        #expect(new.log.suffix(3) == ["will disappear", "did disappear", "left"])
    }

    @Test("An interactive push follows its fraction, and is taken back when it is cancelled")
    func interactive() throws {
        let (screen, controller, fade) = navigation()
        let (root, new) = (try #require(controller.topViewController), LoggedController())
        let driver = UIPercentDrivenInteractiveTransition()
        fade.driver = driver
        screen.perform { controller.pushViewController(new, animated: true) }
        screen.display.advance(by: 2)
        #expect(root.view.shown.opacity == 1)
        screen.perform { driver.update(0.6) }
        screen.display.advance(by: 1)
        #expect(abs(root.view.shown.opacity - 0.4) < 0.01)
        screen.perform { driver.cancel() }
        screen.display.advance(by: 0.3)
        #expect(abs(root.view.shown.opacity - 0.7) < 0.05)
        screen.display.advance(by: 1)
        #expect(fade.ends == [false])
        #expect(controller.topViewController === root)
        #expect(root.view.alpha == 1)
        #expect(new.view.superview == nil)
        screen.perform { controller.pushViewController(new, animated: true) }
        screen.perform { driver.finish() }
        screen.display.advance(by: 2)
        #expect(fade.ends == [false, true])
        #expect(controller.topViewController === new)
    }

    @Test("A presentation and a dismissal run by the animator of the delegate")
    func presentation() throws {
        let (screen, controller, fade) = navigation()
        let sheet = LoggedController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = fade
        var isDone = false
        screen.perform { controller.present(sheet, animated: true) { isDone = true } }
        screen.display.advance(by: 0.5)
        #expect(sheet.view.window != nil)
        screen.display.advance(by: 1)
        #expect(isDone)
        screen.perform { sheet.dismiss(animated: true) }
        screen.display.advance(by: 0.5)
        #expect(abs(sheet.view.shown.opacity - 0.5) < 0.05)
        screen.display.advance(by: 1)
        #expect(sheet.view.window == nil)
        #expect(controller.presentedViewController == nil)
        #expect(fade.ends == [true, true])
    }

    @Test("An interactive transition ends although its driver is released after finish()")
    func released() {
        let (screen, controller, fade) = navigation()
        let new = LoggedController()
        fade.driver = UIPercentDrivenInteractiveTransition()
        weak let kept = fade.driver
        screen.perform { controller.pushViewController(new, animated: true) }
        screen.display.advance(by: 0.1)
        screen.perform {
            fade.driver?.update(0.5)
            fade.driver?.finish()
            fade.driver = nil
        }
        screen.display.advance(by: 2)
        #expect(fade.ends == [true])
        #expect(controller.topViewController === new)
        #expect(new.log.last == "arrived")
        #expect(kept == nil)
    }

    @Test("Controllers that are set during a push replace it, and its end leaves them in place")
    func replaced() throws {
        let (screen, controller, _) = navigation()
        let (root, pushed, new) = (
            try #require(controller.topViewController), LoggedController(), LoggedController()
        )
        screen.perform { controller.pushViewController(pushed, animated: true) }
        screen.display.advance(by: 0.5)
        screen.perform { controller.viewControllers = [new] }
        screen.display.advance(by: 2)
        #expect(controller.viewControllers == [new])
        #expect(controller.view.subviews == [new.view])
        #expect(root.parent == nil && pushed.parent == nil)
        screen.perform {
            controller.pushViewController(pushed, animated: true)
            controller.viewControllers = []
        }
        screen.display.advance(by: 2)
        #expect(controller.topViewController == nil)
        #expect(controller.view.subviews.isEmpty)
        #expect(controller.children.isEmpty)
    }

    @Test("A cancelled pop of two controllers restores the stack")
    func cancelledPop() throws {
        let (screen, controller, fade) = navigation()
        let all = [
            try #require(controller.topViewController), LoggedController(), LoggedController(),
        ]
        screen.perform { controller.viewControllers = all }
        screen.display.advance(by: 0.1)
        let driver = UIPercentDrivenInteractiveTransition()
        fade.driver = driver
        screen.perform { _ = controller.popToRootViewController(animated: true) }
        screen.display.advance(by: 0.1)
        screen.perform {
            driver.update(0.3)
            driver.cancel()
        }
        screen.display.advance(by: 2)
        #expect(fade.ends == [false])
        #expect(controller.viewControllers == all)
        #expect(controller.children.count == 3)
        #expect(controller.view.subviews == [all[2].view])
    }

    @Test("Controllers that are replaced before the view is loaded leave their parent")
    func unloaded() {
        let (old, new) = (LoggedController(), LoggedController())
        let controller = UINavigationController(rootViewController: old)
        controller.viewControllers = [new]
        #expect(old.parent == nil)
        #expect(controller.children == [new])
    }

    @Test("The view of the presenting controller returns to its superview at its index")
    func presenter() throws {
        let (screen, controller, fade) = navigation()
        let root = try #require(controller.topViewController)
        let sheet = LoggedController()
        sheet.modalPresentationStyle = .fullScreen
        sheet.transitioningDelegate = fade
        screen.perform {
            controller.view.insertSubview(UIView(), at: 0)
            controller.view.addSubview(UIView())
            root.present(sheet, animated: true)
        }
        screen.display.advance(by: 2)
        screen.perform { sheet.dismiss(animated: true) }
        screen.display.advance(by: 0.5)
        #expect(root.view.superview !== controller.view)
        screen.display.advance(by: 2)
        #expect(controller.view.subviews.firstIndex { $0 === root.view } == 1)
        #expect(sheet.view.window == nil)
    }
}
