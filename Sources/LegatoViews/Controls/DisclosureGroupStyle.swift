import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of a disclosure group for its style.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }
    /// The content of the group.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }

    /// The label of the group.
    public let label: Label
    /// The content of the group, which the style shows while the group is expanded.
    public let content: Content
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool
    /// Whether only the arrow shows and hides the content.
    let opensByArrow: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>, opensByArrow: Bool) {
        (self.label, self.content, self.opensByArrow) = (label, content, opensByArrow)
        _isExpanded = isExpanded
    }
}

/// The appearance of disclosure groups.
///
/// ```swift
/// struct Plus: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             HStack {
///                 configuration.label
///                 Button(configuration.isExpanded ? "-" : "+") {
///                     configuration.isExpanded.toggle()
///                 }
///             }
///             if configuration.isExpanded { configuration.content }
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a disclosure group for its style.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the body of a disclosure group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
