public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// Shows items beside each other, one of which is selected.
///
/// That of a tab bar controller shows the `tabBarItem` of each controller. It is 49 points high, and
/// without a background until content is scrolled below it, or until the program sets one. The first
/// of its subviews is the background; the others are the views of the items, each with an image view.
///
/// ```swift
/// let bar = UITabBar()
/// bar.items = [
///     UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0),
///     UITabBarItem(title: "Cards", image: UIImage(systemName: "rectangle"), tag: 1),
/// ]
/// ```
///
/// The tab views that are inserted after a change of `appearance()` take its `isHidden`, `tintColor`,
/// `unselectedItemTintColor`, `barTintColor` and `backgroundColor`. The modifiers of the views in a
/// tab take precedence, such as `toolbar(.visible, for: .tabBar)`.
///
/// ```swift
/// struct TabsWithoutBar: View {
///     init() { UITabBar.appearance().isHidden = true }
///
///     var body: some View {
///         TabView {
///             Text("Home").tabItem { Text("Home") }
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor open class UITabBar: UIView {
    override class var sharedProxyType: UIView.Type? {
        self == UITabBar.self ? TabBarProxy.self : nil
    }

    /// The height, in points.
    static let height: CGFloat = 49

    /// Is called when the user has selected an item; nil by default.
    open weak var delegate: (any UITabBarDelegate)?
    /// The colour of the items that are not selected; nil, the default, for grey.
    open var unselectedItemTintColor: UIColor? { didSet { showItems() } }
    /// The colour of the background; nil, the default, for none.
    open var barTintColor: UIColor? { didSet { backgroundChanged() } }
    /// The image of the background; nil, the default, for none.
    ///
    /// An empty one removes the background.
    open var backgroundImage: UIImage? { didSet { backgroundChanged() } }
    /// The image in place of the line above the bar; nil, the default, for the line.
    open var shadowImage: UIImage? { didSet { backgroundChanged() } }
    /// Whether content extends below the bar; true by default.
    open var isTranslucent = true { didSet { backgroundChanged() } }
    /// The brightness; `default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            backgroundChanged()
        }
    }
    /// The appearance while content is scrolled below the bar, and at other times if
    /// `scrollEdgeAppearance` is nil and it was set.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            setsStandard = true
            appearanceChanged()
        }
    }
    /// The appearance while content is scrolled to its bottom; nil, the default, for none.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceChanged() } }
    private(set) var setsStandard = false
    /// Whether content is scrolled below the bar.
    var coversContent = false { didSet { if coversContent != oldValue { backgroundChanged() } } }
    /// Returns whether the user may select an item; nil for every item.
    var mayChoose: ((UITabBarItem) -> Bool)?
    /// Called after the delegate when the user has selected an item.
    var chosen: ((UITabBarItem) -> Void)?
    private let background = BarBackground(isAtBottom: true)
    private var buttons: [TabBarButton] = []

    /// Creates a bar with the values of `appearance()`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        appearanceChanged()
        takeAppearance()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the bar is hidden; that of a tab bar controller covers nothing then.
    open override var isHidden: Bool { didSet { superview?.setNeedsLayout() } }

    // MARK: Items

    /// The items, in the direction of the language; nil without items.
    open var items: [UITabBarItem]? {
        get { buttons.isEmpty ? nil : buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items, with a fade if it is animated.
    ///
    /// An item that is no longer shown is not selected any more.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard animated, window != nil else { return replace(items ?? []) }
        UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) {
            self.replace(items ?? [])
        }
    }

    private func replace(_ items: [UITabBarItem]) {
        for old in buttons {
            old.item.onChange = nil
            old.removeFromSuperview()
        }
        buttons = items.map { item in
            TabBarButton(item) { [weak self] in self?.choose(item) }
        }
        for new in buttons {
            new.item.onChange = { [weak self] in self?.appearanceChanged() }
            addSubview(new)
        }
        if !items.contains(where: { $0 === selectedItem }) { selectedItem = nil }
        showItems()
        setNeedsLayout()
    }

    /// The selected item; nil, the default, for none.
    ///
    /// Setting it does not call the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { appearanceChanged() } }
    }

    /// Selects an item as a tap does.
    private func choose(_ item: UITabBarItem) {
        guard mayChoose?(item) ?? true else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
        chosen?(item)
    }

    private func showItems() {
        let items = (presentAppearance ?? standardAppearance).stackedLayoutAppearance
        for button in buttons {
            let isSelected = button.item === selectedItem
            button.show(
                isSelected ? items.selected : items.normal, selected: isSelected,
                otherTint: unselectedItemTintColor
            )
        }
    }

    /// Shows the selected item in the new tint.
    open override func tintColorDidChange() { showItems() }

    // MARK: Background

    private func appearanceChanged() {
        let item = selectedItem
        let all = [
            standardAppearance, scrollEdgeAppearance, item?.standardAppearance,
            item?.scrollEdgeAppearance,
        ]
        for one in all {
            one?.onChange = { [weak self] in
                if one === self?.standardAppearance { self?.setsStandard = true }
                self?.backgroundChanged()
            }
        }
        backgroundChanged()
    }

    /// The appearance of the moment; nil for a bar without a background.
    private var presentAppearance: UITabBarAppearance? {
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        if coversContent { return standard }
        return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
            ?? (selectedItem?.standardAppearance != nil || setsStandard ? standard : nil)
    }

    /// Shows the background and the items of the moment.
    private func backgroundChanged() {
        background.show(
            BarBackground.Look(
                appearance: presentAppearance, color: barTintColor, image: backgroundImage,
                shadowImage: shadowImage, isTranslucent: isTranslucent
            )
        )
        showItems()
    }

    /// Places the background and the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
            button.frame = CGRect(
                x: CGFloat(index) * width, y: 0, width: width,
                height: min(bounds.height, Self.height)
            )
        }
    }

    /// The height of a bar in the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    /// No natural width, and the height of a bar.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }
}

/// The bar whose values new bars take.
private final class TabBarProxy: UITabBar {
    override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            TabBarDefaults.isHidden = newValue
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            TabBarDefaults.tint = newValue
        }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            TabBarDefaults.background = newValue ?? barTintColor
        }
    }
    override var barTintColor: UIColor? {
        didSet { TabBarDefaults.background = backgroundColor ?? barTintColor }
    }
    override var unselectedItemTintColor: UIColor? {
        didSet { TabBarDefaults.otherTint = unselectedItemTintColor }
    }
}

/// Is called when the user selects an item of a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Called when the user has selected an item, also the one that was selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
