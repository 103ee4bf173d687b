import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that shows a value in a range, on a bar or a ring.
///
/// A value outside the range is clamped. An infinite or NaN value is shown as the minimum, and a
/// range whose length is not finite becomes 0...1, with a warning.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let current: CurrentValueLabel
    private let minimum: BoundsLabel
    private let maximum: BoundsLabel
    @Environment(\.gaugeMaker) private var maker

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
        _ minimum: BoundsLabel, _ maximum: BoundsLabel
    ) {
        let check = NumberCheck(Self.self, "init(value:in:)")
        let range = check.range(Double(bounds.lowerBound)...Double(bounds.upperBound), or: 0...1)
        let value = check.finite(Double(value), "\(range.lowerBound) is used") ?? range.lowerBound
        let length = range.upperBound - range.lowerBound
        fraction = length > 0 ? min(max((value - range.lowerBound) / length, 0), 1) : 0
        (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
    }

    /// The gauge, in the style of the environment.
    public var body: some View {
        (maker ?? StyleMaker(DefaultGaugeStyle())).make(
            GaugeStyleConfiguration(
                value: fraction,
                label: GaugeStyleConfiguration.Label(content: AnyView(label)),
                currentValueLabel: erased(current).map {
                    GaugeStyleConfiguration.CurrentValueLabel(content: $0)
                },
                minimumValueLabel: erased(minimum).map {
                    GaugeStyleConfiguration.MinimumValueLabel(content: $0)
                },
                maximumValueLabel: erased(maximum).map {
                    GaugeStyleConfiguration.MaximumValueLabel(content: $0)
                }
            )
        )
    }

    /// A label, type-erased; nil if it is empty.
    private func erased<V: View>(_ label: V) -> AnyView? {
        label is EmptyView ? nil : AnyView(label)
    }
}

nonisolated extension Gauge {
    /// Creates a gauge with labels for the value and the ends of the range.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()
        )
    }
}

nonisolated extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a gauge.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
}
