public import Foundation
import LegatoGraphics
public import LegatoMotion

nonisolated extension View {
    private func textAttributes(
        _ change: @escaping (inout TextAttributes) -> Void
    ) -> some View { transformEnvironment(\.textAttributes, transform: change) }

    /// Adds space after each letter of texts in the view, in points.
    ///
    /// Clamped to -1000 to 1000. An infinite value or NaN has no effect, with a warning.
    public func kerning(_ kerning: CGFloat) -> some View {
        let points = NumberCheck(Self.self, "kerning(_:)").number(kerning, or: 0)
        return textAttributes { $0.kerning = points }
    }

    /// Adds space after each letter of texts in the view, in points; it takes precedence over
    /// `kerning(_:)`.
    ///
    /// Clamped to -1000 to 1000. An infinite value or NaN has no effect, with a warning.
    public func tracking(_ tracking: CGFloat) -> some View {
        let points = NumberCheck(Self.self, "tracking(_:)").number(tracking, or: 0)
        return textAttributes { $0.tracking = points }
    }

    /// Raises texts in the view above the baseline by a distance in points, or lowers them.
    ///
    /// An infinite value or NaN has no effect, with a warning.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        let points = NumberCheck(Self.self, "baselineOffset(_:)").number(baselineOffset, or: 0)
        return textAttributes { $0.baselineOffset = points }
    }

    /// Draws a line under texts in the view.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line; true by default.
    ///   - pattern: The pattern of the line; solid by default.
    ///   - color: The colour of the line; nil, the default, for that of the text.
    /// - Returns: The view.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style = Text.LineStyle(pattern: pattern, color: color)
        return textAttributes { $0.underline = .init(style, isActive: isActive) }
    }

    /// Draws a line through texts in the view.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line; true by default.
    ///   - pattern: The pattern of the line; solid by default.
    ///   - color: The colour of the line; nil, the default, for that of the text.
    /// - Returns: The view.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style = Text.LineStyle(pattern: pattern, color: color)
        return textAttributes { $0.strikethrough = .init(style, isActive: isActive) }
    }

    /// Sets the design of the fonts of texts in the view; nil keeps their designs.
    public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontTraits) { $0.design = design }
    }

    /// Sets the width of the fonts of texts in the view; nil keeps their widths.
    public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontTraits) { $0.width = width }
    }

    /// Uses the monospaced design for texts in the view.
    public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { if isActive { $0.design = .monospaced } }
    }

    /// Sets the letter case of texts in the view; nil leaves them as they are.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the distance from the bottom of a line to the top of the next in texts in the view, in
    /// points.
    ///
    /// Clamped to -1000 to 1000. An infinite value or NaN has no effect, with a warning.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(
            \.lineSpacing, NumberCheck(Self.self, "lineSpacing(_:)").number(lineSpacing, or: 0))
    }

    /// Sets the minimum scale to which texts in the view may shrink to fit, above 0 and up to 1.
    ///
    /// A text shrinks only if it would be truncated otherwise. A value out of range is clamped to
    /// 0.01 to 1; NaN has no effect, with a warning.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(
            \.minimumScaleFactor,
            NumberCheck(Self.self, "minimumScaleFactor(_:)").number(factor, or: 1)
        )
    }

    /// Lets texts in the view tighten their letter spacing by up to 5 % of the font size before
    /// they are truncated.
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets the maximum number of lines of texts in the view, and whether they reserve the space of
    /// all these lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : 0)
    }

    /// Sets the minimum and the maximum number of lines of texts in the view.
    ///
    /// A text with fewer lines takes the space of the minimum.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
    }

    /// Sets the minimum number of lines of texts in the view.
    ///
    /// A text with fewer lines takes the space of the minimum.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
    }

    /// Sets the maximum number of lines of texts in the view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, 0)
    }
}

nonisolated extension EnvironmentValues {
    /// The letter case of texts; nil, the default, leaves them as they are.
    public var textCase: Text.Case? {
        get { texts.textCase }
        set { texts.textCase = newValue }
    }

    /// The minimum scale to which a text may shrink to fit; 1, the default, to prevent it.
    public var minimumScaleFactor: CGFloat {
        get { texts.minimumScaleFactor }
        set { texts.minimumScaleFactor = newValue }
    }

    /// Whether texts may tighten their letter spacing to fit; false by default.
    public var allowsTightening: Bool {
        get { texts.allowsTightening }
        set { texts.allowsTightening = newValue }
    }

    /// The minimum number of lines for which a text reserves space.
    var reservedLines: Int {
        get { texts.reservedLines }
        set { texts.reservedLines = newValue }
    }
}
