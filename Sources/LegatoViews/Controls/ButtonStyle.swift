import LegatoGraphics
import LegatoMotion

/// The properties of a button for its style.
public nonisolated struct ButtonStyleConfiguration {
    /// The label of the button.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The label's content.
        public var body: some View { content }
    }

    /// The role of the button; nil for most.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is pressed.
    public let isPressed: Bool
}

/// The appearance of buttons.
///
/// A style can have dynamic properties, such as `@State`. Its environment is that of the button's
/// content: `@Environment(\.isFocused)` reports whether the button has the focus.
///
/// ```swift
/// struct Squeeze: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///             .scaleEffect(configuration.isPressed ? 0.9 : 1)
///             .animation(.snappy, value: configuration.isPressed)
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol ButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a button for its style.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the body of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a primitive style.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The label of a button.
    public typealias Label = ButtonStyleConfiguration.Label
    /// The role of the button; nil for most.
    public let role: ButtonRole?
    /// The label of the button.
    public internal(set) var label: Label
    /// The effects of a press on the button of a menu; nil for other buttons.
    var press: MenuPress?
    var action: () -> Void
    /// Whether the button is a part of another style's button, which has the focus.
    var isPart = false

    /// Performs the action of the button.
    public func trigger() { action() }
}

/// The appearance and interaction of buttons; keys trigger them in every style.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a button for its style.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the body of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
