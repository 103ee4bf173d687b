public import Foundation

/// The size of a preview.
public nonisolated enum PreviewLayout: Sendable {
    /// The size of the device's screen; the default.
    case device
    /// The size that the view takes when the screen's size is proposed to it.
    case sizeThatFits
    /// A size in points, from 1 to 16384 a side.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public nonisolated struct InterfaceOrientation: Sendable, Hashable, Identifiable, CaseIterable {
    /// The orientation itself.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down, which looks like `portrait`.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, with the top on the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, with the top on the right, which looks like `landscapeLeft`.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
