import LegatoGraphics
public import LegatoMotion

/// The background style of the environment; by default the background of a window, white in light
/// and black in dark mode.
///
/// Its levels are the secondary and the tertiary background of the system, unless a background
/// style is set:
///
/// ```swift
/// Text("Card").padding().background(.background.secondary, in: .rect(cornerRadius: 12))
/// ```
nonisolated public struct BackgroundStyle: PrimitiveShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        if let style = environment.backgroundStyle { return style.style(in: environment) }
        return Color(white: environment.colorScheme == .dark ? 0 : 1).style(in: environment)
    }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension EnvironmentValues {
    /// The style of `ShapeStyle.background`; nil, the default, for the background of a window.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// Sets the background style, which may refer to the previous one.
    fileprivate mutating func setBackgroundStyle(_ style: some ShapeStyle) {
        // A style that is the previous one would refer to itself.
        guard !(style is BackgroundStyle) else { return }
        backgroundStyle = AnyShapeStyle(style, in: self)
    }
}

nonisolated private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

nonisolated extension View {
    /// Sets the style of `ShapeStyle.background` in the view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self, value: style) { $0.setBackgroundStyle($1) }
    }

    /// Fills the background of the view with the background style, also behind the safe area at the
    /// given edges.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with the background style.
    public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
