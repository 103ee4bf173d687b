import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control in which people type a secret, which is shown as a dot for each character.
///
/// It is edited like a `TextField`, but nothing can be copied from it, and double clicks select
/// all of it instead of a word.
public nonisolated struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private let onCommit: () -> Void
    @Environment(\.textFieldMaker) private var maker

    private init(
        _ text: Binding<String>, _ prompt: Text?, _ label: Label,
        onCommit: @escaping () -> Void = {}
    ) {
        (self.text, self.prompt, self.label, self.onCommit) = (text, prompt, label, onCommit)
    }

    /// Creates a field with a placeholder: the prompt or, without one, the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    /// The field, in the style of the environment.
    public var body: some View {
        let field = TextFieldFace(
            source: .text(text), placeholder: prompt.map { AnyView($0) } ?? AnyView(label),
            isSecure: true, onCommit: onCommit
        )
        if let maker {
            maker.make(TextFieldStyleConfiguration(field: AnyView(field)))
        } else {
            field
        }
    }
}

nonisolated extension SecureField where Label == Text {
    /// Creates a field with a localised title as its placeholder, unless there is a prompt.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text, prompt, Text(titleKey))
    }

    /// Creates a field with a title as its placeholder, unless there is a prompt.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text, prompt, Text(title))
    }

    /// Creates a field with a localised title that reports when it is submitted; the older form.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, nil, Text(titleKey), onCommit: onCommit)
    }

    /// Creates a field that reports when it is submitted; the older form.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, nil, Text(title), onCommit: onCommit)
    }
}
