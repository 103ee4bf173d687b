import CCanvas
public import Foundation
public import LegatoGraphics

/// The alignment of a text's lines in its box.
public enum TextAlignment: Sendable, Hashable {
    /// Aligned to the start of the line: left, or right for a right-to-left script.
    case natural
    /// Centred.
    case center
    /// Aligned to the end of the line: right, or left for a right-to-left script.
    case trailing
    /// Stretched to both edges, except the last line of a paragraph.
    case justified
}

/// A laid-out and measured text that is ready to be drawn, as an immutable value.
///
/// Glyphs are neither hinted nor aligned to whole pixels, so that a text keeps its shape and size
/// at every scale. A font that is not installed is replaced by the closest installed one.
///
/// ```swift
/// let layout = try TextLayout(string: "Hello", fontName: "Sans Bold", fontSize: 24)
/// layout.draw(in: context, at: CGPoint(x: 10, y: 10))
/// ```
public struct TextLayout: Sendable, Hashable {
    /// The text; line feeds separate paragraphs.
    public let string: String
    /// The family and style in fontconfig's syntax, such as `DejaVu Sans Bold`, optionally followed
    /// by a `#` and font features, as in `DejaVu Sans #tnum, kern=0`.
    ///
    /// Among them, `letter-spacing=2` adds space after each letter, and `line-spacing=4` adds space
    /// between lines, both in points from -1000 to 1000. `line-ascent=16` and `line-descent=4`
    /// together set the distances from the baseline to the top and bottom of every line, in points
    /// from 0 to `TextLimits.fontSize`, regardless of the fonts in the line.
    public let fontName: String
    /// The em size in points.
    public let fontSize: CGFloat
    /// The colour of the glyphs.
    public let color: CGColor
    /// The width at which lines are wrapped, in points; nil for none.
    public let maximumWidth: CGFloat?
    /// The alignment of the lines.
    public let alignment: TextAlignment
    /// The size of the text's box in points: the height of the lines, and the width of the longest
    /// one.
    ///
    /// With a maximum width and an alignment other than `natural`, the box is as wide as the
    /// maximum width.
    public let size: CGSize
    /// The distance from the top of the box to the first baseline, in points.
    public let firstBaseline: CGFloat
    /// The limits on the text.
    public let limits: TextLimits
    /// The lines, from the top.
    package let lines: [TextLine]

    /// Lays out a text; by default in `Sans` at 17 points, black, on one line per paragraph.
    /// - Throws: `TextLayoutError` if no font is installed.
    /// - Precondition: The font size is > 0 and at most `TextLimits.fontSize`; the maximum width is
    ///   finite and >= 0.
    public init(
        string: String, fontName: String = "Sans", fontSize: CGFloat = 17, color: CGColor = .black,
        maximumWidth: CGFloat? = nil, alignment: TextAlignment = .natural,
        limits: TextLimits = .standard
    ) throws(TextLayoutError) {
        try self.init(
            string: string, fontName: fontName, fontSize: fontSize, color: color,
            maximumWidth: maximumWidth, alignment: alignment, limits: limits, room: .infinity
        ) { $0.warn(of: string) }
    }

    /// Lays out the first lines of a text: at most one line more than fits into a height in points,
    /// or than a line limit.
    ///
    /// Without a maximum width, the part of a line beyond a bound in points is not laid out.
    /// Exceeded limits are reported to a closure.
    package init(
        string: String, fontName: String, fontSize: CGFloat, color: CGColor = .black,
        maximumWidth: CGFloat?, alignment: TextAlignment = .natural, limits: TextLimits = .standard,
        room: CGFloat, bound: CGFloat = .infinity, lineLimit: Int = .max,
        onExcess: ((TextExcess) -> Void)? = nil
    ) throws(TextLayoutError) {
        require(
            fontSize > 0 && fontSize <= TextLimits.fontSize,
            "A font size must be above 0 and at most \(TextLimits.fontSize), got \(fontSize)"
        )
        if let maximumWidth {
            require(
                maximumWidth >= 0 && maximumWidth.isFinite,
                "A maximum width must be finite and at least 0, got \(maximumWidth)"
            )
        }
        self.string = string
        self.fontName = fontName
        self.fontSize = fontSize
        self.color = color
        self.maximumWidth = maximumWidth
        self.alignment = alignment
        self.limits = limits
        var set = TextLines(
            ShapedTexts.Key(
                string: string, fontName: fontName, fontSize: fontSize, width: maximumWidth,
                isJustified: alignment == .justified
            ), limits: limits
        )
        (set.onExcess, set.bound) = (onExcess, bound)
        var lines: [TextLine] = []
        try set.forEachLine { line in
            lines.append(line)
            return lines.count == 1
                || (line.bottom <= room + 1e-3 && lines.count <= max(lineLimit, 1))
        }
        self.lines = lines
        firstBaseline = lines.first?.baseline ?? 0
        let natural = lines.span(alignment, maximumWidth)
        size = CGSize(
            width: alignment == .natural ? natural : maximumWidth ?? natural,
            height: lines.last?.bottom ?? 0
        )
    }

