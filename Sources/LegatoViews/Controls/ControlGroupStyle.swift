import LegatoGraphics
import LegatoMotion

/// The properties of a control group for its style.
public struct ControlGroupStyleConfiguration {
    /// The label of the group.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }
    /// The controls of the group.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }

    /// The label of the group; empty for a group without one.
    public let label: Label
    /// The controls of the group.
    public let content: Content
}

/// The appearance of control groups.
///
/// ```swift
/// struct Column: ControlGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.label
///             configuration.content
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol ControlGroupStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a control group for its style.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns the body of a control group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
