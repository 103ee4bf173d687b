import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of labelled content for its style.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }
    /// The content.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The appearance of labelled content.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.font(.caption)
///             configuration.content
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol LabeledContentStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of labelled content for its style.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the body of labelled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
