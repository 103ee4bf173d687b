public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoViews

/// How texts are measured and drawn.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Creates options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Breaks lines at the width, and draws from the top left corner; without it, the text is one
    /// line whose baseline starts in the corner.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Has no effect: the height of a line includes the space between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Measures the glyph outlines instead of the line boxes.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// Ends the last line that fits with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The scale at which a text is drawn, which is always 1.
nonisolated public final class NSStringDrawingContext: NSObject {
    /// The smallest scale; has no effect.
    public var minimumScaleFactor: CGFloat = 0
    /// The scale of the text drawn last: 1.
    public var actualScaleFactor: CGFloat { 1 }
    /// Creates a context.
    public override init() { super.init() }
}

extension NSAttributedString {
    /// Draws the text into the current context, with its top left at a point.
    nonisolated public func draw(at point: CGPoint) {
        guard point.isFinite else { return }
        drawn { StyledText(self).draw(in: $0, at: point) }
    }

    /// Draws the text into the current context, broken into lines in a rectangle and clipped to it.
    nonisolated public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text into the current context by the options.
    nonisolated public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        guard rect.isFinite else { return }
        var text = StyledText(self)
        guard options.contains(.usesLineFragmentOrigin) else {
            let baseline = text.measured().firstBaseline
            return drawn {
                text.draw(in: $0, at: CGPoint(x: rect.minX, y: rect.minY - baseline))
            }
        }
        if options.contains(.truncatesLastVisibleLine) { text.truncation = .end }
        drawn { context in
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.minY)
            StyledBox(text: text, size: rect.size, isWrapped: true).draw(in: context)
            context.restoreGState()
        }
    }

    /// Draws with the shadow of the first character.
    nonisolated private func drawn(_ draw: (CGContext) -> Void) {
        CurrentContext.blended(.normal) { context in
            if let shadow = first(.shadow, as: NSShadow.self),
                let color = shadow.shadowColor as? any DrawnColor
            {
                context.setShadow(
                    offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
                    color: color.drawnColor
                )
            }
            draw(context)
        }
    }

    /// Returns the size of the text, broken only at its own line breaks, in points.
    nonisolated public func size() -> CGSize { StyledText(self).measured().size }

    /// Returns the rectangle of the text in a size by the options, in points from the point at which
    /// it is drawn.
    nonisolated public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let text = StyledText(self)
        let breaks = options.contains(.usesLineFragmentOrigin)
        if options.contains(.usesDeviceMetrics), !breaks {
            return text.lineInk.isNull ? .zero : text.lineInk
        }
        let width = breaks && size.width > 0 && size.width < 1e6 ? size.width : nil
        let (box, baseline) = text.measured(width: width)
        return CGRect(origin: CGPoint(x: 0, y: breaks ? 0 : -baseline), size: box)
    }
}

extension NSString {
    nonisolated private func attributed(_ attributes: [NSAttributedString.Key: Any]?)
        -> NSAttributedString
    {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }

    /// Draws the text into the current context, with its top left at a point; in Helvetica at 12
    /// points and black by default.
    nonisolated public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text into the current context, broken into lines in a rectangle and clipped to it.
    nonisolated public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws the text into the current context by the options.
    nonisolated public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the size of the text, broken only at its own line breaks, in points.
    nonisolated public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        attributed(attributes).size()
    }

    /// Returns the rectangle of the text in a size by the options, in points from the point at which
    /// it is drawn.
    nonisolated public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// Draws the text into the current context, with its top left at a point; in Helvetica at 12
    /// points and black by default.
    nonisolated public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSString(string: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text into the current context, broken into lines in a rectangle and clipped to it.
    nonisolated public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSString(string: self).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text into the current context by the options.
    nonisolated public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSString(string: self).draw(
            with: rect, options: options, attributes: attributes, context: context
        )
    }

    /// Returns the size of the text, broken only at its own line breaks, in points.
    nonisolated public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        NSString(string: self).size(withAttributes: attributes)
    }

    /// Returns the rectangle of the text in a size by the options, in points from the point at which
    /// it is drawn.
    nonisolated public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context
        )
    }
}
