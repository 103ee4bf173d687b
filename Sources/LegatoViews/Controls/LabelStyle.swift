import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of a label for its style.
@preconcurrency @MainActor public struct LabelStyleConfiguration {
    /// The title of the label.
    public nonisolated struct Title: View {
        let content: AnyView
        /// The title's content.
        public var body: some View { content }
    }

    /// The icon of the label.
    public nonisolated struct Icon: View {
        let content: AnyView
        /// The icon's content.
        public var body: some View { content }
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

/// The appearance of labels.
///
/// ```swift
/// struct Stacked: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.icon
///             configuration.title
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol LabelStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a label for its style.
    typealias Configuration = LabelStyleConfiguration

    /// Returns the body of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
