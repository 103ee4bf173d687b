import Foundation
public import LegatoGraphics
public import LegatoMotion

/// A colour: fixed, defined by the system, or taken from the environment.
///
/// `resolve(in:)` returns the colour for an environment. Animations interpolate in Oklab.
///
/// ```swift
/// Circle()
///     .fill(isOn ? Color.green : Color(red: 0.2, green: 0.2, blue: 0.25))
/// ```
nonisolated public struct Color: Sendable, Hashable {
    /// A colour resolved to fixed components.
    public typealias Resolved = ResolvedColor

    private enum Provider: Hashable {
        case fixed(ResolvedColor)
        case system(SystemColor)
        case adaptive(AdaptiveColor)
        case accent
        case opacity(NestedValue<Color>, Double)
        case mix(NestedValue<Color>, NestedValue<Color>, fraction: Double, in: Gradient.ColorSpace)
    }

    private var provider: Provider

    private init(_ provider: Provider) { self.provider = provider }

    /// Creates a fixed colour.
    public init(_ resolved: ResolvedColor) { self.init(.fixed(resolved)) }

    /// Creates a system colour.
    init(system: SystemColor) { self.init(.system(system)) }

    /// Creates a colour with a value for each colour scheme.
    init(adaptive: AdaptiveColor) { self.init(.adaptive(adaptive)) }

    /// Creates a fixed colour from a Core Graphics colour.
    public init(cgColor: CGColor) { self.init(ResolvedColor(cgColor)) }

    /// The Core Graphics colour of a fixed colour; nil for one that depends on the environment.
    public var cgColor: CGColor? {
        if case .fixed(let color) = provider { color.cgColor } else { nil }
    }

    /// The accent colour: the tint of the environment, blue by default.
    public static let accentColor = Color(.accent)

    /// Returns the colour with its opacity multiplied by a factor, 0 to 1.
    ///
    /// A factor below -1e9, above 1e9 or NaN counts as 1, with a warning.
    public func opacity(_ opacity: Double) -> Color {
        let opacity = Double(NumberCheck(Self.self, "opacity(_:)").number(opacity, or: 1))
        if case .fixed(let color) = provider { return Color(color.opacity(opacity)) }
        return Color(.opacity(NestedValue(self), opacity))
    }

    /// Returns a mix with another colour.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The proportion of the other colour, 0 to 1; clamped to -1000 to 1000. NaN
    ///     counts as 0, with a warning.
    ///   - colorSpace: The space in which the colours are mixed: Oklab, the default, or encoded
    ///     sRGB.
    /// - Returns: The mix; it depends on the environment if either colour does.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let limit = 1000.0
        let part = NumberCheck(Self.self, "mix(with:by:in:)").order(fraction)
        let fraction = max(-limit, min(limit, part))
        return Color(.mix(NestedValue(self), NestedValue(rhs), fraction: fraction, in: colorSpace))
    }
}

nonisolated extension Color: ShapeStyle {
    /// Returns the colour for an environment.
    public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        switch provider {
        case .fixed(let color): color
        case .system(let color): color.value(in: environment.colorScheme)
        case .adaptive(let color): color.value(in: environment.colorScheme)
        case .accent: environment.resolvedTint.color
        case .opacity(let color, let factor):
            withStackRoom { color.value.resolve(in: environment) }.opacity(factor)
        case .mix(let first, let second, let fraction, let space):
            withStackRoom { first.value.resolve(in: environment) }
                .mixed(
                    with: withStackRoom { second.value.resolve(in: environment) }, by: fraction,
                    in: space
                )
        }
    }
}

nonisolated extension ResolvedColor: PrimitiveShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { .color(self) }

    /// Returns the colour interpolated towards another by a fraction.
    fileprivate func mixed(
        with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace
    ) -> ResolvedColor {
        func mixed<Components: Animatable>(
            _ components: Components, _ other: Components
        ) -> Components {
            var mixture = components
            mixture.animatableData.interpolate(towards: other.animatableData, amount: fraction)
            return mixture
        }
        return space == .perceptual
            ? mixed(self, other) : ResolvedColor(mixed(cgColor, other.cgColor))
    }
}
