/// Traits that describe a layer's role and behaviour to assistive technologies.
///
/// The names are UIKit's; views of SwiftUI have `AccessibilityTraits`.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The bits of the traits.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays its own sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A keyboard key.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Static text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the state when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes frequently.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts media when activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that is adjusted by steps.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Handles touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page automatically after it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)

    /// The corresponding traits of an element.
    var elementTraits: AccessibilityTraits {
        let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
            (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
            (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey),
            (.staticText, .isStaticText), (.summaryElement, .isSummaryElement),
            (.updatesFrequently, .updatesFrequently), (.searchField, .isSearchField),
            (.startsMediaSession, .startsMediaSession),
            (.allowsDirectInteraction, .allowsDirectInteraction),
            (.causesPageTurn, .causesPageTurn), (.tabBar, .isTabBar), (.header, .isHeader),
            (.toggleButton, .isToggle),
        ]
        return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
    }
}
