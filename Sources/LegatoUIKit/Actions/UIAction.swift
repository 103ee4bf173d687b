public import Foundation
public import LegatoViews

/// A closure with a title and an image, which controls call.
@preconcurrency @MainActor public final class UIAction: NSObject {
    /// Identifies an action.
    nonisolated public struct Identifier: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title, which a button made with the action shows.
    public var title: String
    /// The image, which a button made with the action shows; nil by default.
    public var image: UIImage?
    /// The identifier; adding an action to a control replaces one with the same identifier.
    public let identifier: Identifier
    /// The object that has sent the action, while its closure runs.
    public internal(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// Creates an action with a closure.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping (UIAction) -> Void
    ) {
        (self.title, self.image, self.handler) = (title, image, handler)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
    }

    /// Returns an action with the same title, image, identifier and closure.
    nonisolated public override func copy() -> Any {
        MainActor.assumeIsolated {
            UIAction(title: title, image: image, identifier: identifier, handler: handler)
        }
    }

    func perform(sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
