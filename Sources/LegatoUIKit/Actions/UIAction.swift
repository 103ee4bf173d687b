import Foundation
public import LegatoViews

/// A closure with a title and an image, which controls and menus call.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
    /// Identifies an action.
    nonisolated public struct Identifier: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows the action; empty by default.
    public var attributes: UIMenuElement.Attributes
    /// Whether a menu marks the action; off by default.
    public var state: UIMenuElement.State
    /// The identifier; adding an action to a control replaces one with the same identifier.
    public let identifier: Identifier
    /// The object that has sent the action, while its closure runs.
    public internal(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// Creates an action with a closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) {
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init(title, subtitle, image)
    }

    /// Returns an action with the same title, image, identifier and closure.
    nonisolated public override func copy() -> Any {
        MainActor.assumeIsolated {
            UIAction(
                title: title, subtitle: subtitle, image: image, identifier: identifier,
                attributes: attributes, state: state, handler: handler
            )
        }
    }

    func perform(sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
