import Legato
import LegatoUIKit
import Testing

/// Appearance methods in transitions.
struct AppearanceTests {
    /// The calls of all controllers of a test.
    private final class Log {
        var calls: [String] = []

        /// Returns the calls since the last time.
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private final class Page: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func enter(_ call: String, _ animated: Bool) {
            log.calls.append("\(name) \(call)\(animated ? "" : " at once")")
        }

        override func viewWillAppear(_ animated: Bool) { enter("will appear", animated) }
        override func viewIsAppearing(_ animated: Bool) {
            #expect(view.window != nil)
            enter("is appearing", animated)
        }
        override func viewDidAppear(_ animated: Bool) { enter("did appear", animated) }
        override func viewWillDisappear(_ animated: Bool) { enter("will disappear", animated) }
        override func viewDidDisappear(_ animated: Bool) { enter("did disappear", animated) }
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
    {
        var driver: UIPercentDrivenInteractiveTransition?

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let context = transitionContext
            if let new = context.view(forKey: .to) {
                context.containerView.insertSubview(new, at: 0)
            }
            let old = context.view(forKey: .from)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                old?.alpha = 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { driver == nil ? nil : self }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private let screen = Screen()
    private let log = Log()
    private let fade = Fade()
    private let (root, detail): (Page, Page)
    private let controller: UINavigationController

    init() {
        (root, detail) = (Page("root", log), Page("detail", log))
        controller = UINavigationController(rootViewController: root)
        controller.delegate = fade
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = controller }
        screen.display.advance(by: 0.1)
        _ = log.take()
    }

    private func push() {
        screen.perform { controller.pushViewController(detail, animated: false) }
        _ = log.take()
    }

    @Test("A push and a pop report their beginning and their end")
    func pushAndPop() {
        screen.perform { controller.pushViewController(detail, animated: true) }
        #expect(
            log.take() == ["root will disappear", "detail will appear", "detail is appearing"]
        )
        screen.display.advance(by: 0.3)
        #expect(log.calls.isEmpty)
        screen.display.advance(by: 1)
        #expect(log.take() == ["root did disappear", "detail did appear"])
        screen.perform { _ = controller.popViewController(animated: true) }
        #expect(log.take() == ["detail will disappear", "root will appear", "root is appearing"])
        screen.display.advance(by: 0.3)
        #expect(log.calls.isEmpty)
        screen.display.advance(by: 1)
        #expect(log.take() == ["detail did disappear", "root did appear"])
    }

