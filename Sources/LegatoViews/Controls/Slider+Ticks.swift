import LegatoMotion

nonisolated extension Slider {
    /// Creates a slider with marks, a label for accessibility, and labels at its ends.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range of the track; 0 to 1 by default.
    ///   - neutralValue: The value from which the track is filled; nil, the default, for the start.
    ///   - enabledBounds: The part of the range that can be selected; nil, the default, for all.
    ///   - label: The label, which is not drawn.
    ///   - currentValueLabel: The description of the value for accessibility, which is not drawn.
    ///   - minimumValueLabel: The label at the start.
    ///   - maximumValueLabel: The label at the end.
    ///   - ticks: The marks below the track.
    ///   - onEditingChanged: Called with true when editing begins and with false when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> SliderTicks<V> = { SliderTicks() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, bounds, nil, onEditingChanged, minimumValueLabel(), maximumValueLabel(),
            title: spokenLabel(label())
        )
        setMarks(ticks(), neutralValue, enabledBounds)
        spokenValue = spokenLabel(currentValueLabel())
    }

    /// Creates a slider with a step, marks, a label for accessibility, and labels at its ends.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range of the track.
    ///   - step: The distance between selectable values.
    ///   - neutralValue: The value from which the track is filled; nil, the default, for the start.
    ///   - enabledBounds: The part of the range that can be selected; nil, the default, for all.
    ///   - label: The label, which is not drawn.
    ///   - currentValueLabel: The description of the value for accessibility, which is not drawn.
    ///   - minimumValueLabel: The label at the start.
    ///   - maximumValueLabel: The label at the end.
    ///   - ticks: The marks below the track.
    ///   - onEditingChanged: Called with true when editing begins and with false when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> SliderTicks<V> = { SliderTicks() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, V(step), onEditingChanged, minimumValueLabel(), maximumValueLabel(),
            title: spokenLabel(label())
        )
        setMarks(ticks(), neutralValue, enabledBounds)
        spokenValue = spokenLabel(currentValueLabel())
    }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with marks and a label for accessibility, which is not drawn.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range of the track; 0 to 1 by default.
    ///   - neutralValue: The value from which the track is filled; nil, the default, for the start.
    ///   - enabledBounds: The part of the range that can be selected; nil, the default, for all.
    ///   - label: The label.
    ///   - ticks: The marks below the track.
    ///   - onEditingChanged: Called with true when editing begins and with false when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> SliderTicks<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(),
            title: spokenLabel(label())
        )
        setMarks(ticks(), neutralValue, enabledBounds)
    }

    /// Creates a slider with a neutral value and a label for accessibility, which is not drawn.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range of the track; 0 to 1 by default.
    ///   - neutralValue: The value from which the track is filled.
    ///   - enabledBounds: The part of the range that can be selected; nil, the default, for all.
    ///   - label: The label.
    ///   - onEditingChanged: Called with true when editing begins and with false when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: label, ticks: { SliderTicks() }, onEditingChanged: onEditingChanged
        )
    }
}
