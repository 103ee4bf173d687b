import Foundation
import LegatoGraphics
import LegatoMotion

/// What a button is for.
public nonisolated enum ButtonRole: Sendable, Hashable {
    /// It destroys something.
    case destructive
    /// It leaves things as they were.
    case cancel
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// What the button is for; nil for most.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is pressed now.
    public let isPressed: Bool
}

/// How buttons look.
///
/// A style may have dynamic properties, such as `@State`. The environment is that inside of the
/// button: `@Environment(\.isFocused)` tells whether it has the focus.
@preconcurrency @MainActor public protocol ButtonStyle {
    /// The type of view that a button becomes.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given that makes buttons itself.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button.
    public typealias Label = ButtonStyleConfiguration.Label
    /// What the button is for; nil for most.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: () -> Void

    /// Does what the button is for.
    public func trigger() { action() }
}

/// How buttons look and what sets them off; the keys do in any case.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
    /// The type of view that a button becomes.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Makes buttons as a style says.
struct ButtonMaker {
    let make: (PrimitiveButtonStyleConfiguration) -> AnyView

    init<S: ButtonStyle>(_ style: S) {
        make = { AnyView(PressableButton(style: style, configuration: $0)) }
    }

    init<S: PrimitiveButtonStyle>(primitive style: S) {
        make = { AnyView(PrimitiveButton(style: style, configuration: $0)) }
    }
}

extension EnvironmentValues {
    /// Makes buttons; nil for the standard ones.
    var buttonMaker: ButtonMaker? {
        get { self[ButtonMakerKey.self] }
        set { self[ButtonMakerKey.self] = newValue }
    }
}

private enum ButtonMakerKey: EnvironmentKey {
    static var defaultValue: ButtonMaker? { nil }
}

extension View {
    /// Sets how buttons in the view look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonMaker, ButtonMaker(style))
    }

    /// Sets how buttons in the view look and what sets them off.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonMaker, ButtonMaker(primitive: style))
    }
}

/// The label in the accent colour, or in the foreground style that is set on the button or around it.
public struct BorderlessButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: .borderless)
    }
}

/// The label alone.
public struct PlainButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: .plain)
    }
}

/// The label on a pale capsule; it is in the accent colour or in the foreground style that is set on
/// the button or around it.
public struct BorderedButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: .bordered)
    }
}

/// The label on a capsule of the accent colour; it is white or in the foreground style that is set on
/// the button or around it.
public struct BorderedProminentButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: .prominent)
    }
}

/// The label on a capsule that is pale or of the accent colour.
struct TwoFacedButtonStyle: ButtonStyle {
    var isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: isProminent ? .prominent : .bordered)
    }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// Text in the accent colour.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    /// The style of buttons that are given none: text in the accent colour.
    public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    /// The label on a pale capsule.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a capsule of the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// A button of one of the system's styles.
private struct SystemButton: View {
    enum Kind { case plain, borderless, bordered, prominent }

    let configuration: ButtonStyleConfiguration
    let kind: Kind
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.foregroundStyle) var foregroundStyle

    private var tint: Color { configuration.role == .destructive ? .red : .accentColor }

    private var ink: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        // A style that is given to the button, or around it, comes before its own.
        if foregroundStyle != nil { return AnyShapeStyle(ForegroundStyle()) }
        return switch kind {
        case .plain: AnyShapeStyle(ForegroundStyle())
        case .borderless, .bordered: AnyShapeStyle(tint)
        case .prominent: AnyShapeStyle(Color.white)
        }
    }

    private var face: Color {
        switch kind {
        case .plain, .borderless: .clear
        case .bordered: isEnabled ? tint.opacity(0.15) : Color.secondary.opacity(0.15)
        case .prominent: isEnabled ? tint : Color.secondary.opacity(0.15)
        }
    }

    private var hasFace: Bool { kind == .bordered || kind == .prominent }

    var body: some View {
        configuration.label
            .foregroundStyle(ink)
            .padding(.horizontal, hasFace ? 14 : 0)
            .padding(.vertical, hasFace ? 7 : 0)
            .background(face, in: Capsule())
            .overlay {
                FocusRing(shape: RoundedRectangle(cornerRadius: hasFace ? 18 : 5))
            }
            .opacity(configuration.isPressed ? (kind == .prominent ? 0.75 : 0.4) : 1)
    }
}
