public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The background of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// Shows buttons beside each other, which flexible spaces push apart.
///
/// That of a navigation controller shows the `toolbarItems` of the visible controller. It is 44 points
/// high, and without a background until content is scrolled below it, or until the program sets one.
///
/// ```swift
/// let bar = UIToolbar()
/// bar.items = [
///     UIBarButtonItem(systemItem: .rewind), .flexibleSpace(),
///     UIBarButtonItem(systemItem: .play),
/// ]
/// ```
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The height, in points.
    static let height = BarItemView.height

    /// The items, from the leading to the trailing edge; nil by default.
    open var items: [UIBarButtonItem]? {
        get { ownItems }
        set { setItems(newValue, animated: false) }
    }
    /// The colour of the background; nil, the default, for none.
    open var barTintColor: UIColor? { didSet { backgroundChanged() } }
    /// Whether content extends below the bar; true by default.
    open var isTranslucent = true { didSet { backgroundChanged() } }
    /// The brightness; `default` by default.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// The appearance while content is scrolled below the bar, and at other times if
    /// `scrollEdgeAppearance` is nil and it was set.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            setsStandard = true
            appearanceChanged()
        }
    }
    /// The appearance while content is scrolled to its bottom; nil, the default, for none.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceChanged() } }
    /// The appearance of lower bars; never shown, because bars in windows have one height.
    open var compactAppearance: UIToolbarAppearance?
    private(set) var setsStandard = false
    /// Whether content is scrolled below the bar.
    var coversContent = false { didSet { if coversContent != oldValue { backgroundChanged() } } }
    private let background = BarBackground(isAtBottom: true)
    private var ownItems: [UIBarButtonItem]?
    private var views: [BarItemView] = []

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        appearanceChanged()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Replaces the items, with a fade if it is animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        ownItems = items
        guard animated, window != nil else { return build() }
        UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) {
            self.build()
        }
    }

    private func build() {
        for view in views { view.removeFromSuperview() }
        views = (ownItems ?? []).filter { !$0.isHidden }.map { BarItemView($0) }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    private func appearanceChanged() {
        for one in [standardAppearance, scrollEdgeAppearance] {
            one?.onChange = { [weak self] in
                if one === self?.standardAppearance { self?.setsStandard = true }
                self?.backgroundChanged()
            }
        }
        backgroundChanged()
    }

    private func backgroundChanged() {
        let edge = scrollEdgeAppearance ?? (setsStandard ? standardAppearance : nil)
        background.show(
            BarBackground.Look(
                appearance: coversContent ? standardAppearance : edge, color: barTintColor,
                isTranslucent: isTranslucent
            )
        )
    }

    /// Places the background and the items, between which flexible spaces divide the rest.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let flexible = views.count { $0.isFlexible }
        let taken = views.reduce(16) { $0 + $1.natural.width }
        let rest = max(bounds.width - taken, 0) / CGFloat(max(flexible, 1))
        var x: CGFloat = 8
        for view in isMirrored ? views.reversed() : views {
            var size = view.natural
            if view.isFlexible { size.width += rest }
            view.frame = CGRect(
                x: x, y: (Self.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width
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
