import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A container that shows the top view controller of a stack.
///
/// The bar at its top shows the `navigationItem` of the controller. A pushed view slides in from the
/// right unless the delegate returns an animator.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The kind of a transition.
    nonisolated public enum Operation: Int, Sendable, Hashable {
        /// No operation.
        case none = 0
        /// A push.
        case push = 1
        /// A pop.
        case pop = 2
    }

    /// Returns the animators of transitions; nil by default.
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    /// The running transition; nil for none.
    private var running: TransitionContext?
    /// The number of changes; identifies the completion of a transition that a later one has
    /// replaced.
    private var generation = 0
    /// Where a transition was interrupted: its outgoing view with its translation, and the frame of
    /// a zoomed view.
    private var interrupted: (view: UIView?, x: CGFloat, frame: CGRect?) = (nil, 0, nil)
    /// The outgoing controller of the running transition.
    private weak var leaving: UIViewController?
    /// The bar at the top.
    open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
    /// Whether the bar at the top is hidden.
    var hidesBar = false
    /// Hides the bar by a drag up, and shows it by a drag down, if `hidesBarsOnSwipe` is true.
    open private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = barSwipe()
    /// Hides and shows the bar by a tap, if `hidesBarsOnTap` is true.
    open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = barTap()
    /// The bar at the bottom, which shows `toolbarItems` of the visible controller.
    open private(set) lazy var toolbar = UIToolbar(frame: .zero)
    /// Whether the bar at the bottom is hidden.
    var hidesToolbar = true
    /// The scroll view that decides about the background of the bar.
    weak var followed: UIScrollView?
    private lazy var popPan = PopPan { [weak self] in
        self?.mayPop == true
    } pop: { [weak self] in
        self?.popViewController(animated: true)
    }

    /// Pops the visible controller by a drag from the leading 20 points of the view; it moves with
    /// the pointer, and a further drag catches it on its way.
    ///
    /// It needs two controllers, and a controller without a zoom. Disable it, or refuse in its
    /// delegate's `gestureRecognizerShouldBegin(_:)`, to prevent the pop.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popPan }

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

    /// Hides or shows the bar; it slides if it is animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        setBar(hidden: hidden, animated: animated)
    }

    /// The visible controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// Light over a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// Replaces the controllers.
    ///
    /// An animated change is a pop if the new top was in the stack already, and a push if not. It
    /// replaces a running transition.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let before = stack
        for gone in before where !viewControllers.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
        }
        for new in viewControllers where new.parent !== self {
            addChild(new)
            new.isMovingToParent = new === viewControllers.last
        }
        stack = viewControllers
        let isPop = before.contains { $0 === viewControllers.last }
        change(from: before, isPop ? .pop : .push, animated: animated)
    }

    /// Pushes a controller onto the stack.
    ///
    /// A running transition is completed first, and the next one begins from where its views are.
    /// Has no effect while a gesture drives a transition, or if the controller is already on the
    /// stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard isAvailable, !stack.contains(where: { $0 === viewController }) else {
            return UIKitWarning.print(
                "\(type(of: self)).pushViewController(_:) ignores \(type(of: viewController)): it "
                    + "is on the stack, or a gesture drives a transition. Push it afterwards."
            )
        }
        endTransition()
        let before = stack
        addChild(viewController)
        stack.append(viewController)
        change(from: before, .push, animated: animated)
    }

    /// Pops the last controller and returns it; returns nil if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return popToViewController(stack[stack.count - 2], animated: animated)?.last
    }

    /// Pops all controllers but the first and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pops the controllers above another one and returns them; nil if there are none.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard isAvailable, let index = stack.firstIndex(where: { $0 === viewController }),
            index < stack.count - 1
        else { return nil }
        endTransition()
        let before = stack
        let gone = Array(before[(index + 1)...])
        for controller in gone { controller.willMove(toParent: nil) }
        stack.removeSubrange((index + 1)...)
        change(from: before, .pop, animated: animated)
        return gone
    }

    /// Creates the view, with the bar.
    open override func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds)
        container.onLayout = { [weak self] in self?.layOutBars() }
        container.bars = [navigationBar, toolbar]
        view = container
    }

    /// Shows the visible controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        for bar in [navigationBar, toolbar] { view.addSubview(bar) }
        navigationBar.pop = { [weak self] in self?.popViewController(animated: true) }
        view.addGestureRecognizer(popPan)
        view.addGestureRecognizer(barHideOnSwipeGestureRecognizer)
        view.addGestureRecognizer(barHideOnTapGestureRecognizer)
        updateBar(from: [], isPop: false, in: nil)
        guard let top = stack.last else { return }
        place(top)
        top.didMove(toParent: self)
    }

    private func place(_ controller: UIViewController) {
        controller.view.frame = arrange(controller)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if controller.view.superview !== view { view.addSubview(controller.view) }
        followScrolling()
    }

    /// Replaces the top controller of the previous stack with that of the new stack.
    private func change(
        from before: [UIViewController], _ operation: Operation, animated: Bool
    ) {
        let (old, new) = (before.last, stack.last)
        generation += 1
        (running, leaving) = (nil, nil)
        guard isViewLoaded, old !== new else {
            if isViewLoaded { updateBar(from: before, isPop: false, in: nil) }
            return drop(before)
        }
        let isVisible = appearance.isVisible
        let appearance = AppearanceChange(
            from: isVisible ? old : nil, to: isVisible ? new : nil, appearsFirst: false
        )
        guard let new else {
            appearance.begin(animated: animated)
            old?.viewIfLoaded?.removeFromSuperview()
            updateBar(from: before, isPop: false, in: nil)
            appearance.end()
            return drop(before)
        }
        guard animated, let old, view.window != nil else {
            if let old, !stack.contains(where: { $0 === old }) { old.isMovingFromParent = true }
            delegate?.navigationController(self, willShow: new, animated: false)
            updateBar(from: before, isPop: operation == .pop, in: nil)
            appearance.begin(animated: false)
            place(new)
            return finish(from: before, to: new, operation, appearance, animated: false)
        }
        leaving = old
        if !stack.contains(where: { $0 === old }) { old.isMovingFromParent = true }
        delegate?.navigationController(self, willShow: new, animated: true)
        let animator =
            delegate?.navigationController(
                self, animationControllerFor: operation, from: old, to: new
            ) ?? (operation == .push ? new : old)
            .zoomAnimator(operation == .push, from: interrupted.frame)
            ?? SlideAnimator(
                isPush: operation == .push,
                from: interrupted.view === new.view ? interrupted.x : nil
            )
        interrupted = (nil, 0, nil)
        let driver =
            delegate?.navigationController(self, interactionControllerFor: animator)
            ?? (animator is ZoomAnimator
                ? ZoomPan.driving(old) : animator is SlideAnimator ? popPan.driving : nil)
        new.view.frame = arrange(new)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let current = generation
        let context = TransitionContext(
            animator, from: old, to: new, moves: (true, true), in: view,
            appearance: appearance
        ) { [weak self] in
            guard let self else { return }
            updateBar(from: before, isPop: operation == .pop, in: running)
        } end: { [weak self] didComplete in
            guard let self else { return }
            guard current == generation else { return clear(before + [new]) }
            (running, leaving) = (nil, nil)
            if didComplete {
                return finish(from: before, to: new, operation, appearance, animated: true)
            }
            let cancelled = stack
            stack = before
            for one in stack where one.parent !== self { addChild(one) }
            new.view.removeFromSuperview()
            place(old)
            appearance.end(didComplete: false)
            drop(cancelled)
        }
        context.place = { [weak self] in self?.arrange($0) ?? .zero }
        running = context
        context.run(by: driver)
    }

    /// Whether a drag may pop the visible controller.
    private var mayPop: Bool {
        guard running == nil, stack.count > 1, let top = stack.last else { return false }
        return top.preferredTransition?.zoom == nil && top.presentedViewController == nil
    }

    /// Whether no gesture drives a transition.
    private var isAvailable: Bool { running?.isLocked != true }

    /// Completes a running transition, and keeps where its views are for the next one.
    private func endTransition() {
        guard let running else { return }
        let view = leaving?.viewIfLoaded
        let shown = (view?.layer.presentation() ?? view?.layer)?.affineTransform() ?? .identity
        interrupted = (view, shown.tx, (running.animator as? ZoomAnimator)?.shownFrame)
        running.completeTransition(true)
    }

    /// Removes the views left behind by a transition that was replaced.
    private func clear(_ controllers: [UIViewController]) {
        for one in controllers where one !== stack.last && one !== leaving {
            if let shown = one.viewIfLoaded, shown.superview === view {
                shown.removeFromSuperview()
            }
        }
        if running == nil, let top = stack.last { place(top) }
        for one in controllers where running?.contains(one) != true { one.finishAppearance() }
        drop(controllers)
    }

    /// Removes controllers that are not in the stack from their parent.
    private func drop(_ controllers: [UIViewController]) {
        for one in controllers where one.parent === self && one !== leaving {
            if !stack.contains(where: { $0 === one }) { one.removeFromParent() }
        }
    }

    private func finish(
        from before: [UIViewController], to new: UIViewController, _ operation: Operation,
        _ appearance: AppearanceChange, animated: Bool
    ) {
        before.last?.viewIfLoaded?.removeFromSuperview()
        followScrolling()
        appearance.end()
        drop(before)
        if operation == .push { new.didMove(toParent: self) }
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
    /// Returns the interaction controller of a transition; nil for a non-interactive one.
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

extension UIViewController {
    /// Pops the controller, or dismisses it if it is presented; nil if it can do neither.
    var leave: (() -> Void)? {
        if let navigationController, navigationController.topViewController === self,
            navigationController.viewControllers.count > 1
        {
            return { navigationController.popViewController(animated: true) }
        }
        guard presentingViewController != nil else { return nil }
        return { [self] in dismiss(animated: true) }
    }
}
