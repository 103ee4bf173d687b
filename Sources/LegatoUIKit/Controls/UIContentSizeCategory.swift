public import Foundation
import LegatoLayers
public import LegatoViews

/// The text size that the user prefers.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No size is specified.
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    /// A small size.
    public static let small = UIContentSizeCategory(rawValue: "small")
    /// A medium size.
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "large")
    /// A size above the default one.
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    /// A larger size.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    /// The largest size outside of the accessibility settings.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    /// The first size of the accessibility settings.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    /// The second size of the accessibility settings.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    /// The third size of the accessibility settings.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "accessibilityExtraLarge"
    )
    /// The fourth size of the accessibility settings.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "accessibilityExtraExtraLarge"
    )
    /// The largest size of the accessibility settings.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "accessibilityExtraExtraExtraLarge"
    )

    /// Posted when the user prefers another text size.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )

    /// Whether it is a size of the accessibility settings.
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }

    init(_ size: DynamicTypeSize) {
        self =
            switch size {
            case .xSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .extraLarge
            case .xxLarge: .extraExtraLarge
            case .xxxLarge: .extraExtraExtraLarge
            case .accessibility1: .accessibilityMedium
            case .accessibility2: .accessibilityLarge
            case .accessibility3: .accessibilityExtraLarge
            case .accessibility4: .accessibilityExtraExtraLarge
            case .accessibility5: .accessibilityExtraExtraExtraLarge
            }
    }
}

extension UIApplication {
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(DynamicTypeSize.current)
    }
}

nonisolated extension UITraitCollection {
    /// The text size that the user prefers now, on the display whose code runs.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(DynamicTypeSize.current)
    }
}

/// A view whose font may follow the text size that the user prefers.
protocol TextSizeFollower: UIView {
    /// The font at its own size; nil for the system's of 17 points.
    var ownFont: UIFont? { get }
    /// Whether the font follows the text size.
    var adjustsFontForContentSizeCategory: Bool { get }
    /// Shows the text in its current look.
    func show()
}

extension TextSizeFollower {
    /// The font at the text size that applies.
    var shownFont: UIFont {
        let font = ownFont ?? .systemFont(ofSize: 17)
        return adjustsFontForContentSizeCategory ? font.atPreferredSize : font
    }

    /// Shows the text at the new size.
    func textSizeChanged() { if adjustsFontForContentSizeCategory { show() } }
}

extension LayerHost {
    /// Passes a change of the text size to the views of the display.
    func textSizeChanged() {
        var waiting = [rootLayer]
        while let layer = waiting.popLast() {
            (layer.delegate as? any TextSizeFollower)?.textSizeChanged()
            waiting += layer.sublayers ?? []
        }
    }
}
