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

/// Draws an open ring, with the labels of both ends in its gap.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, length: 0.75)
    }
}

/// Draws a closed ring.
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
    /// Draws an open ring, with the labels of both ends in its gap.
    public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// Draws a closed ring.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// The bar of a gauge between the labels of its ends.
private struct GaugeBar: View {
    let configuration: GaugeStyleConfiguration
    let hasMark: Bool
    @Environment(\.tint) private var tint

    private var ink: AnyShapeStyle { tint ?? AnyShapeStyle(Color.accentColor) }

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

    private var ink: AnyShapeStyle { tint ?? AnyShapeStyle(Color.accentColor) }

    var body: some View {
        let stroke = StrokeStyle(lineWidth: 6, lineCap: .round)
        let start = Angle.degrees(length == 1 ? -90 : 135)
        ZStack {
            Circle()
                .trim(from: 0, to: length)
                .stroke(Color.gray.opacity(0.25), style: stroke)
                .rotationEffect(start)
            Circle()
                .trim(from: 0, to: length * configuration.value)
                .stroke(ink, style: stroke)
                .rotationEffect(start)
            configuration.currentValueLabel.font(.system(size: 17)).lineLimit(1)
        }
        .padding(3)
        .frame(width: 58, height: 58)
        .overlay(alignment: .bottom) {
            if length < 1 { gap.font(.system(size: 10, weight: .medium)).lineLimit(1) }
        }
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
