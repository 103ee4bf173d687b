import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of a toggle for its style.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public struct Label: View {
        let content: AnyView
        /// The label's content.
        public var body: some View { content }
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// The appearance and interaction of toggles; the space bar and Return switch them in any case.
///
/// A style can have dynamic properties, such as `@State`. Its environment is that of the toggle's
/// content: `@Environment(\.isFocused)` reports whether the toggle has the focus.
@preconcurrency @MainActor public protocol ToggleStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a toggle for its style.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the body of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Type-erases a toggle style.
struct ToggleMaker {
    let make: (ToggleStyleConfiguration) -> AnyView

    init<S: ToggleStyle>(_ style: S) {
        make = { AnyView(StyledToggle(style: style, configuration: $0)) }
    }
}

extension EnvironmentValues {
    /// The style of toggles; nil for the default one.
    var toggleMaker: ToggleMaker? {
        get { self[ToggleMakerKey.self] }
        set { self[ToggleMakerKey.self] = newValue }
    }
}

private enum ToggleMakerKey: EnvironmentKey {
    static var defaultValue: ToggleMaker? { nil }
}

extension View {
    /// Sets the style of toggles in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleMaker, ToggleMaker(style))
    }
}

/// Draws the label and a switch, which is green or in the tint while it is on.
public struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// Creates the style.
    public init() {}

    /// Returns the body of a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if !labelsAreHidden {
                configuration.label
                Spacer()
            }
            IsolatedView(
                content: Switch(isOn: configuration.$isOn), animation: .snappy(duration: 0.3)
            )
        }
    }
}

/// Draws a button whose appearance shows whether the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
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

extension ToggleStyle where Self == SwitchToggleStyle {
    /// Draws the label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// The default style: draws the label and a switch.
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// Draws a button whose appearance shows whether the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The switch of a toggle.
private struct Switch: View {
    @Binding var isOn: Bool
    @State var isPressed = false
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.tint) var tint

    private var track: AnyShapeStyle {
        isOn ? tint ?? AnyShapeStyle(Color(.green)) : AnyShapeStyle(Color(.gray).opacity(0.4))
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
}