    @Test("A push without animation has the order of an animated one")
    func immediate() {
        screen.perform { controller.pushViewController(detail, animated: false) }
        #expect(
            log.take() == [
                "root will disappear at once", "detail will appear at once",
                "detail is appearing at once", "root did disappear at once",
                "detail did appear at once",
            ]
        )
    }

    @Test("A cancelled pop reverses the appearance when it is cancelled")
    func cancelledPop() {
        push()
        let driver = UIPercentDrivenInteractiveTransition()
        fade.driver = driver
        screen.perform { _ = controller.popViewController(animated: true) }
        #expect(log.take() == ["detail will disappear", "root will appear", "root is appearing"])
        screen.perform { driver.update(0.5) }
        screen.display.advance(by: 1)
        #expect(log.calls.isEmpty)
        screen.perform { driver.cancel() }
        #expect(
            log.take() == ["root will disappear", "detail will appear", "detail is appearing"]
        )
        screen.display.advance(by: 1)
        #expect(log.take() == ["root did disappear", "detail did appear"])
        #expect(controller.topViewController === detail)
    }

    @Test("A finished interactive pop reports its end when its animations have run")
    func finishedPop() {
        push()
        let driver = UIPercentDrivenInteractiveTransition()
        fade.driver = driver
        screen.perform { _ = controller.popViewController(animated: true) }
        screen.perform {
            driver.update(0.5)
            driver.finish()
        }
        #expect(log.take() == ["detail will disappear", "root will appear", "root is appearing"])
        screen.display.advance(by: 1)
        #expect(log.take() == ["detail did disappear", "root did appear"])
    }

    @Test("A pop during a push completes the push first")
    func interrupted() {
        screen.perform { controller.pushViewController(detail, animated: true) }
        screen.display.advance(by: 0.1)
        _ = log.take()
        screen.perform { _ = controller.popViewController(animated: true) }
        #expect(
            log.take() == [
                "root did disappear", "detail did appear", "detail will disappear",
                "root will appear", "root is appearing",
            ]
        )
        screen.display.advance(by: 1)
        #expect(log.take() == ["detail did disappear", "root did appear"])
    }

    @Test("Controllers that are set during a push end its appearance")
    func replaced() {
        let last = Page("last", log)
        screen.perform { controller.pushViewController(detail, animated: true) }
        screen.display.advance(by: 0.1)
        _ = log.take()
        screen.perform { controller.viewControllers = [last] }
        screen.display.advance(by: 1)
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("root") } == ["root did disappear"])
        #expect(
            calls.filter { $0.hasPrefix("detail") } == [
                "detail will disappear at once", "detail did disappear at once",
            ]
        )
        #expect(calls.last { $0.hasPrefix("last") } == "last did appear at once")
        screen.perform {
            controller.pushViewController(detail, animated: true)
            controller.viewControllers = []
        }
        screen.display.advance(by: 1)
        for name in ["last", "detail"] {
            #expect(log.calls.last { $0.hasPrefix(name) }?.contains("did disappear") == true)
        }
    }

    @Test("A sheet leaves its presenter visible; a full-screen presentation does not")
    func presentation() {
        screen.perform { root.present(detail, animated: true) }
        #expect(log.take() == ["detail will appear", "detail is appearing"])
        screen.display.advance(by: 1)
        #expect(log.take() == ["detail did appear"])
        screen.perform { root.dismiss(animated: true) }
        #expect(log.take() == ["detail will disappear"])
        screen.display.advance(by: 1)
        #expect(log.take() == ["detail did disappear"])

        detail.modalPresentationStyle = .fullScreen
        screen.perform { root.present(detail, animated: true) }
        #expect(
            log.take() == ["root will disappear", "detail will appear", "detail is appearing"]
        )
        screen.display.advance(by: 1)
        #expect(log.take() == ["detail did appear", "root did disappear"])
        screen.perform { root.dismiss(animated: true) }
        #expect(log.take() == ["detail will disappear", "root will appear", "root is appearing"])
        screen.display.advance(by: 1)
        #expect(log.take() == ["root did appear", "detail did disappear"])
    }

    @Test("A view that moves behind a full-screen presentation does not appear")
    func covered() {
        detail.modalPresentationStyle = .fullScreen
        screen.perform { root.present(detail, animated: false) }
        _ = log.take()
        let pushed = Page("pushed", log)
        screen.perform { controller.pushViewController(pushed, animated: false) }
        #expect(log.take().isEmpty)
        screen.perform { controller.dismiss(animated: false) }
        screen.perform { root.dismiss(animated: false) }
        #expect(log.calls.filter { $0.hasPrefix("pushed will") } == ["pushed will appear at once"])
        #expect(log.calls.filter { $0.hasPrefix("pushed did") } == ["pushed did appear at once"])
        #expect(!log.calls.contains { $0.hasPrefix("root") })
    }

    @Test("A cancelled dismissal lets the presented controller appear again")
    func cancelledDismissal() {
        detail.modalPresentationStyle = .custom
        screen.perform { root.present(detail, animated: false) }
        _ = log.take()
        let driver = UIPercentDrivenInteractiveTransition()
        (fade.driver, detail.transitioningDelegate) = (driver, fade)
        screen.perform { root.dismiss(animated: true) }
        #expect(log.take() == ["detail will disappear"])
        screen.perform {
            driver.update(0.5)
            driver.cancel()
        }
        screen.display.advance(by: 2)
        #expect(
            log.take() == ["detail will appear", "detail is appearing", "detail did appear"]
        )
        #expect(root.presentedViewController === detail)
    }

    @Test("Children appear and disappear with the controller that contains them")
    func children() {
        let child = Page("child", log)
        screen.perform {
            detail.addChild(child)
            detail.view.addSubview(child.view)
            controller.pushViewController(detail, animated: true)
        }
        #expect(
            log.take().filter { $0.hasPrefix("child") } == [
                "child will appear", "child is appearing",
            ])
        screen.display.advance(by: 1)
        #expect(log.take().suffix(2) == ["detail did appear", "child did appear"])
        screen.perform { _ = controller.popViewController(animated: true) }
        #expect(log.take().prefix(2) == ["detail will disappear", "child will disappear"])
        screen.display.advance(by: 1)
        #expect(log.take().contains("child did disappear"))
    }

    @Test("A container begins and ends the appearance of a child in its own transition")
    func container() {
        let child = Page("child", log)
        screen.perform {
            root.addChild(child)
            child.beginAppearanceTransition(true, animated: true)
            root.view.addSubview(child.view)
        }
        #expect(log.take() == ["child will appear", "child is appearing"])
        screen.perform { child.endAppearanceTransition() }
        #expect(log.take() == ["child did appear"])
        screen.perform { child.endAppearanceTransition() }
        screen.perform {
            child.beginAppearanceTransition(false, animated: true)
            child.view.removeFromSuperview()
        }
        #expect(log.take() == ["child will disappear"])
        screen.perform { child.endAppearanceTransition() }
        #expect(log.take() == ["child did disappear"])
        screen.perform { root.view.addSubview(child.view) }
        #expect(
            log.take() == [
                "child will appear at once", "child is appearing at once",
                "child did appear at once",
            ]
        )
    }
}
