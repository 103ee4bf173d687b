import LegatoGraphics
import LegatoMotion

nonisolated extension Text {
    /// Changes the style; in concatenated text, only properties that its parts leave unset.
    func with(_ change: (inout Text) -> Void) -> Text {
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
            text.attributes = text.attributes.with(part.attributes)
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

    /// Returns the text with a font weight; nil keeps the weight of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }

    /// Returns the text in bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// Returns the text in italics.
    public func italic() -> Text { with { $0.traits.isItalic = true } }

    /// Returns the text with digits of equal width, if the typeface has them.
    public func monospacedDigit() -> Text { with { $0.traits.usesMonospacedDigits = true } }
}
