import LegatoMotion

/// The default style: a white background behind the text, black in the dark colour scheme.
///
/// `scrollContentBackground(.hidden)` hides the background.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}

    /// Returns the text with its background.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.editor.background { TextEditorGround() }
    }
}

/// No background behind the text.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}

    /// Returns the text.
    public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// A white background behind the text, black in the dark colour scheme.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No background behind the text.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The background of a text editor.
private struct TextEditorGround: View {
    @Environment(\.listSettings) private var settings
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if !settings.hidesBackground { Color(white: scheme == .dark ? 0 : 1) }
    }
}

nonisolated extension StyleMaker<TextEditorStyleConfiguration> {
    /// Creates text editors in a style.
    init<S: TextEditorStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

nonisolated extension EnvironmentValues {
    /// The style of text editors; nil for the default one.
    var textEditorMaker: StyleMaker<TextEditorStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the text editors in the view.
    ///
    /// - Parameter style: The style, such as `plain` for a text without a background.
    /// - Returns: The view.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        environment(\.textEditorMaker, StyleMaker(style))
    }
}
