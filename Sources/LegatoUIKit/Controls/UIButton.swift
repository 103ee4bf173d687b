public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A control with a title and an image that calls actions when it is tapped.
///
/// ```swift
/// let start = UIAction(title: "Start") { _ in print("tapped") }
/// let button = UIButton(configuration: .filled(), primaryAction: start)
/// ```
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The type of a button.
    nonisolated public enum ButtonType: Int, Sendable, Hashable {
        /// White titles of 18 points without a background.
        case custom = 0
        /// Titles of 15 points in the tint; they fade while they are pressed.
        case system = 1
        /// An "i" in a circle.
        case detailDisclosure = 2
        /// An "i" in a circle.
        case infoLight = 3
        /// An "i" in a circle.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross in a circle.
        case close = 7

        var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom
    /// The label of the title, for setting its font and alignment; the button sets its text and
    /// colour.
    public let titleLabel: UILabel? = UILabel()
    /// The image, which the button sets.
    public let imageView: UIImageView? = UIImageView(frame: .zero)
    /// The configuration, which takes precedence over titles, images and colours of states; nil by
    /// default.
    open var configuration: Configuration? {
        didSet {
            update()
            sizeChanged()
        }
    }
    /// The menu that a press of half a second opens, or a tap; nil by default.
    open var menu: UIMenu? { didSet { menuChanged() } }
    /// Called when the state changes, to update the configuration; nil by default.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { update() } }
    /// The space around the content, in points; zero by default.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { sizeChanged() } }
    /// The displacement of the title, in points; zero by default.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The displacement of the image, in points; zero by default.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the images of a button of the type `custom` fade to half while it is pressed, unless
    /// they have others for that state; true by default.
    open var adjustsImageWhenHighlighted = true { didSet { update() } }
    /// Whether the images fade to half while the button is disabled, unless they have others for that
    /// state; true by default.
    open var adjustsImageWhenDisabled = true { didSet { update() } }
    private let backdrop = UIImageView(frame: .zero)
    private var titles: [State: String] = [:]
    private var styledTitles: [State: NSAttributedString] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backdrops: [State: UIImage] = [:]
    private var isUpdating = false

    /// Creates a button of the type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [backdrop, imageView, titleLabel].compactMap(\.self) {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        titleLabel?.font = .systemFont(ofSize: 18)
        titleLabel?.textAlignment = .center
        titleLabel?.onSizeChange = { [weak self] in self?.sizeChanged() }
        update()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType != .custom { titleLabel?.font = .systemFont(ofSize: 15) }
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        update()
        sizeToFit()
    }

    /// Creates a button of the type `custom` that shows an action and calls it.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        show(primaryAction)
    }

    /// Creates a button of a type that shows an action and calls it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        show(primaryAction)
        if primaryAction != nil { sizeToFit() }
    }

    /// Creates a button with a configuration that shows an action and calls it.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        show(primaryAction)
        if primaryAction != nil { sizeToFit() }
    }

    private func show(_ action: UIAction?) {
        // Initializers set properties without their observers.
        guard let action else { return update() }
        addAction(action, for: .primaryActionTriggered)
        if var changed = configuration {
            if changed.title == nil, !action.title.isEmpty { changed.title = action.title }
            changed.image = changed.image ?? action.image
            configuration = changed
        } else {
            setTitle(action.title, for: .normal)
            setImage(action.image, for: .normal)
        }
    }

    // MARK: Content by states

    /// Sets the title for a state; a state without a title shows that of `normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        lookChanged()
    }
    /// Returns the title of a state.
    open func title(for state: State) -> String? { titles[state] }
    /// Sets the title for a state with its attributes; it takes precedence over the one without.
    ///
    /// Where the title has no font or colour, the font of `titleLabel` and the colour of the state
    /// apply.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        styledTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        lookChanged()
    }
    /// Returns the title of a state with its attributes; nil for one without.
    open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state] }
    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        lookChanged()
    }
    /// Returns the colour of the title in a state.
    open func titleColor(for state: State) -> UIColor? { colors[state] }
    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        lookChanged()
    }
    /// Returns the image of a state.
    open func image(for state: State) -> UIImage? { images[state] }
    /// Sets the image behind the content in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backdrops[state] = image
        lookChanged()
    }
    /// Returns the image behind the content in a state.
    open func backgroundImage(for state: State) -> UIImage? { backdrops[state] }

    private func lookChanged() {
        update()
        sizeChanged()
    }

    private func current<T>(_ values: [State: T]) -> T? {
        shownStates.lazy.compactMap { values[$0] }.first
    }

    /// The states whose values are shown: the first one that has a value.
    private var shownStates: [State] { [state] + (isSelected ? [.selected] : []) + [.normal] }

    /// The title that is shown.
    open var currentTitle: String? { configuration?.title ?? current(titles) }
    /// The title with attributes that is shown; nil for one without.
    open var currentAttributedTitle: NSAttributedString? {
        if let configuration { return configuration.styledTitle }
        return shownStates.first { styledTitles[$0] != nil || titles[$0] != nil }
            .flatMap { styledTitles[$0] }
    }
    private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
    /// The image that is shown.
    open var currentImage: UIImage? { configuration?.image ?? current(images) }
    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor {
        if let configuration { return configuration.foreground(of: self) }
        return current(colors)
            ?? (buttonType == .custom ? .white : isEnabled ? tintColor : .systemGray)
    }

    // MARK: Showing

    /// Calls the configuration's update handler now; has no effect inside the handler.
    open func setNeedsUpdateConfiguration() { update() }

    override func stateChanged() { update() }

    override func triggered() { if !opensMenu() { sendActions(for: .primaryActionTriggered) } }

    /// Shows the colours of the new appearance.
    open override func tintColorDidChange() { update() }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func update() {
        guard !isUpdating else { return }
        isUpdating = true
        configurationUpdateHandler?(self)
        isUpdating = false
        if let styled = currentAttributedTitle {
            titleLabel?.attributedText = styled
        } else {
            titleLabel?.text = currentTitle
        }
        titleLabel?.textColor = currentTitleColor
        imageView?.image = currentImage
        imageView?.tintColor = configuration == nil ? tintColor : currentTitleColor
        backdrop.image = current(backdrops)
        if let configuration {
            titleLabel?.font = configuration.font
            configuration.paint(backdrop, of: self)
        } else {
            (backdrop.backgroundColor, backdrop.layer.borderWidth) = (nil, 0)
        }
        let isPressed = isHighlighted && buttonType != .custom
        let pressed: CGFloat = isPressed ? (configuration == nil ? 0.2 : 0.75) : 1
        let all: [(UIView?, CGFloat)] = [
            (titleLabel, 1), (imageView, fade(images)), (backdrop, fade(backdrops)),
        ]
        for (view, part) in all {
            let alpha = pressed * part
            guard let view, view.alpha != alpha else { continue }
            if part < 1 {
                view.alpha = alpha
                continue
            }
            if isPressed {
                view.alpha = alpha
            } else {
                UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
                    view.alpha = alpha
                }
            }
        }
        setNeedsLayout()
    }

    /// How opaque images are in the state.
    private func fade(_ images: [State: UIImage]) -> CGFloat {
        guard configuration == nil, !images.isEmpty else { return 1 }
        let fades =
            !isEnabled && adjustsImageWhenDisabled && images[.disabled] == nil
            || isHighlighted && buttonType == .custom && adjustsImageWhenHighlighted
                && images[.highlighted] == nil
        return fades ? 0.5 : 1
    }

    private var insets: UIEdgeInsets {
        configuration?.contentInsets.absolute(effectiveUserInterfaceLayoutDirection)
            ?? contentEdgeInsets
    }

    private var isVertical: Bool {
        configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
    }

    private var gap: CGFloat {
        currentImage == nil || !hasTitle ? 0 : configuration?.imagePadding ?? 0
    }

    /// The size of the content and its insets.
    open override var intrinsicContentSize: CGSize {
        size(around: titleLabel?.intrinsicContentSize ?? .zero)
    }

    /// The size with a title of a size.
    private func size(around title: CGSize) -> CGSize {
        let image = currentImage?.size ?? .zero
        let content =
            isVertical
            ? CGSize(
                width: max(title.width, image.width), height: title.height + gap + image.height
            )
            : CGSize(
                width: title.width + gap + image.width, height: max(title.height, image.height)
            )
        let (insets, backdrop) = (insets, current(backdrops)?.size ?? .zero)
        // A system button has six points above and below its title.
        let margin: CGFloat = insets == .zero && hasTitle ? 12 : 0
        return CGSize(
            width: max(content.width + insets.left + insets.right, backdrop.width),
            height: max(content.height + insets.top + insets.bottom + margin, backdrop.height)
        )
    }

    /// Returns the size of the content and its insets, with the lines of the title in the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(in: size) }

    override func height(atWidth width: CGFloat) -> CGFloat? {
        guard hasTitle, titleLabel?.numberOfLines != 1 else { return nil }
        return size(around: titleSize(in: width - insets.left - insets.right)).height
    }

    override func baselines(atHeight height: CGFloat?) -> Baselines? {
        guard hasTitle, !isVertical, let titleLabel else { return nil }
        return titleLabel.baselines(atHeight: titleSize(in: bounds.width).height)
    }

    /// The size of the title beside the image in a width.
    private func titleSize(in width: CGFloat) -> CGSize {
        guard let titleLabel else { return .zero }
        var size = titleLabel.intrinsicContentSize
        let room = max(width - (isVertical ? 0 : gap + (currentImage?.size.width ?? 0)), 0)
        guard size.width > room else { return size }
        size.width = room
        size.height = titleLabel.height(atWidth: room) ?? size.height
        return size
    }

    /// Places the image and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        backdrop.layer.cornerRadius = configuration?.radius(in: bounds) ?? 0
        backdrop.clipsToBounds = configuration != nil
        let area = bounds.inset(by: insets)
        titleLabel?.frame = titleRect(forContentRect: area)
        imageView?.frame = imageRect(forContentRect: area)
    }

    /// Returns the rectangle of the title in that of the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        rects(in: contentRect).title.displaced(by: titleEdgeInsets)
    }

    /// Returns the rectangle of the image in that of the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        rects(in: contentRect).image.displaced(by: imageEdgeInsets)
    }

    private func rects(in area: CGRect) -> (title: CGRect, image: CGRect) {
        let image = currentImage?.size ?? .zero
        let title = titleSize(in: area.width)
        let isImageLast =
            configuration?.imagePlacement == .trailing || configuration?.imagePlacement == .bottom
        if isVertical {
            let top = area.midY - (title.height + gap + image.height) / 2
            let (first, second) = (top, top + gap + (isImageLast ? title.height : image.height))
            func rect(_ size: CGSize, _ y: CGFloat) -> CGRect {
                CGRect(origin: CGPoint(x: area.midX - size.width / 2, y: y), size: size)
            }
            return (
                rect(title, isImageLast ? first : second), rect(image, isImageLast ? second : first)
            )
        }
        let width = title.width + gap + image.width
        let left =
            switch contentHorizontalAlignment {
            case .left, .leading: area.minX
            case .right, .trailing: area.maxX - width
            case .center, .fill: area.midX - width / 2
            }
        let (first, second) = (left, left + gap + (isImageLast ? title.width : image.width))
        func rect(_ size: CGSize, _ x: CGFloat) -> CGRect {
            let y =
                switch contentVerticalAlignment {
                case .top: area.minY
                case .bottom: area.maxY - size.height
                case .center, .fill: area.midY - size.height / 2
                }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        return (
            rect(title, isImageLast ? first : second), rect(image, isImageLast ? second : first)
        )
    }
}
