public import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension Text {
    private func attributed(_ change: (inout TextAttributes) -> Void) -> Text {
        with { change(&$0.attributes) }
    }

    /// Returns the text with space added after each letter, in points; a negative value moves
    /// letters together.
    ///
    /// Clamped to -1000 to 1000. An infinite value or NaN has no effect, with a warning.
    public func kerning(_ kerning: CGFloat) -> Text {
        let points = NumberCheck(Self.self, "kerning(_:)").number(kerning, or: 0)
        return attributed { $0.kerning = points }
    }

    /// Returns the text with space added after each letter, in points; it takes precedence over
    /// `kerning(_:)`.
    ///
    /// Clamped to -1000 to 1000. An infinite value or NaN has no effect, with a warning.
    public func tracking(_ tracking: CGFloat) -> Text {
        let points = NumberCheck(Self.self, "tracking(_:)").number(tracking, or: 0)
        return attributed { $0.tracking = points }
    }

    /// Returns the text raised above the baseline by a distance in points, or lowered by a
    /// negative one.
    ///
    /// An infinite value or NaN has no effect, with a warning.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        let points = NumberCheck(Self.self, "baselineOffset(_:)").number(baselineOffset, or: 0)
        return attributed { $0.baselineOffset = points }
    }

    /// Returns the text with a colour behind its letters.
    package func backgroundColor(_ color: Color) -> Text { attributed { $0.background = color } }

    /// Returns the text with a solid line under it, or without one.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line; true by default.
    ///   - color: The colour of the line; nil, the default, for that of the text.
    /// - Returns: The text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Returns the text with a line of a pattern under it, or without one.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line; true by default.
    ///   - pattern: The pattern of the line.
    ///   - color: The colour of the line; nil, the default, for that of the text.
    /// - Returns: The text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        let style = LineStyle(pattern: pattern, color: color)
        return attributed { $0.underline = .init(style, isActive: isActive) }
    }

    /// Returns the text with a solid line through it, or without one.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line; true by default.
    ///   - color: The colour of the line; nil, the default, for that of the text.
    /// - Returns: The text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Returns the text with a line of a pattern through it, or without one.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line; true by default.
    ///   - pattern: The pattern of the line.
    ///   - color: The colour of the line; nil, the default, for that of the text.
    /// - Returns: The text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        let style = LineStyle(pattern: pattern, color: color)
        return attributed { $0.strikethrough = .init(style, isActive: isActive) }
    }

    /// Returns the text in bold, or unchanged.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    /// Returns the text in italics, or unchanged.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

    /// Returns the text in a design of its font; nil keeps the design.
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }

    /// Returns the text in a width of its font; nil keeps the width.
    public func fontWidth(_ width: Font.Width?) -> Text { with { $0.traits.width = width } }

    /// Returns the text in the monospaced design, or unchanged.
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? fontDesign(.monospaced) : self
    }
}
