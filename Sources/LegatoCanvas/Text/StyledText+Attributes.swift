package import Foundation
package import LegatoGraphics

/// A font of an attributed string.
package protocol DrawnFont: AnyObject {
    /// The family and style, as in `TextLayout.fontName`.
    var drawnName: String { get }
    /// The em size in points.
    var drawnSize: CGFloat { get }
}

/// A colour of an attributed string.
package protocol DrawnColor {
    /// The colour, in the light appearance.
    var drawnColor: CGColor { get }
}

extension CGColor: DrawnColor {
    package var drawnColor: CGColor { self }
}

/// A paragraph style of an attributed string.
package protocol DrawnParagraph: AnyObject {
    /// The alignment of the lines.
    var drawnAlignment: TextBox.Alignment { get }
    /// Where a line that is too long is truncated.
    var drawnTruncation: TextBox.Truncation { get }
    /// The space added between lines, in points.
    var drawnLineSpacing: CGFloat { get }
    /// The heights of the lines.
    var drawnHeights: LineHeights { get }
}

extension StyledText {
    /// Creates the text of an attributed string; the default attributes are Helvetica at 12 points
    /// and black.
    ///
    /// The paragraph style and the stroke of the first character apply to the whole text.
    package init(_ string: NSAttributedString) {
        self.init([])
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole) { attributes, range, _ in
            let text = string.attributedSubstring(from: range).string
            runs.append(Run(text, attributes))
        }
        guard string.length > 0 else { return }
        let first = string.attributes(at: 0, effectiveRange: nil)
        if let style = first[.init("NSParagraphStyle")] as? any DrawnParagraph {
            (alignment, truncation) = (style.drawnAlignment, style.drawnTruncation)
            (lineSpacing, lineHeights) = (style.drawnLineSpacing, style.drawnHeights)
        }
        let width = first.number("NSStrokeWidth")
        guard width != 0, width.isFinite, let run = runs.first else { return }
        // In percent of the em size; negative if the text is also filled.
        stroke = Stroke(
            width: abs(width) * run.fontSize / 100,
            color: first.color("NSStrokeColor") ?? run.color,
            isFilled: width < 0
        )
    }
}

extension StyledText.Run {
    fileprivate init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[.init("NSFont")] as? any DrawnFont
        self.init(
            string: string, fontName: font?.drawnName ?? "Helvetica",
            fontSize: font?.drawnSize ?? 12
        )
        color =
            attributes.color("NSColor") ?? attributes.color("CTForegroundColor") ?? .black
        background =
            attributes.color("NSBackgroundColor") ?? attributes.color("CTBackgroundColor")
        kern = attributes.number("NSKern")
        let ligature = NSAttributedString.Key("NSLigature")
        hasLigatures = attributes[ligature] == nil || attributes.number("NSLigature") != 0
        rise = attributes.number("NSBaselineOffset")
        if attributes.number("NSUnderline") != 0 {
            underline = attributes.color("NSUnderlineColor") ?? color
        }
        if attributes.number("NSStrikethrough") != 0 {
            strikethrough = attributes.color("NSStrikethroughColor") ?? color
        }
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate func color(_ key: String) -> CGColor? {
        (self[.init(key)] as? any DrawnColor)?.drawnColor
    }

    fileprivate func number(_ key: String) -> CGFloat {
        guard let number = Boxed.number(self[.init(key)] ?? 0), number.isFinite else { return 0 }
        return CGFloat(number)
    }
}
