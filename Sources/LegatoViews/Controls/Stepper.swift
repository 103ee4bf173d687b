import Foundation
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
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme

    /// Creates a stepper that runs actions; a button whose action is nil is disabled.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        (self.onIncrement, self.onDecrement) = (onIncrement, onDecrement)
        self.onEditingChanged = onEditingChanged
    }

    /// The label and the buttons.
    public var body: some View {
        HStack {
            if !labelsAreHidden {
                label
                Spacer()
            }
            FocusableView(content: buttons, control: control) { event in
                guard event.isPlain else { return false }
                switch event.key {
                case "left", "down": act(onDecrement)
                case "right", "up": act(onIncrement)
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
            role: .stepper, adjust: { act($0 == .increment ? onIncrement : onDecrement) })
    }

    @MainActor private var buttons: some View {
        HStack(spacing: 0) {
            StepperHalf(isPlus: false, isOn: onDecrement != nil && isEnabled) { act(onDecrement) }
            Rectangle()
                .fill(Color(white: 0.463, opacity: 0.3))
                .frame(width: 1, height: 18)
            StepperHalf(isPlus: true, isOn: onIncrement != nil && isEnabled) { act(onIncrement) }
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

extension Stepper {
    /// Creates a stepper for a value, 1 at a time by default.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper for a value in a range, 1 at a time by default.
    ///
    /// A button is disabled at its end of the range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let now = value.wrappedValue
        func set(_ next: V) {
            value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
        }
        self.init(
            label: label,
            onIncrement: now < bounds.upperBound
                ? { set(value.wrappedValue.advanced(by: step)) } : nil,
            onDecrement: now > bounds.lowerBound
                ? { set(value.wrappedValue.advanced(by: 0 - step)) } : nil,
            onEditingChanged: onEditingChanged
        )
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

extension Stepper where Label == Text {
    /// Creates a stepper with a title that runs actions.
    public init(
        _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title for a value.
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title for a value in a range.
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
