public import Foundation

/// The orientation of a device.
nonisolated public enum UIDeviceOrientation: Int, Sendable, Hashable {
    /// The orientation is unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the top at the left.
    case landscapeLeft = 3
    /// On its side, with the top at the right.
    case landscapeRight = 4
    /// Lying, with the screen up.
    case faceUp = 5
    /// Lying, with the screen down.
    case faceDown = 6

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is lying.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The current device: the one whose screen has the size of the window.
///
/// A window whose sides are both at least 600 points is a tablet, a smaller one a phone.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    private var isPad: Bool {
        let size = UIScreen.main.bounds.size
        return min(size.width, size.height) >= 600
    }

    /// The kind of device: `pad` or `phone`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }

    /// The model: `iPad` or `iPhone`.
    public var model: String { isPad ? "iPad" : "iPhone" }

    /// The same as `model`.
    public var localizedModel: String { model }

    /// The name of the computer.
    public var name: String { ProcessInfo.processInfo.hostName }

    /// The name of the operating system: `Linux`.
    public var systemName: String { "Linux" }

    /// The version of the operating system, such as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The orientation of a window: on its side if it is wider than high.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}
