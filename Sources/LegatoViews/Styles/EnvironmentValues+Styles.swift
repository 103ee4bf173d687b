public import Foundation
public import LegatoCanvas
public import LegatoMotion

/// The appearance: dark on light, or light on dark.
nonisolated public enum ColorScheme: Sendable, Hashable, CaseIterable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

nonisolated extension TextAlignment {
    /// Aligns lines at the leading edge; the same as `natural`.
    public static var leading: TextAlignment { .natural }
}

nonisolated extension EnvironmentValues {
    /// The colour scheme, which determines system colours; `light` by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The font of texts that set none; nil, the default, for the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The maximum number of lines of a text, at least 1; nil, the default, for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Where the last line of a text that does not fit is truncated; at its end by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How the lines of a text are aligned; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The distance from the bottom of a line to the top of the next, in points; 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Whether controls accept input; true by default.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether the user prefers reduced motion; false by default.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// The foreground style; nil, the default, for black or white depending on the colour scheme.
    package private(set) var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    /// The tint; nil, the default, for the accent colour.
    package private(set) var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Sets the foreground style, which may refer to the previous one.
    package mutating func setForegroundStyle(_ style: some ShapeStyle) {
        let style = AnyShapeStyle(style, in: self)
        // Setting it would only add a level of indirection.
        if style.isOf(ForegroundStyle.self) && foregroundStyle != nil { return }
        foregroundStyle = style
    }

    /// Sets the tint, which may refer to the previous one; nil restores the default.
    package mutating func setTint(_ style: (some ShapeStyle)?) {
        let style = style.map { AnyShapeStyle($0, in: self) }
        if let style, style.isOf(TintShapeStyle.self) && tint != nil { return }
        tint = style
    }

    /// The environment in which a style with surroundings is resolved.
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
