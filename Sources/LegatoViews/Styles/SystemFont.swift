import Foundation
import LegatoCanvas

/// The families of the system font.
nonisolated enum SystemFont {
    /// The family of the default design: Inter, which resembles Apple's system font, if it is
    /// installed.
    static let sans = FontNames.firstInstalled(of: ["Inter", "Inter Variable"]) ?? "Sans"
    /// The family of the rounded design.
    static let rounded =
        FontNames.firstInstalled(of: ["Nunito", "Quicksand", "Comfortaa"]) ?? sans

    /// Returns the lines of a family of the default design, as Apple's system font sets them; nil
    /// for a family that is not Inter.
    ///
    /// - Parameters:
    ///   - family: The family.
    ///   - pitch: The distance between the baselines of two lines, in ems; nil for the height of a
    ///     line.
    /// - Returns: The lines.
    static func lineBox(of family: String, pitch: CGFloat?) -> LineBox? {
        guard family.hasPrefix("Inter") else { return nil }
        return LineBox(ascent: 0.9522, descent: 0.2412, pitch: pitch)
    }

    /// Returns the space added after each letter of the default design, in points: Inter is tracked
    /// more tightly at larger sizes.
    static func tracking(_ size: CGFloat) -> CGFloat {
        guard sans != "Sans" else { return 0 }
        let ems = -0.0223 + 0.185 * exp(-0.1745 * size)
        return (ems * size * 100).rounded() / 100
    }

    /// Returns a family and style, with the system font as the fallback for a family that is not
    /// installed.
    ///
    /// A PostScript name such as `Avenir-BlackOblique` is divided into family and style.
    static func families(instead name: String) -> String {
        let parts = name.split(separator: "-", maxSplits: 1)
        let style = parts.count == 2 ? styleNames(of: parts[1]) : nil
        let family = style == nil ? name : String(parts[0])
        let families = sans == "Sans" || name.contains(",") ? family : "\(family), \(sans)"
        return ([families] + (style ?? [])).joined(separator: " ")
    }

    /// Returns the words of a PostScript name's style in fontconfig's syntax; nil if it is none.
    private static func styleNames(of style: Substring) -> [String]? {
        var (rest, names) = (style, [String]())
        while !rest.isEmpty {
            guard let word = styles.first(where: { rest.hasPrefix($0.key) }) else { return nil }
            rest = rest.dropFirst(word.key.count)
            if !word.value.isEmpty { names.append(word.value) }
        }
        return names
    }

    private static let styles: KeyValuePairs<String, String> = [
        "Regular": "", "Roman": "", "Book": "", "UltraLight": "Ultra-Light",
        "ExtraLight": "Ultra-Light", "Thin": "Thin", "Light": "Light", "Medium": "Medium",
        "SemiBold": "Semi-Bold", "Semibold": "Semi-Bold", "DemiBold": "Semi-Bold",
        "ExtraBold": "Ultra-Bold", "Heavy": "Ultra-Bold", "Black": "Heavy", "Bold": "Bold",
        "Italic": "Italic", "Oblique": "Italic", "MT": "",
    ]
}
