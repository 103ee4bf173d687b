import Foundation
public import LegatoViews

/// Actions and further menus, for buttons and context menus.
///
/// ```swift
/// let menu = UIMenu(children: [
///     UIAction(title: "Copy") { _ in print("copied") },
///     UIAction(title: "Delete", attributes: .destructive) { _ in print("deleted") },
/// ])
/// ```
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
    /// Identifies a menu.
    nonisolated public struct Identifier: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown.
    nonisolated public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As a section of the menu that contains it.
        public static let displayInline = Options(rawValue: 1)
        /// Its title in red.
        public static let destructive = Options(rawValue: 2)
        /// An action that is chosen is marked, and the others are not.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The identifier.
    public let identifier: Identifier
    /// How the menu is shown; empty by default.
    public let options: Options
    /// The actions and menus.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.children) = (options, children)
        super.init(title, subtitle, image)
    }

    /// Returns a menu with other actions and menus.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, children: newChildren
        )
    }

    /// The actions that are marked.
    public var selectedElements: [UIMenuElement] {
        children.filter { ($0 as? UIAction)?.state == .on }
    }
}
