import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of a gauge for its style.
public struct GaugeStyleConfiguration {
    /// The label of the gauge.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }
    /// The label of the current value.
    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }
    /// The label of the minimum.
    public nonisolated struct MinimumValueLabel: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }
    /// The label of the maximum.
    public nonisolated struct MaximumValueLabel: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }

    /// The fraction of the range, 0 to 1.
    public let value: Double
    /// The label of the gauge.
    public let label: Label
    /// The label of the current value; nil if there is none.
    public let currentValueLabel: CurrentValueLabel?
    /// The label of the minimum; nil if there is none.
    public let minimumValueLabel: MinimumValueLabel?
    /// The label of the maximum; nil if there is none.
    public let maximumValueLabel: MaximumValueLabel?
}

/// The appearance of gauges.
///
/// ```swift
/// struct Percentage: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.label
///             Text(configuration.value, format: .percent)
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol GaugeStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a gauge for its style.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the body of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
