import Foundation

/// The parts of a font name: a family and style, font features and spacing.
struct FontParts {
    /// The family and style, in fontconfig's syntax.
    let style: String
    /// The font features, separated by commas; nil for none.
    private(set) var features: String?
    /// The space added after each letter, in points.
    private(set) var letterSpacing: CGFloat = 0
    /// The space added between lines, in points.
    private(set) var lineSpacing: CGFloat = 0
    /// The distances from the baseline to the top and to the bottom of every line, in points; nil,
    /// the default, for those of the typeface.
    private(set) var lineBox: (ascent: CGFloat, descent: CGFloat)?

    /// Creates the parts of a font name from its style and the features and spacing after it.
    init(style: String, details: String?) {
        self.style = style
        guard let details else { return }
        var (ascent, descent): (CGFloat?, CGFloat?)
        let kept = details.split(separator: ",").filter { detail in
            let pair = detail.split(separator: "=", maxSplits: 1)
            guard pair.count == 2,
                let points = Double(pair[1].trimmingCharacters(in: .whitespaces)), points.isFinite
            else {
                return true
            }
            let taken = min(max(points, -Self.limit), Self.limit)
            switch pair[0].trimmingCharacters(in: .whitespaces) {
            case "letter-spacing": letterSpacing = taken
            case "line-spacing": lineSpacing = taken
            case "line-ascent": ascent = min(max(points, 0), TextLimits.fontSize)
            case "line-descent": descent = min(max(points, 0), TextLimits.fontSize)
            default: return true
            }
            return false
        }
        if let ascent, let descent, ascent + descent > 0 { lineBox = (ascent, descent) }
        features = kept.isEmpty ? nil : kept.joined(separator: ",")
    }

    /// The maximum magnitude of a spacing, in points.
    private static let limit = 1000.0
}
