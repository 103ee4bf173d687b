public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// How controls are adapted to the size of a bar.
nonisolated public enum UIBarMetrics: Int, Sendable, Hashable {
    /// Bars of the usual height.
    case `default` = 0
    /// Bars of a lower height, which windows do not have.
    case compact = 1
}

/// The edge at which a bar is.
nonisolated public enum UIBarPosition: Int, Sendable, Hashable {
    /// Any edge.
    case any = 0
    /// The bottom edge.
    case bottom = 1
    /// The top edge.
    case top = 2
    /// The top edge, with a background up to the edge of the window.
    case topAttached = 3
}

/// The brightness of a bar.
nonisolated public enum UIBarStyle: Int, Sendable, Hashable {
    /// As the appearance of the view.
    case `default` = 0
    /// Dark.
    case black = 1
}

/// Shows the title and the buttons of the item on top of a stack.
///
/// That of a navigation controller shows the `navigationItem` of the visible controller. It is 44
/// points high, 52 more with a large title, and without a background until content is scrolled below
/// it, or until the program sets one.
@preconcurrency @MainActor open class UINavigationBar: UIView, NavigationItemOwner {
    /// The height, in points.
    static let height = BarItemView.height
    /// The height of a large title, in points.
    static let largeHeight = BarItemView.largeTitleHeight

    /// Whether content extends below the bar; true by default.
    open var isTranslucent = true { didSet { backgroundChanged() } }
    /// The brightness; `default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            backgroundChanged()
        }
    }
    /// The colour of the background; nil, the default, for none.
    open var barTintColor: UIColor? { didSet { backgroundChanged() } }
    /// The image in place of the line below the bar; nil, the default, for the line.
    open var shadowImage: UIImage? { didSet { backgroundChanged() } }
    /// The font and the colour of the title; nil by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
    /// The font and the colour of large titles; nil by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
    /// Whether titles are large, below the buttons, unless their items have another mode; false by
    /// default.
    ///
    /// In a navigation controller, a large title folds between the buttons while content is scrolled.
    open var prefersLargeTitles = false {
        didSet {
            rebuild()
            superview?.setNeedsLayout()
        }
    }
    /// The image of the back button; nil, the default, for the system's.
    open var backIndicatorImage: UIImage? { didSet { rebuild() } }
    /// The mask of the image of the back button; not shown, because titles fade rather than slide
    /// below the image.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The appearance while content is scrolled below the bar, and at other times if
    /// `scrollEdgeAppearance` is nil and it was set.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            setsStandard = true
            appearanceChanged()
        }
    }
    /// The appearance while content is scrolled to its top; nil, the default, for none.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
    /// The appearance of lower bars; never shown, because bars in windows have one height.
    open var compactAppearance: UINavigationBarAppearance?
    private(set) var setsStandard = false
    /// The images of the background.
    var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { backgroundChanged() } }
    /// Whether content is scrolled below the bar.
    var coversContent = false { didSet { if coversContent != oldValue { backgroundChanged() } } }
    private var stack: [UINavigationItem] = []
    /// The view of the item on top.
    private(set) var shown: NavigationItemView?
    /// Pops the visible controller; nil for a bar of the program.
    var pop: (() -> Void)?
    private let background = BarBackground(isAtBottom: false)

    /// Creates a bar with the values of `appearance()`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        takeAppearance()
        appearanceChanged()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Items

    /// The items, the visible one last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The visible item.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below the visible one.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let new = items ?? []
        let isPop = stack.contains { $0 === new.last } && stack.last !== new.last
        stack = new
        show(animated ? (isPop ? .backward : .forward) : nil)
    }

    /// Adds an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems(stack + [item], animated: animated)
    }

    /// Removes the item on top and returns it; nil without items.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        let top = stack.last
        if top != nil { setItems(stack.dropLast(), animated: animated) }
        return top
    }

    private func show(_ direction: NavigationItemView.Direction?) {
        let change = exchange(direction)
        guard direction != nil else { return change.end() }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: .allowUserInteraction, animations: change.move
        ) { _ in change.end() }
    }

    /// Adds the view of the item on top in the place of the previous one; returns the changes that
    /// move both, and what ends or cancels the change.
    func exchange(
        _ direction: NavigationItemView.Direction?
    ) -> (move: () -> Void, end: () -> Void, cancel: () -> Void) {
        let old = shown
        old?.stopFollowing()
        let new = stack.last.map { NavigationItemView($0, back: backItem, of: self) }
        shown = new
        if let new {
            addSubview(new)
            new.frame = bounds
            new.layoutIfNeeded()
            new.move(direction?.reversed, fades: direction != nil)
        }
        backgroundChanged()
        return (
            { [self] in
                new?.move(nil, fades: false)
                old?.move(direction, fades: true)
                backgroundChanged()
            }, { old?.removeFromSuperview() },
            { [self] in
                new?.removeFromSuperview()
                old?.move(nil, fades: false)
                shown = old
                old?.follow()
                backgroundChanged()
            }
        )
    }

    /// Shows another stack of items without a change of the views, after a cancelled transition.
    func restore(_ items: [UINavigationItem]) { stack = items }

    func leave() { if let pop { pop() } else { popItem(animated: true) } }

    private func rebuild() { shown?.build() }

    func isLarge(_ item: UINavigationItem) -> Bool {
        guard prefersLargeTitles else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic:
            let index = stack.firstIndex { $0 === item } ?? 0
            return index == 0 || isLarge(stack[index - 1])
        }
    }

    // MARK: Background

    /// Sets an image behind the items; an empty one removes the background.
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = image
        backgroundChanged()
    }

    /// Sets an image behind the items of a bar at an edge; the bar is at the top, so that an image
    /// for the bottom is not shown.
    open func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if position != .bottom { setBackgroundImage(image, for: barMetrics) }
    }

    /// Returns the image behind the items; nil by default.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    private func appearanceChanged() {
        for one in [standardAppearance, scrollEdgeAppearance] {
            one?.onChange = { [weak self] in
                if one === self?.standardAppearance { self?.setsStandard = true }
                self?.backgroundChanged()
                self?.rebuild()
            }
        }
        backgroundChanged()
        rebuild()
    }

    /// The appearance of the moment; nil for a bar without a background.
    var presentAppearance: UINavigationBarAppearance? {
        let item = stack.last
        let standard = item?.standardAppearance ?? standardAppearance
        if coversContent { return standard }
        return item?.scrollEdgeAppearance ?? scrollEdgeAppearance
            ?? (item?.standardAppearance != nil || setsStandard ? standard : nil)
    }

    /// Shows the background of the moment.
    func backgroundChanged() {
        background.show(
            BarBackground.Look(
                appearance: presentAppearance, color: barTintColor,
                image: backgroundImages[.default], shadowImage: shadowImage,
                isTranslucent: isTranslucent
            )
        )
    }

    /// Places the background and the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        if let shown, shown.transform.isIdentity { shown.frame = bounds }
    }

    /// The height of a bar in the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// No natural width, and the height of a bar.
    open override var intrinsicContentSize: CGSize {
        let extra = topItem.map(isLarge) == true ? Self.largeHeight : 0
        return CGSize(width: Self.noIntrinsicMetric, height: Self.height + extra)
    }
}
