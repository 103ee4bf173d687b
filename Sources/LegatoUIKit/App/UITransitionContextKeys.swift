import Foundation

/// The sides of a transition between two controllers.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable,
    Hashable
{
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible at first.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The views of a transition between two controllers.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible at first.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}
