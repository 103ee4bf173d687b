import Foundation
public import LegatoGraphics
public import LegatoMotion

/// A colour of a view: fixed, or what the system or the environment says.
///
/// What it is in the end `resolve(in:)` tells; as a part of an animation it moves in Oklab.
nonisolated public struct Color: Sendable, Hashable {
    /// A colour with everything worked out.
    public typealias Resolved = ResolvedColor

    private enum Provider: Hashable {
        case fixed(ResolvedColor)
        case system(SystemColor)
        case accent
        case opacity(NestedValue<Color>, Double)
        case mix(
            NestedValue<Color>,
            NestedValue<Color>,
            fraction: Double,
            in: Gradient.ColorSpace
        )
    }

    private var provider: Provider

    private init(_ provider: Provider) { self.provider = provider }

    /// Creates a fixed colour.
    public init(_ resolved: ResolvedColor) { self.init(.fixed(resolved)) }

    /// Creates a colour that the system defines.
    init(_ system: SystemColor) { self.init(.system(system)) }

    /// Creates a fixed colour from its encoded form.
    public init(cgColor: CGColor) { self.init(ResolvedColor(cgColor)) }

    /// The encoded form of a fixed colour; nil for one that the environment decides.
    public var cgColor: CGColor? {
        if case .fixed(let color) = provider { color.cgColor } else { nil }
    }

    /// The colour of accents: that of the tint around the view, by default blue.
    public static let accentColor = Color(.accent)

    /// Returns the colour with its opacity multiplied by a factor, 0 to 1.
    ///
    /// A factor below -1e9, above 1e9 or NaN counts as 1, with a warning.
    public func opacity(_ opacity: Double) -> Color {
        let opacity = Double(NumberCheck(Self.self, "opacity(_:)").number(opacity, or: 1))
        if case .fixed(let color) = provider { return Color(color.opacity(opacity)) }
        return Color(.opacity(NestedValue(self), opacity))
    }

    /// Returns a mixture with another colour.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The share of the other colour, 0 to 1; clamped to -1000 to 1000. NaN counts as
    ///     0, with a warning.
    ///   - colorSpace: What is mixed: Oklab's values, by default, or sRGB-encoded ones.
    /// - Returns: The mixture; it depends on the environment if one of the two does.
    public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let limit = 1000.0
        let part = NumberCheck(Self.self, "mix(with:by:in:)").order(fraction)
        let fraction = max(-limit, min(limit, part))
        return Color(
            .mix(NestedValue(self), NestedValue(rhs), fraction: fraction, in: colorSpace)
        )
    }
}

nonisolated extension Color: ShapeStyle {
    /// Returns the colour that is seen in an environment.
    public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        switch provider {
        case .fixed(let color): color
        case .system(let color): color.value(in: environment.colorScheme)
        case .accent: TintShapeStyle().resolvedStyle(in: environment).color
        case .opacity(let color, let factor):
            withStackRoom { color.value.resolve(in: environment) }.opacity(factor)
        case .mix(let first, let second, let fraction, let space):
            withStackRoom { first.value.resolve(in: environment) }
                .mixed(
                    with: withStackRoom { second.value.resolve(in: environment) },
                    by: fraction,
                    in: space
                )
        }
    }
}

nonisolated extension ResolvedColor: PrimitiveShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { .color(self) }

    /// Returns the colour a fraction of the way to another.
    fileprivate func mixed(
        with other: ResolvedColor,
        by fraction: Double,
        in space: Gradient.ColorSpace
    ) -> ResolvedColor {
        func mixed<Form: Animatable>(_ form: Form, _ other: Form) -> Form {
            var mixture = form
            mixture.animatableData.interpolate(towards: other.animatableData, amount: fraction)
            return mixture
        }
        return space == .perceptual
            ? mixed(self, other) : ResolvedColor(mixed(cgColor, other.cgColor))
    }
}
