import Foundation
import LegatoGraphics
import LegatoMotion

/// The parts of a form for its style.
@preconcurrency @MainActor public struct FormStyleConfiguration {
    /// The controls of the form.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The controls.
        public var body: some View { content }
    }

    /// The controls of the form.
    public let content: Content
}

/// The look of forms.
///
/// ```swift
/// struct Cards: FormStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.content }.padding()
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol FormStyle {
    /// The parts of a form.
    typealias Configuration = FormStyleConfiguration
    /// The type of the view that shows a form.
    associatedtype Body: View

    /// Returns the view that shows a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
