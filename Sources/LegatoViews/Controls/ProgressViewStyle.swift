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

extension ProgressViewStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        var result = self
        result.label = label.map { Label(content: change($0.content)) }
        result.currentValueLabel = currentValueLabel.map {
            CurrentValueLabel(content: change($0.content))
        }
        return result
    }
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

nonisolated extension EnvironmentValues {
    /// The style of progress views; nil for the default one.
    var progressMaker: StyleMaker<ProgressViewStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of progress views in the view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(
            StyleMaker(style) { $0.makeBody(configuration: $1) }, \.progressMaker
        )
    }
}
