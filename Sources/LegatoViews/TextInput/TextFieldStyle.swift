import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The appearance of text fields.
///
/// A custom style implements `_body(configuration:)`, as in SwiftUI.
@preconcurrency @MainActor public protocol TextFieldStyle {
    /// The type of the body.
    associatedtype _Body: View
    /// The type of the label of the field to be styled.
    typealias _Label = TextFieldStyleLabel

    /// Returns a styled field.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// Shows the text only: the default style.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Returns a styled field.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Shows the text only: the default style.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Returns a styled field.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Draws a rounded border around the text.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Returns a styled field.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(.horizontal, 7)
            .padding(.vertical, 6)
            .background { FieldBorder(radius: 6) }
    }
}

/// Draws a rectangular border around the text.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Returns a styled field.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(.horizontal, 4)
            .padding(.vertical, 3)
            .background { FieldBorder(radius: 0) }
    }
}

/// The border of a field.
private struct FieldBorder: View {
    let radius: CGFloat
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        RoundedRectangle(cornerRadius: radius)
            .fill(Color(white: scheme == .dark ? 0 : 1))
            .overlay {
                RoundedRectangle(cornerRadius: radius)
                    .strokeBorder(Color(white: scheme == .dark ? 0.27 : 0.8), lineWidth: 0.5)
            }
    }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Shows the text only.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style: shows the text only.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Draws a rounded border around the text.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// Draws a rectangular border around the text.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

nonisolated extension EnvironmentValues {
    /// The style of text fields; nil for the default one.
    var textFieldMaker: StyleMaker<TextFieldStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of text fields in the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(
            \.textFieldMaker,
            StyleMaker(style) {
                // Text fields inside have the default style.
                $0._body(configuration: TextField(styled: $1.field))
                    .environment(\.textFieldMaker, nil)
            }
        )
    }
}
