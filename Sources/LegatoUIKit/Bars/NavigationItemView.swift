import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// The bar that shows an item.
@MainActor protocol NavigationItemOwner: AnyObject {
    var presentAppearance: UINavigationBarAppearance? { get }
    var titleTextAttributes: [NSAttributedString.Key: Any]? { get }
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get }
    var backIndicatorImage: UIImage? { get }
    /// Whether an item has a large title.
    func isLarge(_ item: UINavigationItem) -> Bool
    func backgroundChanged()
    /// Leads back to the item below.
    func leave()
}

/// The title and the buttons of an item of a navigation bar.
final class NavigationItemView: UIView {
    /// The direction of a change of items.
    enum Direction {
        case forward, backward

        var reversed: Direction { self == .forward ? .backward : .forward }
    }

    private let item: UINavigationItem
    private let back: UINavigationItem?
    private weak var bar: (any NavigationItemOwner)?
    private let title = UILabel()
    private let prompt = UILabel()
    /// The large title, in the part of the bar below the buttons.
    private let large = UILabel()
    private let largePart = UIView()
    private var isLarge = false
    /// Whether the title is between the buttons.
    private var isFolded = true
    private var leading: [BarItemView] = []
    private var trailing: [BarItemView] = []

    init(_ item: UINavigationItem, back: UINavigationItem?, of bar: any NavigationItemOwner) {
        (self.item, self.back, self.bar) = (item, back, bar)
        super.init(frame: .zero)
        title.textAlignment = .center
        prompt.textAlignment = .center
        prompt.font = .systemFont(ofSize: 11)
        largePart.clipsToBounds = true
        largePart.isUserInteractionEnabled = false
        largePart.addSubview(large)
        follow()
        build()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows changes of the item from now on.
    func follow() {
        item.onChange = { [weak self] in self?.itemChanged() }
        back?.onChange = { [weak self] in self?.build() }
    }

    /// Shows no further changes.
    func stopFollowing() {
        item.onChange = nil
        back?.onChange = nil
    }

    private func itemChanged() {
        bar?.backgroundChanged()
        guard item.fades, window != nil else { return build() }
        UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) {
            self.build()
        }
    }

