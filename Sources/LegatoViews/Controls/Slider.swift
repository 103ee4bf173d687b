import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that selects a number in a range, with the pointer or the arrow keys.
///
/// Infinite numbers and NaN are ignored, with a warning: a range whose length is not finite becomes
/// 0...1, a value that is not finite is shown as the minimum, and a step that is not finite has no
/// effect, as does a step of 0 or below.
///
/// ```swift
/// Slider(value: $volume, in: 0...11)
/// ```
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let onEditingChanged: (Bool) -> Void
    /// The label for assistive technologies.
    private let title: String
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    private var marks: [SliderMark] = []
    /// The value from which the track is filled; nil for the minimum.
    private var neutral: Double?
    /// The values that can be selected; nil for all.
    private var enabled: ClosedRange<Double>?
    /// The description of the value for assistive technologies; empty for a percentage.
    var spokenValue = ""
    @State private var isEditing = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.sliderThumbVisibility) private var thumbVisibility

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?,
        _ onEditingChanged: @escaping (Bool) -> Void, _ minimum: ValueLabel, _ maximum: ValueLabel,
        title: String = ""
    ) {
        self.value = value.mapped({ Double($0) }, { V($0) })
        self.bounds = Self.check.range(
            Double(bounds.lowerBound)...Double(bounds.upperBound), or: 0...1
        )
        let step = Self.check.finite(step.map { Double($0) }, "no step is used")
        self.step = step.flatMap { $0 > 0 ? $0 : nil }
        self.onEditingChanged = onEditingChanged
        (self.minimum, self.maximum, self.title) = (minimum, maximum, title)
    }

    /// Sets the marks, the value from which the track is filled, and the values that can be selected.
    mutating func setMarks<V: BinaryFloatingPoint>(
        _ ticks: SliderTicks<V>, _ neutralValue: V?, _ enabledBounds: ClosedRange<V>?
    ) {
        marks = ticks.marks.filter {
            Self.check.finite($0.value, "the mark is not shown").map(bounds.contains) ?? false
        }
        neutral = Self.check.finite(neutralValue.map { Double($0) }, "the minimum is used")
            .flatMap { bounds.contains($0) ? $0 : nil }
        guard let enabledBounds else { return }
        let range = Double(enabledBounds.lowerBound)...Double(enabledBounds.upperBound)
        enabled = Self.check.range(range, or: bounds).clamped(to: bounds)
    }

    /// The track and knob, between the end labels, above the marks.
    public var body: some View {
        HStack {
            minimum
            VStack(spacing: 0) {
                FocusableView(content: bar, control: control, onKey: press)
                if !marks.isEmpty {
                    SliderMarks(
                        marks: marks.map { (fraction(of: $0.value), $0.label) },
                        knob: hasThumb ? Self.knob : 0
                    )
                    .padding(.top, -7)
                }
            }
            maximum
        }
    }

    /// The fraction of the track before a value.
    private func fraction(of value: Double) -> Double {
        length > 0 ? (value - bounds.lowerBound) / length : 0
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }
    /// The filled fraction of the track.
    ///
    /// Only the body reads it, so that each invalid value is reported once.
    @MainActor private var fraction: Double {
        _ = Self.check.finite(value.wrappedValue, "\(bounds.lowerBound) is used")
        return length > 0 ? (current - bounds.lowerBound) / length : 0
    }

    private static var check: NumberCheck { NumberCheck(Self.self, "init(value:in:)") }

    /// The value; the minimum if it is not finite.
    @MainActor private var current: Double {
        value.wrappedValue.isFinite ? value.wrappedValue : bounds.lowerBound
    }

    /// The slider for assistive technologies: the filled part, which steps change.
    @MainActor private var control: ControlElement {
        ControlElement(
            role: .slider, label: title,
            value: {
                if !spokenValue.isEmpty { return spokenValue }
                let part = length > 0 ? (current - bounds.lowerBound) / length : 0
                return "\(Int((100 * min(max(part, 0), 1)).rounded()))%"
            },
            number: {
                AccessibilityNumber(value: current, bounds: bounds, step: unit) { change(to: $0) }
            },
            adjust: { change(to: current + ($0 == .increment ? unit : -unit)) }
        )
    }

    /// Sets the value for an assistive technology.
    @MainActor private func change(to value: Double) {
        guard isEnabled else { return }
        onEditingChanged(true)
        set(value)
        onEditingChanged(false)
    }

    /// The distance by which a key or an adjustment moves the knob.
    private var unit: Double { step ?? length / 20 }

    @MainActor private var bar: some View {
        FractionLayout(
            fraction: fraction, origin: neutral.map(fraction(of:)), thickness: 4, height: 28
        ) {
            Capsule().fill(Color.gray.opacity(0.3))
                .overlay { if !hasThumb { FocusRing(shape: Capsule()) } }
            Capsule().fill(Color.accentColor)
            if hasThumb {
                Circle()
                    .fill(Color.white)
                    .frame(width: Self.knob, height: Self.knob)
                    .shadow(color: Color(white: 0, opacity: 0.25), radius: 5, y: 2)
                    .overlay { FocusRing(shape: Circle()) }
            }
        }
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
        .gesture(
            PressGesture(takesPointer: true).following { press in
                if !isEditing {
                    isEditing = true
                    onEditingChanged(true)
                }
                follow(press)
            } ended: { press in
                follow(press)
                endEditing()
            } failed: {
                endEditing()
            }
        )
    }

    private static var knob: CGFloat { 26 }
    @MainActor private var hasThumb: Bool { thumbVisibility != .hidden }

    @MainActor private func endEditing() {
        isEditing = false
        onEditingChanged(false)
    }

    @MainActor private func follow(_ press: PressGesture.Value) {
        let knob = hasThumb ? Self.knob : 0
        let width = press.size.width - knob
        guard width > 0 else { return }
        let part = (press.location.x - knob / 2) / width
        set(bounds.lowerBound + min(max(part, 0), 1) * length)
    }

    @MainActor private func set(_ new: Double) {
        var new = new
        if let step {
            let count = ((new - bounds.lowerBound) / step).rounded()
            // A step so small that the count is not representable has no effect.
            if count.isFinite { new = bounds.lowerBound + count * step }
        }
        let range = enabled ?? bounds
        new = min(max(new, range.lowerBound), range.upperBound)
        if new != value.wrappedValue { value.wrappedValue = new }
    }

    @MainActor private func press(_ event: KeyEvent) -> Bool {
        guard event.isPlain else { return false }
        switch event.key {
        case "left", "down": set(current - unit)
        case "right", "up": set(current + unit)
        case "home": set((enabled ?? bounds).lowerBound)
        case "end": set((enabled ?? bounds).upperBound)
        default: return false
        }
        return true
    }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider with a range, 0 to 1 by default.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView())
    }

    /// Creates a slider with a step.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), onEditingChanged, EmptyView(), EmptyView())
    }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label for accessibility, which is not drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(),
            title: spokenLabel(label())
        )
    }
}

nonisolated extension Slider {
    /// Creates a slider with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, bounds, nil, onEditingChanged, minimumValueLabel(), maximumValueLabel(),
            title: spokenLabel(label())
        )
    }
}
