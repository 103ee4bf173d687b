import Foundation
import LegatoMotion

nonisolated extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a step and a label for accessibility, which is not drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), onEditingChanged, EmptyView(), EmptyView(),
            title: spokenLabel(label())
        )
    }

    /// Creates a slider with a label for accessibility, which is not drawn; the older form.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(),
            title: spokenLabel(label())
        )
    }
}

nonisolated extension Slider {
    /// Creates a slider with a step and labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), onEditingChanged, minimumValueLabel(), maximumValueLabel(),
            title: spokenLabel(label())
        )
    }

    /// Creates a slider with labels at its ends; the older form.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value, bounds, nil, onEditingChanged, minimumValueLabel, maximumValueLabel,
            title: spokenLabel(label())
        )
    }

    /// Creates a slider with a step and labels at its ends; the older form.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), onEditingChanged, minimumValueLabel, maximumValueLabel,
            title: spokenLabel(label())
        )
    }
}
