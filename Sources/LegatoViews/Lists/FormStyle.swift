import Foundation
import LegatoGraphics
import LegatoMotion

/// The parts of a form for its style.
@preconcurrency @MainActor public struct FormStyleConfiguration {
    /// The controls of the form.
    public struct Content: View {
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

/// The default style: groups of rows that scroll, on rounded cards.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the controls in a list.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }
    }
}

/// Groups of rows that scroll, on rounded cards.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the controls in a list.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }
    }
}

/// Controls in a column that does not scroll.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the controls in a column.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// Groups of rows that scroll, on rounded cards.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Groups of rows that scroll, on rounded cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Controls in a column that does not scroll.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Type-erases a form style.
struct FormMaker {
    let make: (FormStyleConfiguration) -> AnyView

    init<S: FormStyle>(_ style: S) {
        make = { AnyView(StyledForm(style: style, configuration: $0)) }
    }
}

/// A view that evaluates a style's body.
private struct StyledForm<Style: FormStyle>: View, GuestHolder {
    let style: Style
    let configuration: FormStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of forms; nil for the default one.
    var formMaker: FormMaker? {
        get { self[FormMakerKey.self] }
        set { self[FormMakerKey.self] = newValue }
    }
}

private enum FormMakerKey: EnvironmentKey {
    static var defaultValue: FormMaker? { nil }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form of the parts of another one, for a style.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension View {
    /// Sets the style of forms in the view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formMaker, FormMaker(style))
    }
}
