public import Foundation
public import LegatoViews

/// An action or a menu in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// How a menu shows an action.
    nonisolated public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// In red.
        public static let destructive = Attributes(rawValue: 2)
        /// Not at all.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether a menu marks an action.
    nonisolated public enum State: Int, Sendable, Hashable {
        /// Without a mark.
        case off = 0
        /// With a mark.
        case on = 1
        /// With a mark.
        case mixed = 2
    }

    /// The title.
    public var title: String
    /// A line below the title; nil by default.
    public var subtitle: String?
    /// The image; nil by default.
    public var image: UIImage?

    init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}
