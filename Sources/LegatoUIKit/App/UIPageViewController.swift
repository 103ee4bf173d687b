public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A container that shows one of several controllers, which the user scrolls from one to the next.
///
/// ```swift
/// let pages = UIPageViewController(
///     transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
/// pages.dataSource = self
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// How pages change.
    nonisolated public enum TransitionStyle: Int, Sendable, Hashable {
        /// By scrolling, with a warning: pages do not curl.
        case pageCurl = 0
        /// By scrolling.
        case scroll = 1
    }

    /// The axis of the pages.
    nonisolated public enum NavigationOrientation: Int, Sendable, Hashable {
        /// Beside each other.
        case horizontal = 0
        /// Below each other.
        case vertical = 1
    }

    /// The direction of a change.
    nonisolated public enum NavigationDirection: Int, Sendable, Hashable {
        /// To the next page.
        case forward = 0
        /// To the page before.
        case reverse = 1
    }

    /// The keys of options.
    nonisolated public struct OptionsKey: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    }

    /// How pages change.
    public let transitionStyle: TransitionStyle
    /// The axis of the pages.
    public let navigationOrientation: NavigationOrientation
    /// Returns the pages beside another one; without it the user cannot scroll; nil by default.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if isViewLoaded { rest(on: current) } }
    }
    /// Is called when the user scrolls; nil by default.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    private let spacing: CGFloat
    private let scroll = UIScrollView(frame: .zero)
    private let dots = UIPageControl(frame: .zero)
    /// The pages beside each other, with the visible one.
    private var pages: [UIViewController] = []
    private var current: UIViewController?
    /// The controller to which the user scrolls.
    private weak var pending: UIViewController?
    private var completion: ((Bool) -> Void)?
    /// Whether the program arranges the pages.
    private var isArranging = false

    /// Whether pages have a back; false by default.
    ///
    /// It has no effect, because pages scroll; only pages that curl have a back.
    open var isDoubleSided = false

    /// Creates a container.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation = .horizontal,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let space = (options?[.interPageSpacing]).flatMap { Boxed.number($0) }
        spacing = space.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
        super.init(nibName: nil, bundle: nil)
        guard style == .pageCurl else { return }
        UIKitWarning.print(
            "UIPageViewController scrolls pages with the style pageCurl, too: they do not curl. "
                + "Create it with the style scroll."
        )
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
        super.init(coder: coder)
    }

    /// The visible controller in a list; empty without one.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// The recognizers of drags.
    open var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }

    /// Shows a controller.
    /// - Parameters:
    ///   - viewControllers: A list of one controller.
    ///   - direction: From where it comes.
    ///   - animated: Whether it scrolls in.
    ///   - completion: Called when it rests, with whether it has scrolled.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let new = viewControllers?.first else { return }
        finishAnimation(false)
        guard animated, let old = current, old !== new, isViewLoaded, view.window != nil else {
            current = new
            if isViewLoaded { rest(on: new) } else { adopt(new) }
            return LayerHost.afterwards { completion?(false) }
        }
        pages = direction == .forward ? [old, new] : [new, old]
        arrange(showing: old)
        current = new
        self.completion = completion
        scroll.isUserInteractionEnabled = false
        scroll.setContentOffset(offset(of: new), animated: true)
    }

    private func finishAnimation(_ isFinished: Bool) {
        let due = completion
        completion = nil
        scroll.isUserInteractionEnabled = true
        due?(isFinished)
    }

    // MARK: Layout

    /// Creates the scroll view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        scroll.isPagingEnabled = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.delegate = self
        dots.isUserInteractionEnabled = false
        dots.pageIndicatorTintColor = .systemGray3
        dots.currentPageIndicatorTintColor = .systemGray
        view.clipsToBounds = true
        view.addSubview(scroll)
        view.addSubview(dots)
        rest(on: current)
    }

    /// Places the pages.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let frame =
            navigationOrientation == .horizontal
            ? view.bounds.insetBy(dx: -spacing / 2, dy: 0)
            : view.bounds.insetBy(dx: 0, dy: -spacing / 2)
        dots.frame = CGRect(
            x: 0, y: view.bounds.height - 37, width: view.bounds.width, height: 37)
        guard scroll.frame != frame else { return }
        scroll.frame = frame
        arrange(showing: current)
    }

    private var length: CGFloat {
        navigationOrientation == .horizontal ? scroll.bounds.width : scroll.bounds.height
    }

    private func offset(of page: UIViewController?) -> CGPoint {
        let index = CGFloat(pages.firstIndex { $0 === page } ?? 0)
        return navigationOrientation == .horizontal
            ? CGPoint(x: index * length, y: 0) : CGPoint(x: 0, y: index * length)
    }

    private func frame(at index: Int) -> CGRect {
        let place = CGFloat(index) * length
        return navigationOrientation == .horizontal
            ? CGRect(
                x: place + spacing / 2, y: 0, width: view.bounds.width, height: view.bounds.height)
            : CGRect(
                x: 0, y: place + spacing / 2, width: view.bounds.width, height: view.bounds.height)
    }

    private func adopt(_ page: UIViewController) {
        guard page.parent !== self else { return }
        addChild(page)
        page.didMove(toParent: self)
    }

    /// Shows a controller at rest, between those beside it.
    private func rest(on page: UIViewController?) {
        guard let page else { return }
        let before = dataSource?.pageViewController(self, viewControllerBefore: page)
        let after = dataSource?.pageViewController(self, viewControllerAfter: page)
        pages = [before, page, after].compactMap(\.self)
        arrange(showing: page)
        let count = dataSource?.presentationCount(for: self) ?? 0
        (dots.numberOfPages, dots.isHidden) = (count, count < 1)
        if count > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    }

    /// Places the pages, with one in the visible place.
    private func arrange(showing page: UIViewController?) {
        isArranging = true
        for child in children where !pages.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for one in pages { adopt(one) }
        let whole = CGFloat(pages.count) * length
        scroll.contentSize =
            navigationOrientation == .horizontal
            ? CGSize(width: whole, height: 0) : CGSize(width: 0, height: whole)
        scroll.contentOffset = offset(of: page)
        isArranging = false
        showVisible()
    }

    /// Adds the views of the pages that are in sight, and removes the others.
    private func showVisible() {
        for (index, page) in pages.enumerated() {
            let frame = frame(at: index)
            if frame.intersects(scroll.bounds.insetBy(dx: 0.5, dy: 0.5)) {
                page.view.frame = frame
                if page.view.superview !== scroll { scroll.addSubview(page.view) }
            } else if page.viewIfLoaded?.superview === scroll {
                page.view.removeFromSuperview()
            }
        }
    }

    private var nearest: UIViewController? {
        let place = navigationOrientation == .horizontal ? scroll.bounds.minX : scroll.bounds.minY
        guard length > 0, !pages.isEmpty else { return nil }
        return pages[min(max(Int((place / length).rounded()), 0), pages.count - 1)]
    }

    private func settle() {
        guard let pending, let old = current, let new = nearest else { return }
        self.pending = nil
        current = new
        let isCompleted = new === pending && new !== old
        if isCompleted { rest(on: new) } else { showVisible() }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old],
            transitionCompleted: isCompleted
        )
    }
}

extension UIPageViewController: UIScrollViewDelegate {
    /// Shows the pages in sight.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isArranging else { return }
        showVisible()
        guard pending == nil, completion == nil, scrollView.isUserInteractionEnabled,
            let current
        else { return }
        let shown = pages.first { $0 !== current && $0.viewIfLoaded?.superview === scroll }
        guard let shown else { return }
        pending = shown
        delegate?.pageViewController(self, willTransitionTo: [shown])
    }

    /// Settles on a page.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { if !decelerate { settle() } }

    /// Settles on a page.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    /// Settles on the page that the program has shown.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        rest(on: current)
        finishAnimation(true)
    }
}

/// Returns the pages of a page controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots at the bottom; 0, the default, for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the dot of the visible page; 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is called when the user scrolls pages; every method is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called before pages come into sight.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )
    /// Called when the pages rest.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    )
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
