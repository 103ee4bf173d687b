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

/// Type-erases a form style.
nonisolated struct FormMaker {
    let make: (FormStyleConfiguration) -> AnyView

    init<S: FormStyle>(_ style: S) {
        make = { AnyView(StyledForm(style: style, configuration: $0)) }
    }
}

/// A view that evaluates a style's body.
private nonisolated struct StyledForm<Style: FormStyle>: View, GuestHolder {
    let style: Style
    let configuration: FormStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

nonisolated extension EnvironmentValues {
    /// The style of forms; nil for the default one.
    var formMaker: FormMaker? {
        get { self[FormMakerKey.self] }
        set { self[FormMakerKey.self] = newValue }
    }
}

private nonisolated enum FormMakerKey: EnvironmentKey {
    static var defaultValue: FormMaker? { nil }
}

nonisolated extension View {
    /// Sets the style of forms in the view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formMaker, FormMaker(style))
    }
}
