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
    /// The lines, from the top.
    package let lines: [TextLine]

    /// Sets a text: `Sans` in 17 points, black, on one line for each paragraph by default.
    /// - Throws: `TextLayoutError` when no font at all is installed.
    /// - Precondition: the font size is over 0 and at most 10000; the maximum width is finite and at
    ///   least 0.
    public init(
        string: String,
        fontName: String = "Sans",
        fontSize: CGFloat = 17,
        color: CGColor = .black,
        maximumWidth: CGFloat? = nil,
        alignment: TextAlignment = .natural
    ) throws(TextLayoutError) {
        require(
            fontSize > 0 && fontSize <= 10000,
            "A font size must be over 0 and at most 10000, got \(fontSize)"
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
        let set = try PangoLines(
            string: string,
            fontName: fontName,
            fontSize: fontSize,
            maximumWidth: maximumWidth,
            alignment: alignment
        )
        let natural = set.size
        size = CGSize(
            width: alignment == .natural ? natural.width : maximumWidth ?? natural.width,
            height: natural.height
        )
        firstBaseline = set.baseline
        lines = set.lines
    }

    /// Draws the text with the top left of its box at a point of user space.
    /// - Precondition: the point is finite.
    public func draw(in context: CGContext, at point: CGPoint) {
        require(point.isFinite, "Text needs a finite place, got \(point)")
        // Fonts were there when the text was set; if they have been taken away, nothing shows.
        guard
            let lines = try? PangoLines(
                string: string,
                fontName: fontName,
                fontSize: fontSize,
                maximumWidth: maximumWidth,
                alignment: alignment
            )
        else { return }
        lines.draw(in: context, at: point, color: color)
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
        let context = CGContext(
            width: max(1, Int((size.width * scale).rounded(.up))),
            height: max(1, Int((size.height * scale).rounded(.up))),
            scale: scale
        )
        draw(in: context, at: .zero)
        return context.makeImage()
    }
}
