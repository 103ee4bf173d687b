import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Draws a bar below the label: the default style.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// Draws a bar below the label, filled up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            GaugeBar(configuration: configuration, hasMark: false)
            configuration.currentValueLabel
        }
    }
}

/// Draws a bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeBar(configuration: configuration, hasMark: true)
    }
}

/// Draws a bar between the label and the current value, filled up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label.font(.headline)
            GaugeBar(configuration: configuration, hasMark: false)
            configuration.currentValueLabel.font(.caption)
        }
    }
}

/// Draws an open ring with a mark at the value, and the labels of both ends in its gap.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, length: 0.75)
    }
}

/// Draws a closed ring, filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, length: 1)
    }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: draws a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// Draws a bar below the label, filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// Draws a bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// Draws a bar between the label and the current value, filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// Draws an open ring with a mark at the value, and the labels of both ends in its gap.
    public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// Draws a closed ring, filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// The bar of a gauge between the labels of its ends.
private struct GaugeBar: View {
    let configuration: GaugeStyleConfiguration
    let hasMark: Bool
    @Environment(\.tint) private var tint

    private var ink: AnyShapeStyle {
        tint.inGauge { LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing) }
    }

    var body: some View {
        HStack {
            configuration.minimumValueLabel
            if hasMark {
                Capsule().fill(ink).frame(height: 6)
                    .overlay {
                        GeometryReader { proxy in
                            Circle().fill(.white)
                                .overlay { Circle().stroke(ink, lineWidth: 3) }
                                .frame(width: 12, height: 12)
                                .position(
                                    x: 6 + (proxy.size.width - 12) * configuration.value,
                                    y: proxy.size.height / 2
                                )
                        }
                    }
                    .frame(height: 12)
            } else {
                FractionLayout(fraction: configuration.value, thickness: 6, height: 6) {
                    Capsule().fill(Color.gray.opacity(0.25))
                    Capsule().fill(ink)
                }
            }
            configuration.maximumValueLabel
        }
    }
}

/// The ring of a gauge around the current value.
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    /// The fraction of the circle that the ring covers.
    let length: Double
    @Environment(\.tint) private var tint

    private static let lineWidth: CGFloat = 6
    /// The distance from the centre to the middle of the line.
    private static let radius: CGFloat = 26

    private var isOpen: Bool { length < 1 }

    /// The angle from the right at which the ring begins.
    private var start: Angle { .degrees(isOpen ? 135 : -90) }

    /// The colours of the ring, along which a gradient runs.
    ///
    /// On a closed ring the gradient starts with the round cap before the start, which would have the
    /// last colour otherwise.
    private var ink: AnyShapeStyle {
        let cap = isOpen ? Angle.zero : .radians(asin(Self.lineWidth / 2 / Self.radius))
        return tint.inGauge {
            AngularGradient(
                gradient: $0, center: .center, startAngle: -cap,
                endAngle: .degrees(360 * length) - cap
            )
        }
    }

    var body: some View {
        ZStack {
            if isOpen {
                ZStack {
                    arc(to: length, ink)
                    mark(diameter: 14).blendMode(.destinationOut)
                }
                .compositingGroup()
                mark(diameter: 9)
            } else {
                arc(to: length, AnyShapeStyle(Color.gray.opacity(0.25)))
                arc(to: length * configuration.value, ink)
            }
            configuration.currentValueLabel.font(.system(size: 17)).lineLimit(1)
        }
        .frame(width: 2 * Self.radius, height: 2 * Self.radius)
        .padding(Self.lineWidth / 2)
        .overlay(alignment: .bottom) {
            if isOpen { gap.font(.system(size: 10, weight: .medium)).lineLimit(1) }
        }
    }

    /// The part of the ring up to a fraction of the circle.
    private func arc(to end: Double, _ style: AnyShapeStyle) -> some View {
        Circle()
            .trim(from: 0, to: end)
            .stroke(style, style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
            .rotationEffect(start)
    }

    /// A disc on the ring at the value.
    private func mark(diameter: CGFloat) -> some View {
        Circle()
            .frame(width: diameter, height: diameter)
            .offset(x: Self.radius)
            .rotationEffect(start + .degrees(360 * length * configuration.value))
    }

    /// The labels of both ends, or the label of the gauge if they are absent.
    @ViewBuilder private var gap: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
        } else {
            configuration.label
        }
    }
}

extension AnyShapeStyle? {
    /// The style of a gauge with this tint: a gradient runs along the gauge, as a closure lays it out.
    fileprivate func inGauge<S: ShapeStyle>(_ layOut: (Gradient) -> S) -> AnyShapeStyle {
        guard let self else { return AnyShapeStyle(Color.accentColor) }
        return self.value(as: Gradient.self).map { AnyShapeStyle(layOut($0)) } ?? self
    }
}

nonisolated extension StyleMaker<GaugeStyleConfiguration> {
    /// Creates gauges in a style.
    init<S: GaugeStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

nonisolated extension EnvironmentValues {
    /// The style of gauges; nil for the default one.
    var gaugeMaker: StyleMaker<GaugeStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of gauges in the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeMaker, StyleMaker(style))
    }
}
