import Foundation
import LegatoGraphics

nonisolated extension Font {
    private func with(_ change: (inout FontDetails) -> Void) -> Font {
        var font = self
        change(&font.details)
        return font
    }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in bold, or in the regular weight if it is bold and `isActive` is false.
    ///
    /// Semibold and heavier fonts count as bold.
    public func bold(_ isActive: Bool) -> Font {
        if isActive { return bold() }
        return isBold ? weight(.regular) : self
    }

    /// Whether the font is semibold or heavier.
    var isBold: Bool {
        switch details.weight {
        case .semibold, .bold, .heavy, .black: true
        default: false
        }
    }

    /// Returns the font in italics.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// Returns the font in italics, or upright if `isActive` is false.
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

    /// Whether the font is in italics.
    package var isItalic: Bool { details.isItalic }

    /// Returns the font upright.
    package func upright() -> Font { with { $0.isItalic = false } }

    /// Returns the font in a width, if the family has one.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// Returns the font with digits of equal width, if the typeface has them.
    public func monospacedDigit() -> Font { with { $0.usesMonospacedDigits = true } }

    /// Returns the font with small capitals for all letters, if the typeface has them.
    public func smallCaps() -> Font {
        with {
            $0.usesSmallCapitals = true
            $0.shrinksCapitals = true
        }
    }

    /// Returns the font with small capitals for small letters, if the typeface has them.
    public func lowercaseSmallCaps() -> Font { with { $0.usesSmallCapitals = true } }

    /// Returns the font with small capitals for capitals, if the typeface has them.
    public func uppercaseSmallCaps() -> Font { with { $0.shrinksCapitals = true } }

    /// Returns the font with another distance between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}
