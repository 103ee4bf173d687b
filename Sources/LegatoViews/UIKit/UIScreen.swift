public import Foundation
import LegatoGraphics
import LegatoLayers

/// The screen of the window, or of the headless display, whose code is running.
///
/// Layouts that are computed from `UIScreen.main.bounds` fit the window as long as it keeps its
/// size. Before there is a window, the bounds are a phone's, 393 by 852 points.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The screen of the window whose code is running, or else of the oldest window.
    public static let main = UIScreen()

    /// The bounds in points; the origin is zero.
    public var bounds: CGRect {
        let size = LayerHost.main?.rootLayer.bounds.size
        return CGRect(origin: .zero, size: size ?? CGSize(width: 393, height: 852))
    }

    /// The number of pixels per point; 3 before there is a window.
    public var scale: CGFloat { LayerHost.main?.scale ?? 3 }

    /// The same as `scale`.
    public var nativeScale: CGFloat { scale }

    /// The bounds in pixels.
    public var nativeBounds: CGRect {
        let (size, scale) = (bounds.size, scale)
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }

    /// The number of frames per second that layouts may assume: 60.
    public var maximumFramesPerSecond: Int { 60 }
}
