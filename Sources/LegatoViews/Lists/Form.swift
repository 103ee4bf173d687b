import LegatoGraphics
import LegatoMotion

/// Controls in groups, with the look of a grouped list.
///
/// ```swift
/// Form {
///     Section("Sound") { Toggle("Mute", isOn: .constant(true)) }
/// }
/// ```
public nonisolated struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formMaker) private var maker

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls, in a list unless another style is set.
    public var body: some View {
        if let maker {
            maker.make(
                FormStyleConfiguration(
                    content: FormStyleConfiguration.Content(content: AnyView(content))
                )
            )
        } else {
            List { content }
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form of a style's configuration, in the style that is set outside that one.
    ///
    /// - Parameter configuration: The configuration that the style was given.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension FormStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        Self(content: Content(content: change(content.content)))
    }
}

nonisolated extension StyleMaker<FormStyleConfiguration> {
    /// Creates forms in a style.
    init<S: FormStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

nonisolated extension EnvironmentValues {
    /// The style of forms; nil for the default one.
    var formMaker: StyleMaker<FormStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of forms in the view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        self.style(StyleMaker(style), \.formMaker)
    }
}