    /// Returns the width of the longest paragraph of a text on one line, in points, clamped to a
    /// bound; text beyond the bound is not laid out.
    package static func width(
        of string: String, fontName: String, fontSize: CGFloat, atMost bound: CGFloat
    ) -> CGFloat {
        let layout = try? TextLayout(
            string: string, fontName: fontName, fontSize: fontSize, maximumWidth: nil,
            room: .infinity, bound: bound
        )
        return min(layout?.size.width ?? 0, bound)
    }

    /// Draws the text with the top left of its box at a point of user space.
    /// - Precondition: The point is finite.
    public func draw(in context: CGContext, at point: CGPoint) {
        require(point.isFinite, "TextLayout.draw(in:at:) needs a finite point, got \(point)")
        guard context.apply(context.ctm) else { return }
        context.setSource(color)
        let box = lines.boxWidth(maximumWidth)
        // Bitmaps of large glyphs cost more than their outlines, and fail in freetype.
        let isLarge = fontSize * context.pixelsPerPoint > 512
        let bottom = context.visibleBox.maxY
        // A font was installed when the text was laid out; if it was removed since, nothing is
        // drawn.
        let set = TextLines(
            ShapedTexts.Key(
                string: string, fontName: fontName, fontSize: fontSize, width: maximumWidth,
                isJustified: alignment == .justified
            ), limits: limits
        )
        try? set.forEachLine { line in
            let x = alignment.offset(line.width, line.isRightToLeft, in: box)
            line.draw(
                in: context, at: CGPoint(x: point.x + x, y: point.y + line.baseline),
                isOutlined: isLarge, limit: limits.glyphPixels
            )
            // Ink may extend above its line, but rarely by more than the line's height.
            return point.y + 2 * line.top - line.bottom <= bottom
        }
        libcairo.new_path(context.cairo)
    }

    /// Returns an image of the text's box on a transparent background, at `scale` pixels per point.
    ///
    /// Sides are rounded up to whole pixels, at least 1.
    /// - Precondition: The scale is finite and > 0; the image has at most 32767 pixels per side.
    public func image(scale: CGFloat = 1) -> CGImage {
        require(scale > 0 && scale.isFinite, "A scale must be finite and above 0, got \(scale)")
        let (width, height) = (
            max(1, (size.width * scale).rounded(.up)), max(1, (size.height * scale).rounded(.up))
        )
        let side = CGFloat(BitmapLimits.side)
        require(
            width <= side && height <= side,
            """
            The image of a text must be at most \(BitmapLimits.side) pixels a side, got \
            \(width) x \(height)
            """
        )
        let context = CGContext(width: Int(width), height: Int(height), scale: scale)
        draw(in: context, at: .zero)
        return context.makeImage()
    }
}

extension TextAlignment {
    /// Returns the start of a line in a box, in points from its left.
    fileprivate func offset(_ width: CGFloat, _ isRightToLeft: Bool, in box: CGFloat) -> CGFloat {
        switch self {
        case .natural, .justified: return isRightToLeft ? box - width : 0
        case .trailing: return isRightToLeft ? 0 : box - width
        case .center:
            // Pango divides integer units by two.
            let unit: CGFloat = 1024
            let offset = ((box - width) * unit / 2).rounded(.towardZero)
            let isWhole = box == box.rounded() && width == width.rounded()
            return isWhole ? (offset / unit + 0.5).rounded(.down) : offset / unit
        }
    }
}

extension [TextLine] {
    /// Returns the width of the box that contains the lines, in points.
    fileprivate func boxWidth(_ maximumWidth: CGFloat?) -> CGFloat {
        guard let maximumWidth else { return reduce(0) { Swift.max($0, $1.width) } }
        return (Swift.min(maximumWidth, 1_000_000) * 1024).rounded(.towardZero) / 1024
    }

    /// Returns the width covered by the lines, in points.
    fileprivate func span(_ alignment: TextAlignment, _ maximumWidth: CGFloat?) -> CGFloat {
        let box = boxWidth(maximumWidth)
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        for line in self {
            let x = alignment.offset(line.width, line.isRightToLeft, in: box)
            (left, right) = (Swift.min(left, x), Swift.max(right, x + line.width))
        }
        return isEmpty ? 0 : maximumWidth == nil ? box : right - left
    }
}
