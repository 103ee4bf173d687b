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
        case mix(NestedValue<Color>, NestedValue<Color>, fraction: Double, isPerceptual: Bool)
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

    /// Returns a mix with another colour, in Oklab or in encoded sRGB.
    func mixed(with other: Color, by fraction: Double, isPerceptual: Bool) -> Color {
        let (first, second) = (NestedValue(self), NestedValue(other))
        return Color(.mix(first, second, fraction: fraction, isPerceptual: isPerceptual))
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
        case .mix(let first, let second, let fraction, let isPerceptual):
            withStackRoom { first.value.resolve(in: environment) }
                .mixed(
                    with: withStackRoom { second.value.resolve(in: environment) }, by: fraction,
                    isPerceptual: isPerceptual
                )
        }
    }
}

nonisolated extension ResolvedColor: PrimitiveShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { .color(self) }

    /// Returns the colour interpolated towards another by a fraction, in Oklab or in encoded sRGB.
    fileprivate func mixed(
        with other: ResolvedColor, by fraction: Double, isPerceptual: Bool
    ) -> ResolvedColor {
        func mixed<Components: Animatable>(
            _ components: Components, _ other: Components
        ) -> Components {
            var mixture = components
            mixture.animatableData.interpolate(towards: other.animatableData, amount: fraction)
            return mixture
        }
        return isPerceptual ? mixed(self, other) : ResolvedColor(mixed(cgColor, other.cgColor))
    }
}
