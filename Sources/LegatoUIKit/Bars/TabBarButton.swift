import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// The image, the title and the badge of an item in a tab bar.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel()
    private let badge = UILabel()
    /// Called when the item is chosen.
    private let choose: () -> Void

    init(_ item: UITabBarItem, choose: @escaping () -> Void) {
        (self.item, self.choose) = (item, choose)
        super.init(frame: .zero)
        for view in [icon, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        (label.textAlignment, badge.textAlignment) = (.center, .center)
        badge.textColor = .white
        badge.font = .systemFont(ofSize: 12)
        badge.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func triggered() { choose() }

    /// Shows the item in the colours of a bar.
    func show(_ look: UITabBarItemStateAppearance?, selected: Bool, otherTint: UIColor?) {
        isSelected = selected
        isEnabled = item.isEnabled
        let image = selected ? item.selectedImage ?? item.image : item.image
        icon.image =
            image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        let color =
            look?.iconColor ?? (selected ? nil : otherTint ?? UIColor(white: 0.6, alpha: 1))
        icon.tintColor = color
        let own = item.shownTitleAttributes(for: selected ? .selected : .normal)
        let all = (look?.titleTextAttributes ?? [:]).merging(own) { $1 }
        label.font = all[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        label.textColor = all[.foregroundColor] as? UIColor ?? color ?? tintColor
        label.text = item.title
        (badge.text, badge.isHidden) = (item.badgeValue, item.badgeValue == nil)
        badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
        (alpha, shift) = (isEnabled ? 1 : 0.5, look?.titlePositionAdjustment ?? .zero)
        item.describe(self)
        setNeedsLayout()
    }

    private var shift = UIOffset.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        let natural = icon.image == nil ? CGSize.zero : icon.intrinsicContentSize
        let text = label.text?.isEmpty == false ? label.intrinsicContentSize : .zero
        let gap: CGFloat = natural == .zero || text == .zero ? 0 : 2
        let top = max((bounds.height - natural.height - gap - text.height) / 2, 0)
        let (x, insets) = (bounds.midX, item.imageInsets)
        icon.bounds.size = natural
        icon.center = CGPoint(
            x: x + (insets.left - insets.right) / 2,
            y: top + natural.height / 2 + (insets.top - insets.bottom) / 2
        )
        let offset = item.titlePositionAdjustment
        label.frame = CGRect(
            x: offset.horizontal + shift.horizontal,
            y: top + natural.height + gap + offset.vertical + shift.vertical,
            width: bounds.width, height: text.height
        )
        let width = max(badge.intrinsicContentSize.width + 10, 18)
        badge.frame = CGRect(x: x + 5, y: 2, width: width, height: 18)
        badge.layer.cornerRadius = 9
    }
}

extension TabBarButton: AccessibleControl {
    var controlAccessibility: ControlAccessibility {
        ControlAccessibility(
            value: item.badgeValue, traits: isSelected ? [.button, .selected] : .button,
            role: .tab,
            activate: { [weak self] in if self?.isEnabled == true { self?.choose() } }
        )
    }
}