    /// Shows the views of the item.
    func build() {
        guard let bar else { return }
        for view in subviewList { view.removeFromSuperview() }
        var left = item.leftBarButtonItems ?? []
        if left.isEmpty || item.leftItemsSupplementBackButton, let button = backButton(in: bar) {
            left.insert(button, at: 0)
        }
        leading = left.filter { !$0.isHidden }.map { BarItemView($0) }
        trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { BarItemView($0) }
        for view in leading + trailing { addSubview(view) }
        let attributes = bar.presentAppearance?.titleTextAttributes ?? [:]
        let all = attributes.isEmpty ? bar.titleTextAttributes ?? [:] : attributes
        title.font = all[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = all[.foregroundColor] as? UIColor ?? .label
        (title.text, prompt.text) = (item.title, item.prompt)
        (prompt.textColor, prompt.isHidden) = (title.textColor, item.prompt == nil)
        addSubview(item.titleView ?? title)
        addSubview(prompt)
        showLargeTitle(in: bar)
        setNeedsLayout()
    }

    private func showLargeTitle(in bar: any NavigationItemOwner) {
        let wasLarge = isLarge
        isLarge = bar.isLarge(item)
        if isLarge != wasLarge { superview?.superview?.setNeedsLayout() }
        let attributes = bar.presentAppearance?.largeTitleTextAttributes ?? [:]
        let all = attributes.isEmpty ? bar.largeTitleTextAttributes ?? [:] : attributes
        large.font = all[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        large.textColor = all[.foregroundColor] as? UIColor ?? .label
        large.text = item.title
        if isLarge { addSubview(largePart) }
    }

    /// The height of the part with the buttons.
    private var row: CGFloat {
        isLarge ? min(bounds.height, BarItemView.height) : bounds.height
    }

    /// Shows the title between the buttons while the large one is folded.
    private func fold() {
        let rest = bounds.height - row
        let isFolded = !isLarge || rest < 8
        if isFolded != self.isFolded {
            self.isFolded = isFolded
            let show = { self.title.alpha = isFolded ? 1 : 0 }
            if window != nil, !large.bounds.isEmpty {
                UIView.animate(
                    withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: show)
            } else {
                show()
            }
        }
        guard isLarge else { return }
        largePart.frame = CGRect(x: 0, y: row, width: bounds.width, height: max(rest, 0))
        large.bounds.size = CGSize(
            width: max(bounds.width - 32, 0), height: large.intrinsicContentSize.height)
        large.center = CGPoint(
            x: bounds.midX, y: rest - BarItemView.largeTitleHeight / 2)
    }

    private func backButton(in bar: any NavigationItemOwner) -> UIBarButtonItem? {
        guard let back, !item.hidesBackButton else { return nil }
        let given = back.backBarButtonItem
        let text =
            switch back.backButtonDisplayMode {
            case .default: given?.title ?? back.backButtonTitle ?? back.title ?? "Back"
            case .generic: given?.title ?? "Back"
            case .minimal: given?.title ?? ""
            }
        let button = BackButtonItem { [weak bar] in bar?.leave() }
        button.title = text
        button.image =
            given?.image ?? bar.backIndicatorImage ?? UIImage(systemName: "chevron.backward")
        (button.tintColor, button.accessibilityLabel) = (given?.tintColor, "Back")
        return button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = place(mirrored ? trailing : leading, from: 8, isRight: false)
        let end = place(mirrored ? leading : trailing, from: 8, isRight: true)
        let view = item.titleView ?? title
        let isPlain = item.titleView == nil
        let room = max(bounds.width - start - end - 16, 0)
        let natural = view.intrinsicContentSize
        var size = isPlain || natural.width >= 0 ? natural : view.bounds.size
        if natural.height < 0 { size.height = view.bounds.height }
        size = CGSize(width: min(size.width, room), height: min(size.height, row))
        let x = min(
            max((bounds.width - size.width) / 2, start + 8), bounds.width - end - 8 - size.width)
        let top: CGFloat = item.prompt == nil ? 0 : 12
        let offset = bar?.presentAppearance?.titlePositionAdjustment ?? .zero
        view.frame = CGRect(
            x: x + offset.horizontal,
            y: top + (row - top - size.height) / 2 + offset.vertical,
            width: size.width, height: size.height
        )
        prompt.frame = CGRect(x: 0, y: 1, width: bounds.width, height: 14)
        fold()
    }

    /// Places items from an edge towards the middle; returns the end of the last one.
    private func place(_ views: [BarItemView], from start: CGFloat, isRight: Bool) -> CGFloat {
        var end = start
        for view in views {
            let size = view.natural
            view.frame = CGRect(
                x: isRight ? bounds.width - end - size.width : end,
                y: (row - size.height) / 2, width: size.width, height: size.height
            )
            end += size.width
        }
        return end
    }

    /// Moves the title and fades the content, as it comes in from or goes to a direction.
    func move(_ direction: Direction?, fades: Bool) {
        alpha = fades ? 0 : 1
        let away = (superview?.bounds.width ?? bounds.width) / 3
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = direction.map { ($0 == .forward) != isMirrored ? -away : away } ?? 0
        for view in [item.titleView ?? title, large] {
            view.transform = CGAffineTransform(translationX: x, y: 0)
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}

/// The button that leads back.
private final class BackButtonItem: UIBarButtonItem {
    init(_ pop: @escaping () -> Void) {
        super.init()
        primaryAction = UIAction { _ in pop() }
    }
}

/// The view of a button in a bar.
final class BarItemView: UIView {
    /// The height of a bar, in points.
    static let height: CGFloat = 44
    /// The height of a large title below the buttons, in points.
    static let largeTitleHeight: CGFloat = 52
    private let item: UIBarButtonItem
    private var button: UIButton?

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.onChange = { [weak self] in
            self?.build()
            self?.superview?.setNeedsLayout()
        }
        build()
    }

    required init?(coder: NSCoder) { nil }

    private func build() {
        for view in subviewList { view.removeFromSuperview() }
        button = nil
        item.shownView = self
        if let custom = item.customView { return addSubview(custom) }
        guard item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace else { return }
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(
            ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        button.setTitle(item.title, for: .normal)
        if item.systemItem == nil || item.systemItem?.symbol != nil {
            button.setImage(item.image, for: .normal)
        }
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let values = item.shownTitleAttributes(for: state)
            if let color = values[.foregroundColor] as? UIColor {
                button.setTitleColor(color, for: state)
            }
            if state == .normal, let font = values[.font] as? UIFont {
                button.titleLabel?.font = font
            }
        }
        button.imageEdgeInsets = item.imageInsets
        let tints = AppearanceProxy.objects(for: item).lazy.compactMap(\.tintColor)
        if let tint = item.tintColor ?? tints.first { button.tintColor = tint }
        button.isEnabled = item.isEnabled
        item.describe(button)
        button.addAction(
            UIAction { [item] _ in item.perform() }, for: .primaryActionTriggered)
        addSubview(button)
        self.button = button
    }

    /// Whether the item takes the rest of the width of a toolbar.
    var isFlexible: Bool { item.systemItem == .flexibleSpace }

    /// The width of the content with the space around it, and the height of the bar.
    var natural: CGSize {
        if let custom = item.customView {
            let own = custom.intrinsicContentSize
            let width = item.width > 0 ? item.width : max(custom.bounds.width, own.width)
            let height = max(custom.bounds.height, own.height)
            return CGSize(width: width + 16, height: min(height, BarItemView.height))
        }
        guard let button else { return CGSize(width: item.width, height: 1) }
        let width = item.width > 0 ? item.width : max(button.intrinsicContentSize.width, 20)
        return CGSize(width: width + 16, height: BarItemView.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let custom = item.customView {
            custom.frame = bounds.insetBy(dx: 8, dy: 0)
        } else {
            button?.frame = bounds
        }
    }
}
