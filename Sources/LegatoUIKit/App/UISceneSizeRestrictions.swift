public import Foundation
import LegatoPlatform

/// Limits for the size of a window.
///
/// If they contradict each other, the smallest size takes precedence. Both are zero once the window is
/// closed.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
    private weak var window: LegatoPlatform.Window?

    init(_ window: LegatoPlatform.Window) { self.window = window }

    /// The smallest size of the content in points, clamped to 1...16384 on both sides; 1 x 1 by
    /// default.
    public var minimumSize: CGSize {
        get { window?.contentMinSize ?? .zero }
        set { window?.contentMinSize = Self.clamped(newValue) }
    }
    /// The largest size of the content in points, clamped to 1...16384 on both sides; 16384 x 16384 by
    /// default.
    public var maximumSize: CGSize {
        get { window?.contentMaxSize ?? .zero }
        set { window?.contentMaxSize = Self.clamped(newValue) }
    }

    /// The size with both sides clamped to 1...16384; NaN counts as 1.
    private static func clamped(_ size: CGSize) -> CGSize {
        func side(_ length: CGFloat) -> CGFloat { length >= 1 ? min(length, 16384) : 1 }
        return CGSize(width: side(size.width), height: side(size.height))
    }
}
