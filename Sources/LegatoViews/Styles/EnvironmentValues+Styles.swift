public import Foundation
public import LegatoCanvas
public import LegatoMotion

/// Whether views are shown dark on light or light on dark.
nonisolated public enum ColorScheme: Sendable, Hashable, CaseIterable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

nonisolated extension TextAlignment {
    /// At the start of the line; the same as `natural`.
    public static var leading: TextAlignment { .natural }
}

nonisolated extension EnvironmentValues {
    /// Whether colours are those of a light or of a dark appearance; light by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The font of text that names none; nil, the body font, by default.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines of a text, at least 1; nil, as many as it needs, by default.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Where the last line of a text that does not fit is cut; at its end by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// Where the lines of a text stand; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The distance in points from the bottom of a line to the top of the next; 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Whether controls take input; true by default.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether the user asks for less motion; false by default.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// The style of what stands in front; nil, black or white by the colour scheme, by default.
    package private(set) var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    /// The style of accents; nil, the accent colour, by default.
    package private(set) var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Sets the style of what stands in front, which may refer to the one that was set before.
    package mutating func setForegroundStyle(_ style: some ShapeStyle) {
        let style = AnyShapeStyle(style, in: self)
        // The one that is there would only be reached by a longer way.
        if style.isOf(ForegroundStyle.self) && foregroundStyle != nil { return }
        foregroundStyle = style
    }

    /// Sets the style of accents, which may refer to the one before; nil goes back to the default.
    package mutating func setTint(_ style: (some ShapeStyle)?) {
        let style = style.map { AnyShapeStyle($0, in: self) }
        if let style, style.isOf(TintShapeStyle.self) && tint != nil { return }
        tint = style
    }

    /// The environment in which a style that was set stands: with the styles from before.
    func replacing(_ surroundings: StyleSurroundings) -> EnvironmentValues {
        var outer = self
        outer.foregroundStyle = surroundings.foregroundStyle
        outer.tint = surroundings.tint
        return outer
    }
}

nonisolated private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

nonisolated private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

nonisolated private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

nonisolated private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

nonisolated private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

nonisolated private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

nonisolated private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

nonisolated private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

nonisolated private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
