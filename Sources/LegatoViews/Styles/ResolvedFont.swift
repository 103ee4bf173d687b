package import Foundation

/// A font resolved for text layout.
nonisolated package struct ResolvedFont: Sendable, Hashable {
    /// The fontconfig family and style.
    let style: String
    /// The font features.
    let features: [String]
    /// The space added after each letter, in points.
    var letterSpacing: CGFloat { didSet { if letterSpacing != oldValue { name = madeName } } }
    /// The space added between lines, in points.
    let lineSpacing: CGFloat
    /// The height of lines; nil for that of the typeface.
    var lineBox: LineBox? { didSet { if lineBox != oldValue { name = madeName } } }
    /// The em size, in points.
    package var size: CGFloat { didSet { if size != oldValue { name = madeName } } }
    /// The value for `TextLayout.fontName`, with features and spacing.
    package private(set) var name = ""

    init(
        style: String, features: [String], letterSpacing: CGFloat, lineSpacing: CGFloat,
        lineBox: LineBox?, size: CGFloat
    ) {
        self.style = style
        self.features = features
        self.letterSpacing = letterSpacing
        self.lineSpacing = lineSpacing
        self.lineBox = lineBox
        self.size = size
        name = madeName
    }

    private var madeName: String {
        var parts = features
        if letterSpacing != 0 { parts.append("letter-spacing=\(letterSpacing)") }
        var spacing = lineSpacing
        if let lineBox {
            let (ascent, descent) = (lineBox.ascent * size, lineBox.descent * size)
            parts.append("line-ascent=\(ascent)")
            parts.append("line-descent=\(descent)")
            if let pitch = lineBox.pitch { spacing += pitch * size - ascent - descent }
        }
        if spacing != 0 { parts.append("line-spacing=\(spacing)") }
        return parts.isEmpty ? style : "\(style) #\(parts.joined(separator: ", "))"
    }
}

/// The height of a font's lines, in ems.
nonisolated struct LineBox: Sendable, Hashable {
    /// The distance from the top of a line to its baseline.
    let ascent: CGFloat
    /// The distance from the baseline to the bottom of a line.
    let descent: CGFloat
    /// The distance between the baselines of two lines; nil for the height of a line.
    let pitch: CGFloat?

    /// The lines of most typefaces.
    static let standard = LineBox(ascent: 0.95, descent: 0.25, pitch: nil)

    /// Returns lines of another height, in ems; what it adds is half above and half below them.
    func with(height: CGFloat) -> LineBox {
        let half = (height - ascent - descent) / 2
        return LineBox(ascent: max(ascent + half, 0), descent: descent + half, pitch: height)
    }
}
