public import Foundation

/// The appearance of an interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
    /// No appearance is specified; colours are those of the light one.
    case unspecified = 0
    /// Dark content on a light background.
    case light = 1
    /// Light content on a dark background.
    case dark = 2
}

/// The kind of device that an interface is made for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
    /// No kind is specified.
    case unspecified = -1
    /// A phone, or a window of its size.
    case phone = 0
    /// A tablet, or a window of its size.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The traits on which a dynamic colour depends.
nonisolated public final class UITraitCollection: NSObject, @unchecked Sendable {
    /// The appearance; `unspecified` by default.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates unspecified traits.
    public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

    /// Creates traits with an appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Returns whether the other object has equal traits.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
    }

    /// The hash value of the traits.
    public override var hash: Int { userInterfaceStyle.hashValue }
}
