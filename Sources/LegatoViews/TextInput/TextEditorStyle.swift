import LegatoGraphics
import LegatoMotion

/// The look of text editors.
///
/// A style composes those of the library:
///
/// ```swift
/// struct Framed: TextEditorStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         PlainTextEditorStyle().makeBody(configuration: configuration)
///             .border(.gray)
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol TextEditorStyle {
    /// The parts of a text editor.
    typealias Configuration = TextEditorStyleConfiguration
    /// The type of the view that shows a text editor.
    associatedtype Body: View

    /// Returns the view that shows a text editor.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a text editor for its style.
@preconcurrency @MainActor public struct TextEditorStyleConfiguration {
    /// The text, without a background.
    let editor: AnyView
}
