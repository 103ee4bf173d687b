import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that switches between on and off, with the pointer, the space bar or Return.
///
/// ```swift
/// Toggle("Loop", isOn: $isLooping)
/// ```
public nonisolated struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleMaker) private var maker

    /// Creates a toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }

    /// The toggle, in the style of the environment.
    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(content: AnyView(label.inRow)), isOn: isOn
        )
        (maker ?? ToggleMaker(SwitchToggleStyle())).make(configuration)
    }
}

nonisolated extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// A toggle in a style that handles keys.
nonisolated struct StyledToggle<Style: ToggleStyle>: View {
    let style: Style
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let control = ControlElement(
            traits: .isToggle, value: { configuration.isOn ? "1" : "0" },
            activate: { configuration.isOn.toggle() }
        )
        let face = ToggleFace(style: style, configuration: configuration)
        return FocusableView(content: face, control: control) { event in
            if event.isPress && !event.isRepeat { configuration.isOn.toggle() }
            return event.isPress
        }
    }
}

/// A view that evaluates a style's body.
private struct ToggleFace<Style: ToggleStyle>: View, GuestHolder {
    let style: Style
    let configuration: ToggleStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// Type-erases a toggle style.
nonisolated struct ToggleMaker {
    let make: (ToggleStyleConfiguration) -> AnyView

    init<S: ToggleStyle>(_ style: S) {
        make = { AnyView(StyledToggle(style: style, configuration: $0)) }
    }
}

nonisolated extension EnvironmentValues {
    /// The style of toggles; nil for the default one.
    var toggleMaker: ToggleMaker? {
        get { self[ToggleMakerKey.self] }
        set { self[ToggleMakerKey.self] = newValue }
    }
}

private nonisolated enum ToggleMakerKey: EnvironmentKey {
    static var defaultValue: ToggleMaker? { nil }
}

nonisolated extension View {
    /// Sets the style of toggles in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleMaker, ToggleMaker(style))
    }
}
