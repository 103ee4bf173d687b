import CCanvas
public import Foundation
public import LegatoGraphics

/// Where the lines of a text stand in its box.
public enum TextAlignment: Sendable, Hashable {
    /// At the start of the line: left, or right for a right-to-left script.
    case natural
    /// In the middle.
    case center
    /// At the end of the line: right, or left for a right-to-left script.
    case trailing
    /// Stretched to both edges, except the last line of a paragraph.
    case justified
}

/// A text broken into lines, measured, ready to be drawn: an immutable value.
///
/// Glyphs are neither hinted nor moved to whole pixels, so a text keeps its shape and its size at
/// every scale. A font that is not installed is replaced by the nearest one that is.
public struct TextLayout: Sendable, Hashable {
    /// The text; line feeds separate paragraphs.
    public let string: String
    /// The family and style in fontconfig's words, for example `DejaVu Sans Bold`; after a `#` may
    /// come features of the font, as in `DejaVu Sans #tnum, kern=0`.
    public let fontName: String
    /// The size of an em in points.
    public let fontSize: CGFloat
    /// The colour of the glyphs.
    public let color: CGColor
    /// The width at which lines break, in points; nil for none.
    public let maximumWidth: CGFloat?
    /// Where the lines stand.
    public let alignment: TextAlignment
    /// The box of the text in points: the lines' height, and the width of the longest line.
    ///
    /// With a maximum width and another alignment than natural the box is that wide.
    public let size: CGSize
    /// The distance from the top of the box to the first baseline, in points.
    public let firstBaseline: CGFloat
    /// The limits on the text.
    public let limits: TextLimits
    /// The lines, from the top.
    package let lines: [TextLine]

    /// Sets a text: `Sans` in 17 points, black, on one line for each paragraph by default.
    /// - Throws: `TextLayoutError` when no font at all is installed.
    /// - Precondition: the font size is above 0 and at most `TextLimits.fontSize`; the maximum
    ///   width is finite and at least 0.
    public init(
        string: String,
        fontName: String = "Sans",
        fontSize: CGFloat = 17,
        color: CGColor = .black,
        maximumWidth: CGFloat? = nil,
        alignment: TextAlignment = .natural,
        limits: TextLimits = .standard
    ) throws(TextLayoutError) {
        try self.init(
            string: string,
            fontName: fontName,
            fontSize: fontSize,
            color: color,
            maximumWidth: maximumWidth,
            alignment: alignment,
            limits: limits,
            room: .infinity
        ) { $0.warn(of: string) }
    }

    /// Lays out the first lines of a text: at most one line more than fits into a height in points,
    /// or than a line limit.
    ///
    /// Without a maximum width, what follows on a line as wide as a bound in points is not laid out.
    /// Exceeded limits are reported to a closure.
    package init(
        string: String,
        fontName: String,
        fontSize: CGFloat,
        color: CGColor = .black,
        maximumWidth: CGFloat?,
        alignment: TextAlignment = .natural,
        limits: TextLimits = .standard,
        room: CGFloat,
        bound: CGFloat = .infinity,
        lineLimit: Int = .max,
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
        let set = try PangoLines(
            SettableText(string, limits: limits),
            fontName: fontName,
            fontSize: fontSize,
            maximumWidth: maximumWidth,
            isJustified: alignment == .justified
        )
        set.onExcess = onExcess
        if bound.isFinite { set.bound = bound }
        var lines: [TextLine] = []
        set.forEachLine { line in
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

    /// The width of the longest paragraph of a text on one line, in points, clamped to a bound;
    /// what follows once the bound is reached is not laid out.
    package static func width(
        of string: String,
        fontName: String,
        fontSize: CGFloat,
        atMost bound: CGFloat
    ) -> CGFloat {
        let layout = try? TextLayout(
            string: string,
            fontName: fontName,
            fontSize: fontSize,
            maximumWidth: nil,
            room: .infinity,
            bound: bound
        )
        return min(layout?.size.width ?? 0, bound)
    }

    /// Draws the text with the top left of its box at a point of user space.
    /// - Precondition: the point is finite.
    public func draw(in context: CGContext, at point: CGPoint) {
        require(point.isFinite, "Text needs a finite place, got \(point)")
        // Fonts were there when the text was set; if they have been taken away, nothing shows.
        guard
            let set = try? PangoLines(
                SettableText(string, limits: limits),
                fontName: fontName,
                fontSize: fontSize,
                maximumWidth: maximumWidth,
                isJustified: alignment == .justified
            ), context.apply(context.ctm)
        else { return }
        context.setSource(color)
        let box = lines.boxWidth(maximumWidth)
        // Bitmaps of large glyphs cost more than their outlines, and fail in freetype.
        let isLarge = fontSize * context.pixelsPerPoint > 512
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        libcairo.clip_extents(context.cairo, &left, &top, &right, &bottom)
        set.forEachLine { line in
            let x = alignment.offset(line.width, line.isRightToLeft, in: box)
            line.draw(
                in: context,
                at: CGPoint(x: point.x + x, y: point.y + line.baseline),
                isOutlined: isLarge,
                limit: limits.glyphPixels
            )
            // Ink may extend above its line, but hardly by more than the line's height.
            return point.y + 2 * line.top - line.bottom <= bottom
        }
        libcairo.new_path(context.cairo)
    }

    /// Returns the text drawn on a clear image of its box, `scale` pixels to a point.
    ///
    /// Sides are rounded up to whole pixels, at least 1.
    /// - Precondition: the scale is finite and over 0; at most 32767 pixels a side.
    public func image(scale: CGFloat = 1) -> CGImage {
        require(
            scale > 0 && scale.isFinite,
            "A scale must be finite and over 0, got \(scale)"
        )
        let (width, height) = (
            max(1, (size.width * scale).rounded(.up)), max(1, (size.height * scale).rounded(.up))
        )
        require(
            width <= 32767 && height <= 32767,
            "The image of a text must be at most 32767 pixels a side, got \(width) x \(height)"
        )
        let context = CGContext(width: Int(width), height: Int(height), scale: scale)
        draw(in: context, at: .zero)
        return context.makeImage()
    }
}

extension TextAlignment {
    /// The start of a line in a box, in points from its left.
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
    /// The width of the box that contains the lines, in points.
    fileprivate func boxWidth(_ maximumWidth: CGFloat?) -> CGFloat {
        guard let maximumWidth else { return reduce(0) { Swift.max($0, $1.width) } }
        return (Swift.min(maximumWidth, 1_000_000) * 1024).rounded(.towardZero) / 1024
    }

    /// The width covered by the lines, in points.
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
