import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A switch between on and off: with the pointer, the space bar or return.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// Creates a switch with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }

    /// The label and the switch.
    public var body: some View {
        HStack {
            if !labelsAreHidden {
                label
                Spacer()
            }
            Switch(isOn: isOn)
        }
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a title.
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension EnvironmentValues {
    /// Whether controls show no labels.
    var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

private enum LabelsAreHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Lets controls in the view show no labels.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// The switch of a toggle.
private struct Switch: View {
    @Binding var isOn: Bool
    @State var isPressed = false
    @State var isFocused = false
    @Environment(\.isEnabled) var isEnabled

    var body: some View {
        FocusableView(
            content: IsolatedView(content: face, animation: .snappy(duration: 0.3)),
            isFocused: $isFocused,
            onKey: press
        )
    }

    private var face: some View {
        Capsule()
            .fill(isOn ? Color(.green) : Color(.gray).opacity(0.4))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule()
                    .fill(Color.white)
                    .frame(width: isPressed ? 33 : 27, height: 27)
                    .shadow(color: Color(white: 0, opacity: 0.2), radius: 4, y: 2)
                    .padding(2)
            }
            .overlay { FocusRing(shape: Capsule(), isShown: isFocused) }
            .opacity(isEnabled ? 1 : 0.5)
            .gesture(
                PressGesture().following { value in
                    isPressed = value.isInside
                } ended: { _ in
                    isPressed = false
                    isOn.toggle()
                } failed: {
                    isPressed = false
                }
            )
    }

    private func press(_ event: KeyEvent) -> Bool {
        guard event.key == "space" || event.key == "return" else { return false }
        if !event.isRepeat { isOn.toggle() }
        return true
    }
}
