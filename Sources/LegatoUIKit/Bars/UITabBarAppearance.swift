public import Foundation
import LegatoGraphics
public import LegatoViews

/// The colours and the title of the items of a tab bar in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The colour of the image; nil, the default, for the tint of the bar.
    open var iconColor: UIColor? { didSet { onChange?() } }
    /// The font and the colour of the title; empty by default, for those of the image.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The displacement of the title, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The colour of badges; nil, the default, for red.
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    /// Called when a property has changed.
    var onChange: (() -> Void)?
}

/// The look of the items of a tab bar.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// How an item is arranged.
    nonisolated public enum Style: Int, Sendable, Hashable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image, in a lower bar.
        case compactInline = 2
    }

    /// The look of items that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// Called when a property has changed; set by the appearance of a bar.
    var onChange: (() -> Void)? {
        didSet { for one in [normal, selected] { one.onChange = onChange } }
    }

    /// Creates the default look; it is the same for all styles.
    public convenience init(style: Style) { self.init() }
}

/// The background of a tab bar, and the look of its items.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The look of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { follow() } }
    /// The look of items with the title beside the image; never shown, because bars have the title
    /// below.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The look of items in lower bars; never shown, because bars have one height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    /// Creates the default appearance.
    public override init() {
        super.init()
        follow()
    }

    private func follow() {
        stackedLayoutAppearance.onChange = { [weak self] in self?.onChange?() }
        onChange?()
    }
}
