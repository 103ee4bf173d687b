import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that performs an action when clicked, or when the space bar or Return is pressed.
///
/// ```swift
/// Button("Add") { withAnimation { items.append(Item()) } }
///     .buttonStyle(.borderedProminent)
/// ```
public nonisolated struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label
    private let press: MenuPress?
    /// Whether the button is a part of another style's button.
    private var isPart = false
    @Environment(\.buttonMaker) private var maker

    /// Creates a button with a label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a label.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label, press) = (role, action, label(), nil)
    }

    /// Creates the button of a menu, with the effects of a press; keys perform the action.
    init(press: MenuPress, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (role, self.action, self.label, self.press) = (nil, action, label(), press)
    }

    /// The button, in the style of the environment.
    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label.inRow)),
            press: press, action: action, isPart: isPart
        )
        return (maker ?? .automatic).make(configuration)
    }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button of a style's configuration, in the style that is set outside that one.
    ///
    /// ```swift
    /// struct Framed: PrimitiveButtonStyle {
    ///     func makeBody(configuration: Configuration) -> some View {
    ///         Button(configuration).padding().border(.gray)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter configuration: The configuration that the style was given.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        (role, label, press) = (configuration.role, configuration.label, configuration.press)
        (action, isPart) = (configuration.action, true)
    }
}

nonisolated extension Button where Label == Text {
    /// Creates a button with a localised title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// Creates a button with a role and a localised title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a role and a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// A button that tracks presses for a style.
nonisolated struct PressableButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    /// Whether the focus may move to it automatically when its page appears.
    var isEntry = true
    /// Whether it takes the presses on its list row if that has no other control.
    var fillsRow = false
    @State private var isPressed = false
    @State private var hasRepeated = false
    /// Whether a drag of items rests on it that will activate it.
    @State private var isHovered = false
    /// Whether a press on the button of a menu is in progress.
    @State private var isDown = false
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @Environment(\.listLook) private var listLook
    @Environment(\.isShownLink) private var isShownLink
    @Environment(\.springLoadingBehavior) private var springLoading

    var body: some View {
        if fillsRow, listLook != nil {
            RowControlView(content: button, isHighlighted: isPressed || isShownLink) { isInside in
                follow(isInside)
            } end: { isInside in
                isPressed = false
                if isInside, !hasRepeated { configuration.trigger() }
            }
        } else {
            button
        }
    }

    @ViewBuilder @MainActor private var button: some View {
        if configuration.isPart {
            face
        } else {
            FocusableView(
                content: face.springLoaded(
                    springLoading, onHover: { isHovered = $0 }, action: configuration.trigger
                ),
                isEntry: isEntry, role: configuration.role, control: configuration.control,
                onKey: configuration.press
            )
        }
    }

    @MainActor private func follow(_ isInside: Bool) {
        if !isPressed { hasRepeated = false }
        isPressed = isInside
    }

    @MainActor private var face: some View {
        StyledView(
            style: style,
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: configuration.label,
                isPressed: isPressed || isHovered
            )
        ) { $0.makeBody(configuration: $1) }
        .contentShape(Rectangle())
        .background {
            if isPressed && repeatBehavior == .enabled {
                Repetition {
                    hasRepeated = true
                    configuration.trigger()
                }
            }
        }
        .gesture(
            PressGesture(
                takesPointer: configuration.press != nil, hovers: configuration.press != nil
            )
            .following { value in
                follow(value.isInside)
                guard let press = configuration.press, !isDown else { return }
                isDown = true
                press.began()
            } ended: { value in
                (isPressed, isDown) = (false, false)
                if let press = configuration.press {
                    press.ended(value.isInside)
                } else if !hasRepeated {
                    configuration.trigger()
                }
            } failed: {
                (isPressed, isDown) = (false, false)
            }
        )
    }
}

/// A button whose style decides when to trigger it; keys trigger it as well.
nonisolated struct PrimitiveButton<Style: PrimitiveButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.springLoadingBehavior) private var springLoading

    var body: some View {
        let face = StyledView(style: style, configuration: configuration) {
            $0.makeBody(configuration: $1)
        }
        if configuration.isPart {
            face
        } else {
            FocusableView(
                content: face.springLoaded(springLoading, action: configuration.trigger),
                role: configuration.role, control: configuration.control,
                onKey: configuration.press
            )
        }
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// The button for assistive technologies.
    fileprivate var control: ControlElement {
        ControlElement(traits: .isButton, activate: { trigger() })
    }

    /// Handles a key event; returns whether it triggers the button.
    fileprivate func press(_ event: KeyEvent) -> Bool {
        if event.isPress && !event.isRepeat { trigger() }
        return event.isPress
    }
}

nonisolated extension StyleMaker<PrimitiveButtonStyleConfiguration> {
    /// Type-erases a style; with `fillsRow`, a button that is the only control of a list row takes
    /// the presses on the row.
    init<S: ButtonStyle>(_ style: S, fillsRow: Bool = false) {
        self.init {
            AnyView(PressableButton(style: style, configuration: $0, fillsRow: fillsRow))
        }
    }

    init<S: PrimitiveButtonStyle>(primitive style: S) {
        self.init { AnyView(PrimitiveButton(style: style, configuration: $0)) }
    }

    /// Creates the same buttons, which run a closure before their action.
    func running(_ before: @escaping () -> Void) -> Self {
        Self(depth: depth) { configuration in
            if configuration.press != nil || configuration.isPart { return make(configuration) }
            var both = configuration
            both.action = {
                before()
                configuration.trigger()
            }
            return make(both)
        }
    }

    /// The default style.
    static var automatic: Self { Self(BorderlessButtonStyle(), fillsRow: true) }
}

nonisolated extension EnvironmentValues {
    /// The style of buttons, which close their menu first; nil for the default one.
    var buttonMaker: StyleMaker<PrimitiveButtonStyleConfiguration>? {
        get {
            let maker = self[StyleKey<PrimitiveButtonStyleConfiguration>.self]
            guard let menuClosing else { return maker }
            return (maker ?? .automatic).running(menuClosing.close)
        }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of buttons in the view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonMaker, StyleMaker(style))
    }

    /// Sets the style of buttons in the view, including their interaction.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        self.style(StyleMaker(primitive: style), \.buttonMaker)
    }
}
