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
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            view.layoutIfNeeded()
            for child in self.children { child.viewIfLoaded?.layoutIfNeeded() }
        }
    }

    /// Places the bar, and the view of a controller below it or around it.
    func layOutBar() {
        let height = UINavigationBar.height
        let frame = CGRect(
            x: 0, y: hidesBar ? -height : 0, width: view.bounds.width, height: height)
        if navigationBar.frame != frame { navigationBar.frame = frame }
        let alpha: CGFloat = hidesBar ? 0 : 1
        if navigationBar.alpha != alpha { navigationBar.alpha = alpha }
        for child in viewControllers { arrange(child) }
    }

    /// Sets how the bar covers the view of a child, and returns the frame of that view.
    @discardableResult func arrange(_ child: UIViewController) -> CGRect {
        let area = view.bounds
        let height = hidesBar ? 0 : UINavigationBar.height
        let extends =
            child.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        child.barInsets.top = extends ? height : 0
        let top = extends ? 0 : height
        let frame = CGRect(x: 0, y: top, width: area.width, height: area.height - top)
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
        let items = viewControllers.map(\.navigationItem)
        let old = before.map(\.navigationItem)
        guard let context else { return navigationBar.setItems(items, animated: false) }
        navigationBar.restore(items)
        let change = navigationBar.exchange(isPop ? .backward : .forward)
        _ = context.coordinator?.animate { _ in
            change.move()
        } completion: { [navigationBar] context in
            guard context.isCancelled else { return change.end() }
            navigationBar.restore(old)
            change.cancel()
        }
    }

    /// Follows the first scroll view of the visible controller, for the background of the bar.
    func followScrolling() {
        followed?.onScroll = nil
        followed = nil
        topViewController?.viewIfLoaded?.forEachView { view in
            if followed == nil, let scroll = view as? UIScrollView { followed = scroll }
        }
        followed?.updateInsets()
        followed?.onScroll = { [weak navigationBar] scroll in
            navigationBar?.coversContent = !scroll.isAtTop
        }
        navigationBar.coversContent = followed.map { !$0.isAtTop } ?? false
    }
}
