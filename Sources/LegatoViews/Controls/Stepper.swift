public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control with two buttons, which decrease and increase a value.
///
/// ```swift
/// Stepper("Copies: \(count)", value: $count, in: 1...99)
/// ```
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    private let steps: any StepperSteps
    private let onEditingChanged: (Bool) -> Void
    /// A field for the value before the buttons; nil for none.
    private var field: AnyView?
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme

    /// Creates a stepper that runs actions; a button whose action is nil is disabled.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(actions: (onIncrement, onDecrement)), label(), onEditingChanged
        )
    }

    /// Creates a stepper that runs actions; a button whose action is nil is disabled.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    private init(
        _ steps: any StepperSteps, _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        (self.steps, self.label, self.onEditingChanged) = (steps, label, onEditingChanged)
    }

    /// The label and the buttons.
    public var body: some View {
        HStack {
            if !labelsAreHidden {
                label
                Spacer()
            }
            field
            FocusableView(content: buttons, control: control) { event in
                guard event.isPlain else { return false }
                switch event.key {
                case "left", "down": act(steps.decrement)
                case "right", "up": act(steps.increment)
                default: return false
                }
                return true
            }
        }
        .accessibilityElement(children: .combine)
    }

    /// The buttons for assistive technologies, which adjust the value.
    @MainActor private var control: ControlElement {
        ControlElement(
            role: .stepper, adjust: { act($0 == .increment ? steps.increment : steps.decrement) })
    }

    @MainActor private var buttons: some View {
        let (increment, decrement) = (steps.increment, steps.decrement)
        return HStack(spacing: 0) {
            StepperHalf(isPlus: false, isOn: decrement != nil && isEnabled) { act(decrement) }
            Rectangle()
                .fill(Color(white: 0.463, opacity: 0.3))
                .frame(width: 1, height: 18)
            StepperHalf(isPlus: true, isOn: increment != nil && isEnabled) { act(increment) }
        }
        .frame(width: 94, height: 32)
        .background(
            Color(white: 0.463, opacity: scheme == .dark ? 0.24 : 0.12),
            in: RoundedRectangle(cornerRadius: 8)
        )
        .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 8)) }
    }

    @MainActor private func act(_ action: (() -> Void)?) {
        guard let action, isEnabled else { return }
        onEditingChanged(true)
        action()
        onEditingChanged(false)
    }
}

/// What the buttons of a stepper do.
private nonisolated protocol StepperSteps {
    /// Increases the value; nil if that is not possible.
    @MainActor var increment: (() -> Void)? { get }
    /// Decreases the value; nil if that is not possible.
    @MainActor var decrement: (() -> Void)? { get }
}

private nonisolated struct StepperActions: StepperSteps {
    let actions: (increment: (() -> Void)?, decrement: (() -> Void)?)

    var increment: (() -> Void)? { actions.increment }
    var decrement: (() -> Void)? { actions.decrement }
}

/// The steps of a bound value, within bounds if it has any.
private nonisolated struct ValueSteps<V: Strideable>: StepperSteps {
    let value: Binding<V>
    var bounds: ClosedRange<V>?
    let step: V.Stride

    @MainActor var increment: (() -> Void)? {
        if let bounds, value.wrappedValue >= bounds.upperBound { return nil }
        return { set(value.wrappedValue.advanced(by: step)) }
    }

    @MainActor var decrement: (() -> Void)? {
        if let bounds, value.wrappedValue <= bounds.lowerBound { return nil }
        return { set(value.wrappedValue.advanced(by: 0 - step)) }
    }

    @MainActor private func set(_ next: V) {
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
}

/// One of the buttons of a stepper.
private nonisolated struct StepperHalf: View {
    let isPlus: Bool
    let isOn: Bool
    let action: () -> Void
    @State private var isPressed = false

    var body: some View {
        StepperSign(isPlus: isPlus)
            .stroke(Color.primary, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            .frame(width: 13, height: 13)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if isPressed { Color(white: 0.463, opacity: 0.2) } }
            .opacity(isOn ? 1 : 0.3)
            .contentShape(Rectangle())
            .gesture(
                PressGesture().following { press in
                    isPressed = press.isInside && isOn
                } ended: { _ in
                    isPressed = false
                    if isOn { action() }
                } failed: {
                    isPressed = false
                }
            )
    }
}

/// A plus or a minus sign.
private nonisolated struct StepperSign: Shape {
    let isPlus: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        if isPlus {
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
        return path
    }
}

nonisolated extension Stepper {
    /// Creates a stepper for a value, 1 at a time by default.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(ValueSteps(value: value, step: step), label(), onEditingChanged)
    }

    /// Creates a stepper for a value in a range, 1 at a time by default.
    ///
    /// A button is disabled at its end of the range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(ValueSteps(value: value, bounds: bounds, step: step), label(), onEditingChanged)
    }

    /// Creates a stepper for a value; the older form.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range; the older form.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged
        )
    }
}

nonisolated extension Stepper {
    /// Creates a stepper for a value that can also be typed, 1 at a time by default.
    ///
    /// ```swift
    /// Stepper(value: $rate, step: 0.05, format: .percent) { Text("Rate") }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - step: The step; 1 by default.
    ///   - format: The format of the value in its field.
    ///   - label: The label.
    ///   - onEditingChanged: Called with true before a button changes the value, and with false
    ///     afterwards.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(ValueSteps(value: value, step: step), label(), onEditingChanged)
        field = AnyView(StepperField(value: value, format: format))
    }

    /// Creates a stepper for a value in a range that can also be typed, 1 at a time by default.
    ///
    /// - Parameters:
    ///   - value: The value; a typed one is clamped to the range.
    ///   - bounds: The range; a button is disabled at its end of it.
    ///   - step: The step; 1 by default.
    ///   - format: The format of the value in its field.
    ///   - label: The label.
    ///   - onEditingChanged: Called with true before a button changes the value, and with false
    ///     afterwards.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(ValueSteps(value: value, bounds: bounds, step: step), label(), onEditingChanged)
        field = AnyView(StepperField(value: value, bounds: bounds, format: format))
    }
}

/// The field of a stepper's value.
private nonisolated struct StepperField<F: ParseableFormatStyle>: View
where F.FormatInput: Comparable, F.FormatOutput == String {
    let value: Binding<F.FormatInput>
    var bounds: ClosedRange<F.FormatInput>?
    let format: F

    var body: some View {
        let clamped = Binding(
            get: { value.wrappedValue },
            set: { (new: F.FormatInput) in
                value.wrappedValue =
                    bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
            }
        )
        TextField(value: clamped, format: format) { EmptyView() }
            .textFieldStyle(.roundedBorder)
            .frame(width: 72)
    }
}

nonisolated extension Stepper where Label == Text {
    /// Creates a stepper with a localised title for a value that can also be typed.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title for a value that can also be typed.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a localised title for a value in a range that can also be typed.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title for a value in a range that can also be typed.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a localised title that runs actions.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title that runs actions.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a localised title for a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title for a value.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a localised title for a value in a range.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title for a value in a range.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) },
            onEditingChanged: onEditingChanged
        )
    }
}
