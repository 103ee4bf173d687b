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

extension FormStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        Self(content: Content(content: change(content.content)))
    }
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

nonisolated extension StyleMaker<FormStyleConfiguration> {
    /// Creates forms in a style.
    init<S: FormStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

nonisolated extension EnvironmentValues {
    /// The style of forms; nil for the default one.
    var formMaker: StyleMaker<FormStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of forms in the view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        self.style(StyleMaker(style), \.formMaker)
    }
}
