import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of a group box for its style.
public struct GroupBoxStyleConfiguration {
    /// The label of the box.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }
    /// The content of the box.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }

    /// The label of the box.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

/// The appearance of group boxes.
///
/// ```swift
/// struct GreyBox: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.label
///             configuration.content
///         }
///         .border(.gray)
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol GroupBoxStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a group box for its style.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the body of a group box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
