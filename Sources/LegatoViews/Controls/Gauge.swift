import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// How gauges are drawn.
nonisolated enum GaugeKind { case linear, circular, capacity }

/// A view that shows a value in a range, on a bar or a ring.
///
/// A value outside the range is shown at its end. One that is infinite or NaN is shown as the
/// minimum, and a range whose length is not finite becomes 0...1, with a warning.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let current: CurrentValueLabel
    private let least: BoundsLabel
    private let most: BoundsLabel
    @Environment(\.gaugeKind) private var kind
    @Environment(\.tint) private var tint

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
        _ least: BoundsLabel, _ most: BoundsLabel
    ) {
        let check = NumberCheck(Self.self, "init(value:in:)")
        let range = check.range(Double(bounds.lowerBound)...Double(bounds.upperBound), or: 0...1)
        let value = check.finite(Double(value), "\(range.lowerBound) is used") ?? range.lowerBound
        let length = range.upperBound - range.lowerBound
        fraction = length > 0 ? min(max((value - range.lowerBound) / length, 0), 1) : 0
        (self.label, self.current, self.least, self.most) = (label, current, least, most)
    }

    private var ink: AnyShapeStyle { tint ?? AnyShapeStyle(Color.accentColor) }

    /// The gauge, in the style of the environment.
    public var body: some View {
        switch kind {
        case .linear:
            VStack(spacing: 4) {
                label
                HStack {
                    least
                    FractionLayout(fraction: fraction, thickness: 6, height: 6) {
                        Capsule().fill(Color.gray.opacity(0.25))
                        Capsule().fill(ink)
                    }
                    most
                }
                current
            }
        case .circular: ring(from: 0.125, length: 0.75)
        case .capacity: ring(from: 0, length: 1)
        }
    }

    private func ring(from start: Double, length: Double) -> some View {
        let stroke = StrokeStyle(lineWidth: 6, lineCap: .round)
        return ZStack {
            Circle()
                .trim(from: 0, to: length)
                .stroke(Color.gray.opacity(0.25), style: stroke)
                .rotationEffect(.degrees(start == 0 ? -90 : 135))
            Circle()
                .trim(from: 0, to: length * fraction)
                .stroke(ink, style: stroke)
                .rotationEffect(.degrees(start == 0 ? -90 : 135))
            current.font(.system(size: 17)).lineLimit(1)
        }
        .padding(3)
        .frame(width: 58, height: 58)
    }
}

extension Gauge {
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

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a gauge.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
}

/// The appearance of gauges: one of those below.
@preconcurrency @MainActor public protocol GaugeStyle {}

/// A style by its kind.
private protocol KnownGaugeStyle: GaugeStyle {
    var kind: GaugeKind { get }
}

/// Draws a bar: the default style.
public struct DefaultGaugeStyle: KnownGaugeStyle {
    fileprivate var kind: GaugeKind { .linear }
    /// Creates the style.
    public init() {}
}

/// Draws a bar.
public struct LinearCapacityGaugeStyle: KnownGaugeStyle {
    fileprivate var kind: GaugeKind { .linear }
    /// Creates the style.
    public init() {}
}

/// Draws an open ring.
public struct AccessoryCircularGaugeStyle: KnownGaugeStyle {
    fileprivate var kind: GaugeKind { .circular }
    /// Creates the style.
    public init() {}
}

/// Draws a closed ring.
public struct AccessoryCircularCapacityGaugeStyle: KnownGaugeStyle {
    fileprivate var kind: GaugeKind { .capacity }
    /// Creates the style.
    public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: draws a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// Draws a bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// Draws an open ring.
    public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// Draws a closed ring.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension EnvironmentValues {
    /// How gauges are drawn.
    fileprivate var gaugeKind: GaugeKind {
        get { self[GaugeKindKey.self] }
        set { self[GaugeKindKey.self] = newValue }
    }
}

private enum GaugeKindKey: EnvironmentKey {
    static var defaultValue: GaugeKind { .linear }
}

extension View {
    /// Sets the style of gauges in the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeKind, (style as? any KnownGaugeStyle)?.kind ?? .linear)
    }
}
