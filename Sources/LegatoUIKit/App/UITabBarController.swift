import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A container that shows the controller whose item is selected in a bar at the bottom.
///
/// The bar shows the `tabBarItem` of each controller, and covers the bottom of the safe area. The
/// views are exchanged immediately, unless the delegate returns an animator.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [home, UINavigationController(rootViewController: cards)]
/// window.rootViewController = tabs
/// ```
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Decides about selections, and returns the animators of transitions; nil by default.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar at the bottom.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar(frame: .zero)
        bar.delegate = self
        bar.mayChoose = { [weak self] in self?.mayChoose($0) ?? false }
        bar.chosen = { [weak self] in self?.choose($0) }
        return bar
    }()
    /// The view in which views are exchanged.
    private let content = UIView()
    private var controllers: [UIViewController] = []
    private var selected: UIViewController?
    /// The running transition; nil for none.
    private var running: TransitionContext?
    /// Whether the program hides the bar.
    private var hidesBar = false
    /// Whether the bar is below its place: the program hides it, or a pushed controller does.
    private var isBarAway = false
    /// The scroll view that decides about the background of the bar.
    private weak var followed: UIScrollView?

    // MARK: Controllers

    /// The controllers, in the order of their items; nil without controllers.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; the items in the bar fade if it is animated.
    ///
    /// The selected controller stays selected. Without it, the one at its index is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let index = controllers.firstIndex { $0 === selected } ?? 0
        endTransition()
        let gone = controllers.filter { old in !new.contains { $0 === old } }
        for old in gone { old.willMove(toParent: nil) }
        for one in new where one.parent !== self {
            addChild(one)
            one.didMove(toParent: self)
        }
        controllers = new
        let isKept = new.contains { $0 === selected }
        let next = isKept ? selected : new.isEmpty ? nil : new[min(index, new.count - 1)]
        tabBar.setItems(new.map(\.tabBarItem), animated: animated)
        exchange(for: next)
        for old in gone { old.removeFromParent() }
    }

    /// The index of the selected controller; `NSNotFound` without one.
    ///
    /// An index beyond the controllers is ignored with a warning. Setting it does not call the
    /// delegate's `shouldSelect` and `didSelect`.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard controllers.indices.contains(newValue) else {
                return UIKitWarning.print(
                    "\(type(of: self)).selectedIndex ignores \(newValue): there are "
                        + "\(controllers.count) controllers. Set viewControllers first."
                )
            }
            select(controllers[newValue])
        }
    }

    /// The selected controller; nil without controllers.
    ///
    /// A controller that is not in `viewControllers` is ignored.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            if let newValue, controllers.contains(where: { $0 === newValue }) { select(newValue) }
        }
    }

    /// Called when the user has selected an item, before its controller is shown; does nothing by
    /// default.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selected }

    private func controller(of item: UITabBarItem) -> UIViewController? {
        controllers.first { $0.tabBarItem === item }
    }

    private func mayChoose(_ item: UITabBarItem) -> Bool {
        guard running?.isLocked != true, let one = controller(of: item) else { return false }
        return delegate?.tabBarController(self, shouldSelect: one) ?? true
    }

    private func choose(_ item: UITabBarItem) {
        guard let one = controller(of: item) else { return }
        if one === selected {
            (one as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(one)
        }
        delegate?.tabBarController(self, didSelect: one)
    }

    // MARK: Views

    /// Creates the view, with the bar.
    open override func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds)
        container.onLayout = { [weak self] in self?.layOut() }
        view = container
    }

    /// Shows the selected controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        content.frame = view.bounds
        view.addSubview(content)
        view.addSubview(tabBar)
        isBarAway = hidesBar || selected?.hidesTabBar == true
        if let selected { place(selected) }
    }

    private func place(_ controller: UIViewController) {
        controller.view.frame = arrange(controller)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if controller.view.superview !== content { content.addSubview(controller.view) }
        followScrolling()
    }

    /// Shows a controller, with the animator of the delegate.
    private func select(_ new: UIViewController) {
        guard new !== selected, running?.isLocked != true else { return }
        endTransition()
        let old = selected
        guard let old, isViewLoaded, view.window != nil,
            let animator = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: old, to: new)
        else { return exchange(for: new) }
        selected = new
        tabBar.selectedItem = new.tabBarItem
        let isVisible = appearance.isVisible
        let appearance = AppearanceChange(
            from: isVisible ? old : nil, to: isVisible ? new : nil, appearsFirst: false)
        new.view.frame = arrange(new)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let context = TransitionContext(
            animator, from: old, to: new, moves: (true, true), in: content, appearance: appearance
        ) { [weak self] in
            self?.updateBar(in: self?.running)
        } end: { [weak self] didComplete in
            guard let self else { return }
            running = nil
            if !didComplete {
                selected = old
                tabBar.selectedItem = old.tabBarItem
                updateBar(in: nil)
            }
            (didComplete ? old : new).viewIfLoaded?.removeFromSuperview()
            place(didComplete ? new : old)
            appearance.end(didComplete: didComplete)
        }
        context.place = { [weak self] in self?.arrange($0) ?? .zero }
        running = context
        context.run(by: delegate?.tabBarController(self, interactionControllerFor: animator))
    }

    /// Shows a controller immediately.
    private func exchange(for new: UIViewController?) {
        let old = selected
        selected = new
        tabBar.selectedItem = new?.tabBarItem
        guard isViewLoaded, old !== new else { return }
        let isVisible = appearance.isVisible
        let change = AppearanceChange(
            from: isVisible ? old : nil, to: isVisible ? new : nil, appearsFirst: false)
        change.begin(animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        updateBar(in: nil)
        if let new { place(new) }
        change.end()
    }

    private func endTransition() { running?.completeTransition(true) }

    // MARK: The bar

    /// Whether the bar is hidden; false by default.
    open var isTabBarHidden: Bool {
        get { hidesBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; it slides if it is animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        hidesBar = hidden
        guard isViewLoaded, moveBar() else { return }
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.view.layoutIfNeeded()
            self.selected?.viewIfLoaded?.layoutIfNeeded()
        }
    }

    /// Hides or shows the bar for the controllers on screen, alongside a transition if there is one.
    func updateBar(in context: TransitionContext?) {
        guard isViewLoaded else { return }
        guard let coordinator = context?.coordinator else {
            _ = moveBar()
            return
        }
        _ = coordinator.animate { [self] _ in
            if moveBar() { view.layoutIfNeeded() }
        } completion: { [self] _ in
            _ = moveBar()
        }
    }

    /// Decides where the bar belongs; returns whether that has changed.
    private func moveBar() -> Bool {
        let isAway = hidesBar || selected?.hidesTabBar == true
        guard isAway != isBarAway else { return false }
        isBarAway = isAway
        view.setNeedsLayout()
        return true
    }

    /// Takes the items again, after a controller has another one.
    func itemsChanged() {
        tabBar.items = controllers.map(\.tabBarItem)
        tabBar.selectedItem = selected?.tabBarItem
    }

    private func layOut() {
        let area = view.bounds
        let height = UITabBar.height
        let y = isBarAway ? area.height : area.height - height
        let frame = CGRect(x: 0, y: y, width: area.width, height: height)
        if tabBar.frame != frame { tabBar.frame = frame }
        if content.frame != area { content.frame = area }
        for child in controllers {
            let frame = arrange(child)
            if let shown = child.viewIfLoaded, shown.superview === content,
                shown.transform.isIdentity, child.ownCoordinator == nil, shown.frame != frame
            {
                shown.frame = frame
            }
        }
    }

    /// Sets how the bar covers the view of a child, and returns the frame of that view.
    private func arrange(_ child: UIViewController) -> CGRect {
        let height = isBarAway || tabBar.isHidden ? 0 : UITabBar.height
        let extends =
            child.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        child.barInsets.bottom = extends ? height : 0
        var area = view.bounds
        if !extends { area.size.height -= height }
        return area
    }

    /// Follows the first scroll view of the selected controller, for the background of the bar.
    func followScrolling() {
        followed?.onScroll[ObjectIdentifier(self)] = nil
        followed = selected?.viewIfLoaded?.firstScrollView
        followed?.updateInsets()
        followed?.onScroll[ObjectIdentifier(self)] = { [weak tabBar] scroll in
            tabBar?.coversContent = !scroll.isAtBottom
        }
        tabBar.coversContent = followed.map { !$0.isAtBottom } ?? false
    }
}

/// Decides about the selections of a tab bar controller, and returns the animators of its
/// transitions; every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether the user may select a controller.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called when the user has selected a controller, also the one that was selected.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    )
    /// Returns the animator of a transition between two controllers; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller of a transition; nil for a non-interactive one.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
