public import Foundation
public import LegatoCanvas
import LegatoGraphics
public import LegatoViews
import Synchronization

/// Returns the context that drawing code draws into; nil outside of `UIView.draw(_:)`, image
/// renderers and image contexts.
///
/// Each thread has its own stack of contexts.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.context }

/// Makes a context the current one until `UIGraphicsPopContext()`.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }

/// Makes the previous context the current one again.
nonisolated public func UIGraphicsPopContext() { CurrentContext.pop() }

/// Fills a rectangle with the current fill colour.
nonisolated public func UIRectFill(_ rect: CGRect) { CurrentContext.context?.fill(rect) }

/// Fills a rectangle with the current fill colour and a blend mode.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    CurrentContext.blended(blendMode) { $0.fill(rect) }
}

/// Draws a frame of a point's width inside a rectangle with the current fill colour and a blend
/// mode.
nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    CurrentContext.blended(blendMode) { _ in UIRectFrame(rect) }
}

/// Draws a frame of a point's width inside a rectangle with the current fill colour.
nonisolated public func UIRectFrame(_ rect: CGRect) {
    guard let context = CurrentContext.context else { return }
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height))
    context.fill(CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height))
}

/// Clips the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) { CurrentContext.context?.clip(to: rect) }

/// Starts an image context of a size in points, at one pixel per point.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image context of a size in points on the current thread; a scale of 0 is that of the
/// screen.
///
/// An empty size, or one beyond 32767 pixels a side, gives an image of one pixel, with a warning.
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: The number of pixels per point; 0 for that of the screen.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let check = NumberCheck("UIGraphicsBeginImageContextWithOptions", "scale")
    let bounds = CGRect(origin: .zero, size: size)
    guard let scale = scale == 0 ? ScreenScale.current : check.ratio(scale), bounds.isFinite,
        let context = LazyBitmap(bounds: bounds.standardized, scale: scale).context
    else { return CurrentContext.push(CGContext(width: 1, height: 1)) }
    if opaque {
        context.setFillColor(.black)
        context.fill(bounds)
    }
    CurrentContext.push(context)
}

/// Returns the image drawn so far in the current image context; nil outside of one.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = CurrentContext.context else { return nil }
    return UIImage(cgImage: context.makeImage(), scale: context.scale, orientation: .up)
}

/// Ends an image context.
nonisolated public func UIGraphicsEndImageContext() { CurrentContext.pop() }

/// The scale of the screen, on every thread.
nonisolated enum ScreenScale {
    private static let known = Mutex<CGFloat?>(nil)

    /// The scale; on threads other than the main one, that of the view that has entered the screen
    /// last, and 1 before.
    static var current: CGFloat {
        guard Thread.isMainThread else { return known.withLock { $0 } ?? 1 }
        return MainActor.assumeIsolated { UIScreen.main.scale }
    }

    /// Notes the scale for other threads.
    static func note(_ scale: CGFloat) { known.withLock { $0 = scale } }
}
