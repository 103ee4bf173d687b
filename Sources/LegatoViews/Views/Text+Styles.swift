import LegatoGraphics
import LegatoMotion

/// Weight, italics and digit widths that are applied to a text's font.
nonisolated struct FontTraits: Hashable {
    var weight: Font.Weight?
    var isItalic = false
    var usesMonospacedDigits = false

    /// Returns a font with the traits.
    func applied(to font: Font) -> Font {
        var font = weight.map(font.weight) ?? font
        if isItalic { font = font.italic() }
        return usesMonospacedDigits ? font.monospacedDigit() : font
    }

    /// Returns these traits overridden by those of an inner view.
    func with(_ inner: FontTraits) -> FontTraits {
        FontTraits(
            weight: inner.weight ?? weight, isItalic: isItalic || inner.isItalic,
            usesMonospacedDigits: usesMonospacedDigits || inner.usesMonospacedDigits
        )
    }
}

extension EnvironmentValues {
    /// The traits applied to the fonts of texts.
    var fontTraits: FontTraits {
        get { self[FontTraitsKey.self] }
        set { self[FontTraitsKey.self] = newValue }
    }
}

private enum FontTraitsKey: EnvironmentKey {
    static var defaultValue: FontTraits { FontTraits() }
}

extension Text {
    /// Changes the text; in a concatenated one, only what its parts leave unset.
    private func with(_ change: (inout Text) -> Void) -> Text {
        guard !rest.isEmpty else {
            var text = self
            change(&text)
            return text
        }
        let changed = parts.map { part in
            var text = part.with(change)
            text.font = part.font ?? text.font
            text.color = part.color ?? text.color
            text.traits = text.traits.with(part.traits)
            return text
        }
        var text = changed[0]
        text.rest = Array(changed.dropFirst())
        return text
    }

    /// Returns the text in a font; nil inherits the font of the environment.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }

    /// Returns the text in a foreground style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with { $0.color = AnyShapeStyle(style) }
    }

    /// Returns the text in a colour; nil inherits the foreground style of the environment.
    public func foregroundColor(_ color: Color?) -> Text {
        with { $0.color = color.map { AnyShapeStyle($0) } }
    }

    /// Returns the text in a font weight; nil keeps the weight of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }

    /// Returns the text in bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// Returns the text in italics.
    public func italic() -> Text { with { $0.traits.isItalic = true } }

    /// Returns the text with digits of equal width, if the typeface has them.
    public func monospacedDigit() -> Text { with { $0.traits.usesMonospacedDigits = true } }
}

extension View {
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

    /// Sets whether the view uses colours for a light or a dark appearance.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
