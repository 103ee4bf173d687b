public import Foundation
public import LegatoCanvas
import LegatoGraphics
public import LegatoViews

/// A bitmap of a rectangle that is created when code first asks for its context.
final class LazyBitmap {
    private let bounds: CGRect
    private let scale: CGFloat
    private var made: CGContext?

    init(bounds: CGRect, scale: CGFloat) { (self.bounds, self.scale) = (bounds, scale) }

    /// The context; the origin of its user space is that of the rectangle's coordinates.
    var context: CGContext? {
        if let made { return made }
        let scale = scale > 0 ? scale : 1
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
            width * height <= 1e8
        else {
            UIKitWarning.print(
                "A drawing of \(width) x \(height) pixels is omitted: it must have 1 to 32767 "
                    + "pixels a side and at most 1e8 in all. Draw into a smaller size or scale."
            )
            return nil
        }
        let context = CGContext(width: Int(width), height: Int(height), scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        made = context
        return context
    }

    /// What was drawn; nil if the context was never asked for.
    var image: CGImage? { made?.makeImage() }
}

/// The contexts that drawing code has, the innermost one last.
@MainActor enum CurrentContext {
    private enum Entry {
        case context(CGContext)
        case bitmap(LazyBitmap)
    }

    private static var stack: [Entry] = []

    /// The current context; nil outside of drawing code.
    static var context: CGContext? {
        switch stack.last {
        case .context(let context): context
        case .bitmap(let bitmap): bitmap.context
        case nil: nil
        }
    }

    static func push(_ context: CGContext) { stack.append(.context(context)) }

    static func pop() { _ = stack.popLast() }

    /// Runs drawing code with a bitmap as its context.
    static func with(_ bitmap: LazyBitmap, _ body: () -> Void) {
        let depth = stack.count
        stack.append(.bitmap(bitmap))
        defer { stack.removeLast(max(stack.count - depth, 0)) }
        body()
    }

    /// Runs drawing code with a context.
    static func with<T>(_ context: CGContext, _ body: () throws -> T) rethrows -> T {
        let depth = stack.count
        stack.append(.context(context))
        defer { stack.removeLast(max(stack.count - depth, 0)) }
        return try body()
    }
}

/// Returns the context that drawing code draws into; nil outside of `UIView.draw(_:)`, image
/// renderers and image contexts.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.context }

/// Makes a context the current one until `UIGraphicsPopContext()`.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }

/// Makes the previous context the current one again.
@MainActor public func UIGraphicsPopContext() { CurrentContext.pop() }

/// Fills a rectangle with the current fill colour.
@MainActor public func UIRectFill(_ rect: CGRect) { CurrentContext.context?.fill(rect) }

/// Draws a frame of a point's width inside a rectangle with the current fill colour.
@MainActor public func UIRectFrame(_ rect: CGRect) {
    guard let context = CurrentContext.context else { return }
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height))
    context.fill(CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height))
}

/// Clips the current context to a rectangle.
@MainActor public func UIRectClip(_ rect: CGRect) { CurrentContext.context?.clip(to: rect) }

/// Starts an image context of a size in points, at one pixel per point.
@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image context of a size in points; a scale of 0 is that of the screen.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: The number of pixels per point; 0 for that of the screen.
@MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let format = UIGraphicsImageRendererFormat.preferred()
    if scale != 0 { format.scale = scale }
    format.opaque = opaque
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    guard let context = renderer.makeContext() else {
        return CurrentContext.push(CGContext(width: 1, height: 1))
    }
    CurrentContext.push(context)
}

/// Returns what has been drawn into the current image context; nil outside of one.
@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = CurrentContext.context else { return nil }
    return UIImage(
        cgImage: context.makeImage(), scale: max(abs(context.ctm.a), 1e-3), orientation: .up
    )
}

/// Ends an image context.
@MainActor public func UIGraphicsEndImageContext() { CurrentContext.pop() }
