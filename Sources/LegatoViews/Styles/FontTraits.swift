import Foundation
import LegatoMotion

/// Weight, italics, digit widths, design and width that are applied to a text's font.
nonisolated struct FontTraits: Hashable {
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    /// Whether the text is smaller than its font; nil inherits from the outer view.
    var isSecondary: Bool?
    var isItalic = false
    var usesMonospacedDigits = false

    /// Returns a font with the traits.
    func applied(to font: Font) -> Font {
        var font = weight.map(font.weight) ?? font
        if isItalic { font = font.italic() }
        if let design, font.isSystem { font = font.design(design) }
        if let width { font = font.width(width) }
        if isSecondary == true { font = font.scaled(by: 0.8) }
        return usesMonospacedDigits ? font.monospacedDigit() : font
    }

    /// Returns these traits overridden by those of an inner view.
    func with(_ inner: FontTraits) -> FontTraits {
        FontTraits(
            weight: inner.weight ?? weight, design: inner.design ?? design,
            width: inner.width ?? width, isSecondary: inner.isSecondary ?? isSecondary,
            isItalic: isItalic || inner.isItalic,
            usesMonospacedDigits: usesMonospacedDigits || inner.usesMonospacedDigits
        )
    }
}

nonisolated extension EnvironmentValues {
    /// The traits applied to the fonts of texts.
    var fontTraits: FontTraits {
        get { texts.fontTraits }
        set { texts.fontTraits = newValue }
    }
}

nonisolated extension View {
    /// Sets the font weight of texts in the view; nil keeps the weights of their fonts.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontTraits) { $0.weight = weight }
    }

    /// Makes texts in the view bold.
    public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { if isActive { $0.weight = .bold } }
    }

    /// Makes texts in the view italic.
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { if isActive { $0.isItalic = true } }
    }

    /// Uses digits of equal width in the view, if the typeface has them.
    public func monospacedDigit() -> some View {
        transformEnvironment(\.fontTraits) { $0.usesMonospacedDigits = true }
    }
}
