public import Foundation
public import LegatoViews

/// A title and an image in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The title; nil by default.
    open var title: String? { didSet { changed() } }
    /// The image, in the tint; nil by default.
    open var image: UIImage? { didSet { changed() } }
    /// The displacement of the image, in points; zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// Whether the item takes touches; true by default.
    open var isEnabled = true { didSet { changed() } }
    /// A number that identifies the item to the program; 0 by default.
    open var tag = 0
    /// The label for assistive technologies; the title by default.
    open var accessibilityLabel: String?
    /// The value for assistive technologies; nil by default.
    open var accessibilityValue: String?
    /// What the item does, for assistive technologies; nil by default.
    open var accessibilityHint: String?
    /// A name that identifies the item in tests; nil by default.
    open var accessibilityIdentifier: String?
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Called when a property has changed; set by the bar.
    var onChange: (() -> Void)?

    /// Creates an item without content.
    public override init() { super.init() }

    /// Never called, because there are no storyboards.
    open func awakeFromNib() {}

    /// Never called, because there is no Interface Builder.
    open func prepareForInterfaceBuilder() {}

    /// Sets the font and the colour of the title in a state; nil restores the default.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        self.attributes[state] = attributes
        changed()
    }

    /// Returns the attributes of the title in a state; nil by default.
    open func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { attributes[state] }

    /// The attributes of the title in a state, over those of the class's appearance.
    final func shownTitleAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any] {
        ([self] + AppearanceProxy.objects(for: self)).reduce(into: [:]) { all, item in
            all.merge(item.attributes[state] ?? [:]) { own, _ in own }
        }
    }

    /// Passes the texts for assistive technologies to the view that shows the item.
    final func describe(_ view: UIResponder) {
        view.accessibilityLabel = accessibilityLabel ?? title
        view.accessibilityIdentifier = accessibilityIdentifier
        if let accessibilityValue { view.accessibilityValue = accessibilityValue }
        if let accessibilityHint { view.accessibilityHint = accessibilityHint }
    }

    func changed() { onChange?() }
}
