import Foundation
import LegatoGraphics
import LegatoLayers

extension UINavigationController {
    /// Whether the bar is hidden; false by default.
    public var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Moves the bar out at the top, or back in.
    func setBar(hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        moveBars(animated: animated)
    }

    /// Whether the bar at the bottom is hidden; true by default.
    public var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar at the bottom; it slides if it is animated.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        moveBars(animated: animated)
    }

    private func moveBars(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            view.layoutIfNeeded()
            for child in self.children { child.viewIfLoaded?.layoutIfNeeded() }
        }
    }

    /// Places the bars, and the view of a controller between them or around them.
    func layOutBars() {
        placeBar()
        let alpha: CGFloat = hidesBar ? 0 : 1
        if navigationBar.alpha != alpha { navigationBar.alpha = alpha }
        let area = view.bounds
        let bottom = area.height - view.safeAreaInsets.bottom
        let low = CGRect(
            x: 0, y: hidesToolbar ? area.height : bottom - UIToolbar.height, width: area.width,
            height: UIToolbar.height
        )
        if toolbar.frame != low { toolbar.frame = low }
        for child in viewControllers { arrange(child) }
    }

    private func placeBar() {
        let height = barHeight
        let frame = CGRect(
            x: 0, y: hidesBar ? -height : 0, width: view.bounds.width, height: height)
        if navigationBar.frame != frame { navigationBar.frame = frame }
    }

    /// The height of the bar, whose large title folds as far as content is scrolled.
    private var barHeight: CGFloat {
        guard let top = topViewController, navigationBar.isLarge(top.navigationItem) else {
            return UINavigationBar.height
        }
        let whole = UINavigationBar.height + UINavigationBar.largeHeight
        guard let shown = top.viewIfLoaded, shown.superview === view, extendsUp(top),
            let scroll = shown.firstScrollView,
            scroll.convert(scroll.bounds, to: view).minY < 1
        else { return whole }
        scroll.updateInsets()
        let start = scroll.convert(CGPoint.zero, to: view).y - scroll.inset(for: .zero).top
        return max(start, UINavigationBar.height)
    }

    /// Whether the view of a child extends below the bar at the top.
    private func extendsUp(_ child: UIViewController) -> Bool {
        child.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }

    /// Sets how the bar covers the view of a child, and returns the frame of that view.
    @discardableResult func arrange(_ child: UIViewController) -> CGRect {
        let area = view.bounds
        let isLarge = navigationBar.isLarge(child.navigationItem)
        let whole = UINavigationBar.height + (isLarge ? UINavigationBar.largeHeight : 0)
        let height = hidesBar ? 0 : whole
        let extends = extendsUp(child)
        child.barInsets.top = extends ? height : 0
        let top = extends ? 0 : height
        let low = hidesToolbar ? 0 : UIToolbar.height
        let extendsDown =
            child.edgesForExtendedLayout.contains(.bottom)
            && (toolbar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        child.barInsets.bottom = extendsDown ? low : 0
        let bottom = extendsDown ? 0 : low
        let frame = CGRect(x: 0, y: top, width: area.width, height: area.height - top - bottom)
        if let shown = child.viewIfLoaded, shown.superview === view, shown.transform.isIdentity,
            child.ownCoordinator == nil, shown.frame != frame
        {
            shown.frame = frame
        }
        return frame
    }

    /// Shows the items of the controllers, alongside a transition if there is one.
    func updateBar(
        from before: [UIViewController], isPop: Bool, in context: TransitionContext?
    ) {
        tabBarController?.updateBar(in: context)
        toolbar.setItems(topViewController?.toolbarItems, animated: context != nil)
        let items = viewControllers.map(\.navigationItem)
        let old = before.map(\.navigationItem)
        guard let context else {
            view.setNeedsLayout()
            return navigationBar.setItems(items, animated: false)
        }
        navigationBar.restore(items)
        let change = navigationBar.exchange(isPop ? .backward : .forward)
        _ = context.coordinator?.animate { [navigationBar, weak self] _ in
            change.move()
            self?.placeBar()
            navigationBar.layoutIfNeeded()
        } completion: { [navigationBar, weak self] context in
            guard context.isCancelled else { return change.end() }
            navigationBar.restore(old)
            change.cancel()
            self?.view.setNeedsLayout()
            self?.toolbar.setItems(before.last?.toolbarItems, animated: false)
        }
    }

    /// Follows the first scroll view of the visible controller, for the backgrounds of the bars.
    func followScrolling() {
        followed?.onScroll[ObjectIdentifier(self)] = nil
        followed = topViewController?.viewIfLoaded?.firstScrollView
        followed?.updateInsets()
        followed?.onScroll[ObjectIdentifier(self)] = { [weak self] in
            self?.placeBar()
            self?.showBackgrounds(over: $0)
        }
        let isLarge = topViewController.map { navigationBar.isLarge($0.navigationItem) } ?? false
        followed?.fold = isLarge ? UINavigationBar.largeHeight : 0
        placeBar()
        showBackgrounds(over: followed)
        tabBarController?.followScrolling()
    }

    private func showBackgrounds(over scroll: UIScrollView?) {
        let isFolded = navigationBar.bounds.height <= UINavigationBar.height
        navigationBar.coversContent = scroll.map { !$0.isAtTop && isFolded } ?? false
        toolbar.coversContent = scroll.map { !$0.isAtBottom } ?? false
    }
}
