import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that does something when it is pressed: with the pointer, the space bar or return.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label
    @Environment(\.buttonMaker) private var maker

    /// Creates a button with a label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a label that says what it is for.
    public init(
        role: ButtonRole?,
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    /// The button in its style.
    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role,
            label: ButtonStyleConfiguration.Label(content: AnyView(label)),
            action: action
        )
        return (maker ?? ButtonMaker(BorderlessButtonStyle())).make(configuration)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public init(_ title: some StringProtocol, action: @escaping () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// Creates a button with a title that says what it is for.
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// A button that follows the pointer and the keys, in a style.
struct PressableButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State var isPressed = false
    @State var isFocused = false

    var body: some View {
        FocusableView(content: face, isFocused: $isFocused, onKey: press)
    }

    private var face: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role,
                label: configuration.label,
                isPressed: isPressed,
                isFocused: isFocused
            )
        )
        .contentShape(Rectangle())
        .gesture(
            PressGesture().following { value in
                isPressed = value.isInside
            } ended: { _ in
                isPressed = false
                configuration.trigger()
            } failed: {
                isPressed = false
            }
        )
    }

    private func press(_ event: KeyEvent) -> Bool {
        guard event.key == "space" || event.key == "return" else { return false }
        if !event.isRepeat { configuration.trigger() }
        return true
    }
}
