import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of a progress view for its style.
@preconcurrency @MainActor public struct ProgressViewStyleConfiguration {
    /// The label of a progress view.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The label's content.
        public var body: some View { content }
    }

    /// The view of a progress view that describes its current value.
    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        /// The view's content.
        public var body: some View { content }
    }

    /// The fraction completed, 0 to 1; nil if it is unknown.
    public let fractionCompleted: Double?
    /// The label; nil if there is none.
    public var label: Label?
    /// The view that describes the current value; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

/// The appearance of progress views.
///
/// ```swift
/// struct Percentage: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol ProgressViewStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a progress view for its style.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the body of a progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
