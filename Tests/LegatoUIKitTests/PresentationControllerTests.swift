import Legato
import LegatoUIKit
import Testing

/// Presentation controllers.
struct PresentationControllerTests {
    /// Presents the lower half of the window over a shade.
    private final class Drawer: UIPresentationController {
        let shade = UIView()
        var entries: [String] = []
        var removesPresenter = false

        override var shouldRemovePresentersView: Bool { removesPresenter }
        override var frameOfPresentedViewInContainerView: CGRect {
            let area = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: area.height / 2, width: area.width, height: area.height / 2)
        }
        override func presentationTransitionWillBegin() {
            entries.append("will begin")
            shade.frame = containerView?.bounds ?? .zero
            shade.backgroundColor = .black
            shade.alpha = 0
            containerView?.insertSubview(shade, at: 0)
            presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0.4 }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            entries.append("did end \(completed)")
        }
        override func dismissalTransitionWillBegin() {
            entries.append("will dismiss")
            presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            entries.append("did dismiss \(completed)")
        }
    }

    /// Presents controllers in drawers, and dismisses them with an interactive fade if it has a
    /// driver.
    private final class Presenter: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var drawer: Drawer?
        var driver: UIPercentDrivenInteractiveTransition?
        var removesPresenter = false
        var views: [UIView?] = []

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            let new = Drawer(presentedViewController: presented, presenting: presenting)
            new.removesPresenter = removesPresenter
            drawer = new
            return new
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { removesPresenter ? self : nil }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            driver == nil && !removesPresenter ? nil : self
        }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let context = transitionContext
            let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
            views += [old, new]
            if let new, new.superview !== context.containerView {
                context.containerView.addSubview(new)
            }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                old?.alpha = 0
            } completion: { _ in
                old?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private let screen = Screen()
    private let root = LoggedController()
    private let detail = LoggedController()
    private let presenter = Presenter()

    init() {
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = root }
        screen.display.advance(by: 0.1)
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = presenter
    }

    private func present() throws -> Drawer {
        screen.perform { root.present(detail, animated: true) }
        return try #require(presenter.drawer)
    }

    @Test("The presented view moves to its frame while the shade fades in, and back")
    func phases() throws {
        let drawer = try present()
        #expect(detail.presentationController === drawer)
        #expect(drawer.presentingViewController === root)
        #expect(drawer.containerView === drawer.shade.superview)
        #expect(drawer.entries == ["will begin"] && detail.log == ["will appear"])
        screen.display.advance(by: 0.1)
        let alpha = drawer.shade.shown.opacity
        #expect(alpha > 0.02 && alpha < 0.39)
        #expect(detail.view.shown.transform.m42 > 1)
        screen.display.advance(by: 2)
        #expect(drawer.entries == ["will begin", "did end true"])
        #expect(detail.log == ["will appear", "did appear"])
        #expect(detail.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
        #expect(abs(drawer.shade.alpha - 0.4) < 1e-6)
        // The presenting view stays.
        #expect(root.view.window != nil && !root.log.contains("will disappear"))
        screen.perform { root.dismiss(animated: true) }
        #expect(drawer.entries.last == "will dismiss")
        screen.display.advance(by: 0.1)
        #expect(drawer.shade.shown.opacity > 0.01 && drawer.shade.shown.opacity < 0.39)
        screen.display.advance(by: 2)
        #expect(drawer.entries.suffix(2) == ["will dismiss", "did dismiss true"])
        #expect(detail.view.window == nil && drawer.containerView == nil)
        #expect(root.presentedViewController == nil && detail.presentingViewController == nil)
        #expect(detail.view.transform == .identity)
    }

    @Test("Without animation all phases run, and the shade has its final look")
    func unanimated() throws {
        screen.perform { root.present(detail, animated: false) }
        let drawer = try #require(presenter.drawer)
        #expect(drawer.entries == ["will begin", "did end true"])
        #expect(detail.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
        screen.perform { root.dismiss(animated: false) }
        #expect(drawer.entries.suffix(2) == ["will dismiss", "did dismiss true"])
        #expect(detail.view.window == nil)
    }

    @Test("A cancelled interactive dismissal leaves all as it was")
    func cancelled() throws {
        let drawer = try present()
        screen.display.advance(by: 2)
        let driver = UIPercentDrivenInteractiveTransition()
        presenter.driver = driver
        screen.perform { root.dismiss(animated: true) }
        screen.perform { driver.update(0.5) }
        screen.display.advance(by: 0.2)
        #expect(abs(detail.view.shown.opacity - 0.5) < 0.02)
        screen.perform { driver.cancel() }
        screen.display.advance(by: 1)
        #expect(drawer.entries.suffix(2) == ["will dismiss", "did dismiss false"])
        #expect(root.presentedViewController === detail && detail.presentingViewController === root)
        #expect(detail.view.window != nil && detail.view.alpha == 1)
        #expect(detail.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
        #expect(detail.log.suffix(3) == ["will disappear", "will appear", "did appear"])
        presenter.driver = nil
        screen.perform { root.dismiss(animated: true) }
        screen.display.advance(by: 2)
        #expect(root.presentedViewController == nil && detail.view.window == nil)
    }

    @Test("Only if the presentation removes it, the presenting view takes part and leaves")
    func removesPresenter() throws {
        presenter.removesPresenter = true
        _ = try present()
        #expect(presenter.views == [root.view, detail.view])
        screen.display.advance(by: 2)
        #expect(root.view.window == nil)
        screen.perform { root.dismiss(animated: true) }
        #expect(presenter.views.suffix(2) == [detail.view, root.view])
        screen.display.advance(by: 2)
        #expect(root.view.window != nil && root.view.superview != nil)
        #expect(detail.view.window == nil)
    }
}
