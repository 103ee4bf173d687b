import Foundation
import LegatoCanvas
import LegatoGraphics

/// A bitmap of a rectangle that is created when code first uses its context.
nonisolated final class LazyBitmap {
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
        context.drawsUpward = true
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        made = context
        return context
    }

    /// The drawn image; nil if the context was never used.
    var image: CGImage? { made?.makeImage() }
}

/// The stack of current contexts, the innermost one last.
///
/// Each thread has its own stack, so that code can draw on any thread.
nonisolated enum CurrentContext {
    private enum Entry {
        case context(CGContext)
        case bitmap(LazyBitmap)
    }

    private static let key = "LegatoUIKit.CurrentContext"

    private static var stack: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }

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

    /// Draws with a blend mode and an opacity into the current context.
    static func blended(
        _ mode: CGBlendMode, alpha: CGFloat = 1, _ draw: (CGContext) -> Void
    ) {
        guard let context else { return }
        context.saveGState()
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        draw(context)
        context.restoreGState()
    }
}
