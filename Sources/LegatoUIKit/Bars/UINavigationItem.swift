public import Foundation

/// What a navigation bar shows for a controller: a title and buttons.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The title of the button that leads back to an item.
    nonisolated public enum BackButtonDisplayMode: Int, Sendable, Hashable {
        /// The title of the item.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// None: the image alone.
        case minimal = 2
    }

    /// When the title is large, in a bar that prefers large titles.
    nonisolated public enum LargeTitleDisplayMode: Int, Sendable, Hashable {
        /// As that of the item below; large for the first one.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
        /// Never.
        case inline = 3
    }

    /// When the title is large, in a bar that prefers large titles; `automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    /// The title; nil by default.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// The view in place of the title; nil by default.
    open var titleView: UIView? { didSet { changed() } }
    /// A line above the title; nil by default.
    open var prompt: String? { didSet { changed() } }
    /// The title of the button that leads back to this item; nil for its title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// The button that leads back to this item, of which the title, the image and the tint are
    /// shown; nil by default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// Whether the button that leads back from this item is hidden; false by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
    /// Whether the left items are beside the back button rather than in its place; false by default.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// The items at the leading edge, from there to the middle; nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The items at the trailing edge, from there to the middle; nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The title of the button that leads back to this item, unless `backBarButtonItem` sets one; that
    /// of the item by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    /// The appearance of the bar while it shows this item; nil, the default, for that of the bar.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The appearance of the bar while content is scrolled to its top; nil, the default, for that of
    /// the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// Called when a property has changed; set by the bar.
    var onChange: (() -> Void)?

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Creates an item with a title.
    public convenience init(title: String) {
        self.init()
        self.title = title.isEmpty ? nil : title
    }

    /// The first item at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Replaces the item at the leading edge, with a fade if it is animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the item at the trailing edge, with a fade if it is animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the items at the leading edge, with a fade if it is animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { leftBarButtonItems = items }
    }

    /// Replaces the items at the trailing edge, with a fade if it is animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { rightBarButtonItems = items }
    }

    /// Hides or shows the button that leads back from this item, with a fade if it is animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Whether the next change fades.
    private(set) var fades = false

    private func change(_ animated: Bool, _ body: () -> Void) {
        fades = animated
        body()
        fades = false
    }

    private func changed() { onChange?() }
}
