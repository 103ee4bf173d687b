import Foundation

/// The orientation of an interface.
nonisolated public enum UIInterfaceOrientation: Int, Sendable, Hashable {
    /// The orientation is unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the home button at the right.
    case landscapeRight = 3
    /// On its side, with the home button at the left.
    case landscapeLeft = 4

    /// Whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the interface is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Orientations that an interface supports.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, with the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, with the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
    /// All orientations but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a phone's status bar changes; windows have none.
nonisolated public enum UIStatusBarAnimation: Int, Sendable, Hashable {
    /// At once.
    case none
    /// By fading.
    case fade
    /// By sliding.
    case slide
}

/// The style of a phone's status bar; windows have none.
nonisolated public enum UIStatusBarStyle: Int, Sendable, Hashable {
    /// Follows the appearance.
    case `default` = 0
    /// Light, for dark backgrounds.
    case lightContent = 1
    /// Dark, for light backgrounds.
    case darkContent = 3
}
