import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A controller that shows the last of a stack of controllers.
///
/// It has no bar. A pushed view comes from the right, as long as the delegate returns no animator.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// Whether a controller is pushed or popped.
    nonisolated public enum Operation: Int, Sendable, Hashable {
        /// Neither.
        case none = 0
        /// It comes onto the stack.
        case push = 1
        /// It leaves the stack.
        case pop = 2
    }

    /// Returns the animators of transitions; nil by default.
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    private var isBusy = false

    /// Creates a controller that shows another one.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// The controllers, the visible one last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The visible controller.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is presented over the visible one, or else the visible one.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Replaces the controllers, with the transition of a push if it is animated.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = stack.last
        for gone in stack where !viewControllers.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            if gone !== old { gone.removeFromParent() }
        }
        for new in viewControllers where new.parent !== self { addChild(new) }
        stack = viewControllers
        change(from: old, to: stack.last, .push, animated: animated)
    }

    /// Puts a controller onto the stack.
    ///
    /// Ignored while a transition runs, or if the controller is on the stack already.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !isBusy, !stack.contains(where: { $0 === viewController }) else {
            return UIKitWarning.print(
                "\(type(of: self)).pushViewController(_:) ignores \(type(of: viewController)): it "
                    + "is on the stack, or a transition runs. Push it after the transition."
            )
        }
        let old = stack.last
        addChild(viewController)
        stack.append(viewController)
        change(from: old, to: viewController, .push, animated: animated)
    }

    /// Takes the last controller from the stack, unless it is the only one; returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return popToViewController(stack[stack.count - 2], animated: animated)?.last
    }

    /// Takes all controllers but the first from the stack; returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Takes the controllers after another one from the stack; returns them.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard !isBusy, let index = stack.firstIndex(where: { $0 === viewController }),
            index < stack.count - 1
        else { return nil }
        let gone = Array(stack[(index + 1)...])
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in gone.dropLast() { controller.removeFromParent() }
        stack.removeSubrange((index + 1)...)
        change(from: gone.last, to: viewController, .pop, animated: animated)
        return gone
    }

    /// Shows the visible controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        guard let top = stack.last else { return }
        place(top)
        top.didMove(toParent: self)
    }

    private func place(_ controller: UIViewController) {
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if controller.view.superview !== view { view.addSubview(controller.view) }
    }

    private func change(
        from old: UIViewController?, to new: UIViewController?, _ operation: Operation,
        animated: Bool
    ) {
        guard isViewLoaded, old !== new else { return }
        guard let new else {
            old?.view.removeFromSuperview()
            return
        }
        guard animated, let old, view.window != nil else {
            place(new)
            return finish(from: old, to: new, operation)
        }
        isBusy = true
        delegate?.navigationController(self, willShow: new, animated: true)
        let animator =
            delegate?.navigationController(
                self, animationControllerFor: operation, from: old, to: new
            ) ?? SlideAnimator(operation)
        let driver = delegate?.navigationController(self, interactionControllerFor: animator)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let context = TransitionContext(
            animator, from: old, to: new, moves: (true, true), in: view, frame: view.bounds
        ) { [weak self] didComplete in
            guard let self else { return }
            isBusy = false
            if didComplete { return finish(from: old, to: new, operation, animated: true) }
            new.view.removeFromSuperview()
            place(old)
            if operation == .push {
                stack.removeLast()
                new.removeFromParent()
            } else {
                stack.append(old)
            }
        }
        context.run(by: driver)
    }

    private func finish(
        from old: UIViewController?, to new: UIViewController, _ operation: Operation,
        animated: Bool = false
    ) {
        old?.view.removeFromSuperview()
        if let old, !stack.contains(where: { $0 === old }) { old.removeFromParent() }
        if operation == .push { new.didMove(toParent: self) }
        if !animated { delegate?.navigationController(self, willShow: new, animated: false) }
        delegate?.navigationController(self, didShow: new, animated: animated)
    }
}

/// Returns the animators of a navigation controller's transitions; every method is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    )
    /// Called when a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    )
    /// Returns the animator of a push or a pop; nil for a slide.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what drives a transition; nil if it runs by itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Returns nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UIViewController {
    /// The nearest navigation controller that contains the controller; nil if none does.
    public var navigationController: UINavigationController? {
        var at = parent
        while let one = at {
            if let found = one as? UINavigationController { return found }
            at = one.parent
        }
        return nil
    }
}

/// Slides the new view over the old one, or the old one away.
private final class SlideAnimator: UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(_ operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        let (container, width) = (context.containerView, context.containerView.bounds.width)
        let isPush = operation == .push
        if isPush {
            container.addSubview(new)
        } else {
            container.insertSubview(new, belowSubview: old)
        }
        new.transform = CGAffineTransform(translationX: isPush ? width : -width / 3, y: 0)
        UIView.animate(withDuration: 0.35, delay: 0, options: []) {
            new.transform = .identity
            old.transform = CGAffineTransform(translationX: isPush ? -width / 3 : width, y: 0)
        } completion: { _ in
            old.transform = .identity
            new.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
