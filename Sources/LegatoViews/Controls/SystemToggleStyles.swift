import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Draws the label and a switch, which is green or in the tint while it is on.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a colour for switches that are on.
    public init(tint: Color) { self.tint = tint }

    /// Returns the body of a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if !labelsAreHidden {
                configuration.label
                Spacer()
            }
            IsolatedView(content: Switch(isOn: configuration.$isOn, ownTint: tint))
                .accessibility { $0.isHandle = true }
        }
    }
}

/// Draws a button whose appearance shows whether the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(TwoFacedButtonStyle(isProminent: configuration.isOn))
    }
}

/// Draws a box, with a mark while the toggle is on and a dash while it is mixed, before the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// Creates the style.
    public init() {}

    /// Returns the body of a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            CheckBox(isOn: configuration.$isOn, isMixed: configuration.isMixed)
                .accessibility { $0.isHandle = true }
            if !labelsAreHidden { configuration.label }
        }
    }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
    /// Draws a box before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The box of a toggle.
private struct CheckBox: View {
    @Binding var isOn: Bool
    let isMixed: Bool
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    private var fill: AnyShapeStyle {
        guard isOn || isMixed else { return AnyShapeStyle(Color.gray.opacity(0.15)) }
        return tint ?? AnyShapeStyle(Color.accentColor)
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 4)
            .fill(fill)
            .frame(width: 16, height: 16)
            .overlay {
                RoundedRectangle(cornerRadius: 4)
                    .strokeBorder(Color.gray.opacity(isOn || isMixed ? 0 : 0.5), lineWidth: 1)
            }
            .overlay {
                let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                if isMixed {
                    Capsule().fill(Color.white).frame(width: 8, height: 2)
                } else if isOn {
                    CheckMark().stroke(Color.white, style: line).frame(width: 8, height: 7)
                }
            }
            .overlay { if isPressed { Color(white: 0, opacity: 0.15).cornerRadius(4) } }
            .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 4)) }
            .opacity(isEnabled ? 1 : 0.5)
            .toggles($isOn, $isPressed)
    }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// Draws the label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// The default style: draws the label and a switch.
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// Draws a button whose appearance shows whether the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The switch of a toggle.
private struct Switch: View {
    @Binding var isOn: Bool
    /// The colour of its style; nil for the tint of the environment.
    let ownTint: Color?
    @State var isPressed = false
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.tint) var tint

    private var track: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color.gray.opacity(0.4)) }
        return ownTint.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.green)
    }

    var body: some View {
        Capsule()
            .fill(track)
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule()
                    .fill(Color.white)
                    .frame(width: isPressed ? 33 : 27, height: 27)
                    .shadow(color: Color(white: 0, opacity: 0.2), radius: 4, y: 2)
                    .padding(2)
            }
            .overlay { FocusRing(shape: Capsule()) }
            .opacity(isEnabled ? 1 : 0.5)
            .toggles($isOn, $isPressed)
            .transaction(value: [isOn, isPressed]) {
                // Changes of the colour scheme are not animated.
                guard $0.animation == nil, !$0.disablesAnimations else { return }
                $0.animation = .snappy(duration: 0.3)
            }
    }
}

extension View {
    /// Switches a value when a press ends inside; `isPressed` is true while the press is inside.
    fileprivate func toggles(_ isOn: Binding<Bool>, _ isPressed: Binding<Bool>) -> some View {
        gesture(
            PressGesture().following { value in
                isPressed.wrappedValue = value.isInside
            } ended: { _ in
                isPressed.wrappedValue = false
                isOn.wrappedValue.toggle()
            } failed: {
                isPressed.wrappedValue = false
            }
        )
    }
}

extension ToggleStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        var result = self
        result.label = Label(content: change(label.content))
        return result
    }
}
